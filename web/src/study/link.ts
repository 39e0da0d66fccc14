/** A study inside an address: packed small, behind the #, so that no server keeps or logs it. */

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Writes a study as letters that an address may have. */
export async function packed(study: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(study)), new CompressionStream("deflate-raw"));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Reads what `packed` wrote; throws on anything else. */
export async function unpacked(text: string): Promise<unknown> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
}
