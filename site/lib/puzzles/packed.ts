/** Puzzles as a part holds them: gzipped, since most of a puzzle are long lists of moves that are much alike. */
import type { PuzzlePage } from './page';

const through = (body: ReadableStream<Uint8Array<ArrayBuffer>>, way: CompressionStream | DecompressionStream) =>
  new Response(body.pipeThrough(way));

/** Every line of a refutation begins with the action that is refuted, which is its key already. */
export function pack(pages: readonly PuzzlePage[]): Promise<ArrayBuffer> {
  const shortened = structuredClone(pages);
  for (const { puzzle } of shortened) for (const { line } of Object.values(puzzle.refutations)) line.shift();
  return through(new Blob([JSON.stringify(shortened)]).stream(), new CompressionStream('gzip')).arrayBuffer();
}

/** @throws TypeError or SyntaxError for what `pack` did not make */
export async function unpack(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<PuzzlePage[]> {
  const pages: PuzzlePage[] = await through(body, new DecompressionStream('gzip')).json();
  for (const { puzzle } of pages)
    for (const [action, { line }] of Object.entries(puzzle.refutations)) line.unshift(action);
  return pages;
}
