/** Asks the server; every refusal becomes a Refused with its code, its sentence and its rule. */

import { noteAnswer } from "./reach.svelte.ts";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

type Body = Record<string, unknown>;

function refusal(status: number, answer: unknown): Refused {
  const outer = (answer ?? {}) as { error?: unknown };
  const fault = (outer.error ?? outer) as { code?: string; message?: string; rule?: string | null };
  return new Refused(fault.code ?? "unknown", fault.message ?? `${status}`, status, fault.rule ?? null);
}

async function ask<T>(method: string, path: string, body?: Body, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "X-Saltire": "1" };
  if (body) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body) request.body = JSON.stringify(body);
  if (signal) request.signal = signal;
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, request);
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === "AbortError") throw fault;
    noteAnswer(false);
    throw new Refused("no-connection", "", 0);
  }
  noteAnswer(!answer.headers.has("X-Saltire-Kept"));
  const text = await answer.text();
  let parsed: unknown;
  try {
    parsed = text ? JSON.parse(text) : null;
  } catch {
    parsed = null;
  }
  if (!answer.ok) throw refusal(answer.status, parsed);
  return parsed as T;
}

export const api = {
  get: <T>(path: string, signal?: AbortSignal) => ask<T>("GET", path, undefined, signal),
  post: <T>(path: string, body: Body = {}) => ask<T>("POST", path, body),
  put: <T>(path: string, body: Body) => ask<T>("PUT", path, body),
  patch: <T>(path: string, body: Body) => ask<T>("PATCH", path, body),
  delete: <T>(path: string, body?: Body) => ask<T>("DELETE", path, body),
};

/** Writes a query string of what is there. */
export function query(facts: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined && fact !== "");
  const text = new URLSearchParams(given.map(([name, fact]) => [name, String(fact)])).toString();
  return text ? `?${text}` : "";
}
