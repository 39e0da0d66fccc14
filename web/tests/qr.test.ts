import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pathOf, qrCode } from "../src/qr.ts";
import vectors from "./qr.vectors.json" with { type: "json" };

function rows(code: boolean[][]): string {
  return code.map((row) => row.map((dark) => (dark ? "1" : "0")).join("")).join("\n");
}

describe("a QR code", () => {
  test.each(vectors)("of version $version with mask $mask is the one segno makes", (vector) => {
    const code = qrCode(vector.text, vector.mask);
    expect(code.length).toBe(17 + 4 * vector.version);
    expect(createHash("sha256").update(rows(code)).digest("hex")).toBe(vector.sha256);
  });

  test("takes the mask that reads best", () => {
    const chosen = rows(qrCode("https://saltire.example/t/abc"));
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => rows(qrCode("https://saltire.example/t/abc", mask)));
    expect(all).toContain(chosen);
  });

  test("refuses a text that is too long", () => {
    expect(() => qrCode("x".repeat(400))).toThrow(RangeError);
  });

  test("is drawn as one path", () => {
    expect(pathOf([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z"); // prettier-ignore
  });
});
