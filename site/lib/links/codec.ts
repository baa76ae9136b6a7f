/**
 * Texts in the fragment of an address: a version byte, then the text as a zlib stream, all in base64url.
 * The Adler-32 at the end of a zlib stream finds links that were cut off or altered on the way.
 */

/** Grows when the meaning of the bytes changes; versions that were ever given out stay readable. */
export const LINK_VERSION = 1;

/** Texts are small; more than this is no link of ours, whatever it unpacks to. */
const MAX_BYTES = 1_000_000;

/**
 * empty: nothing there. characters: `at` is the first sign that cannot stand in a link. version: made by a version this
 * one does not know. damaged: cut off or altered. too-large: unpacks to more than `most` bytes.
 */
export type LinkProblem =
  | { problem: 'empty' }
  | { problem: 'characters'; at: number; found: string }
  | { problem: 'version'; found: number }
  | { problem: 'damaged' }
  | { problem: 'too-large'; most: number };

export type Decoded = { ok: true; text: string } | ({ ok: false } & LinkProblem);

export async function encodeLink(text: string): Promise<string> {
  const packed = await collect(streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate')));
  const bytes = new Uint8Array(1 + packed.length);
  bytes[0] = LINK_VERSION;
  bytes.set(packed, 1);
  return toBase64(bytes);
}

/** Never throws and never rejects. */
export async function decodeLink(link: string): Promise<Decoded> {
  if (link === '') return { ok: false, problem: 'empty' };
  const at = link.search(/[^A-Za-z0-9_-]/);
  if (at >= 0)
    return { ok: false, problem: 'characters', at: at + 1, found: String.fromCodePoint(link.codePointAt(at)!) };
  // No number of bytes takes 4n + 1 signs.
  if (link.length % 4 === 1) return { ok: false, problem: 'damaged' };
  const bytes = fromBase64(link);
  if (bytes[0] !== LINK_VERSION) return { ok: false, problem: 'version', found: bytes[0]! };
  try {
    const unpacked = await collect(streamOf(bytes.subarray(1)).pipeThrough(new DecompressionStream('deflate')));
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(unpacked) };
  } catch (error) {
    return error instanceof RangeError
      ? { ok: false, problem: 'too-large', most: MAX_BYTES }
      : { ok: false, problem: 'damaged' };
  }
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });
}

/** @throws RangeError above MAX_BYTES, before the rest is unpacked. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > MAX_BYTES) {
      await reader.cancel().catch(() => {});
      throw new RangeError('too large');
    }
  }
  const all = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

function toBase64(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}
