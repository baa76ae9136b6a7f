export interface PackedFile {
  /** Below the site's base; that of a page ends with a slash or is empty. */
  path: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Path, content type, length in bytes. */
type Entry = [string, string, number];

const LENGTH_BYTES = 4;

/**
 * Takes apart what tools/offline-packs.mjs put together: gzipped, the length of a list, the list as JSON, and the files
 * it names one behind the other.
 *
 * @throws TypeError or SyntaxError for anything else
 */
export async function unpack(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<PackedFile[]> {
  const all = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const listed = new DataView(all).getUint32(0);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(all, LENGTH_BYTES, listed))) as Entry[];
  let at = LENGTH_BYTES + listed;
  return list.map(([path, type, length]) => {
    const bytes = new Uint8Array(all, at, length);
    at += length;
    return { path, type, bytes };
  });
}
