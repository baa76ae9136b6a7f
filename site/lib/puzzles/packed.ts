/** Puzzles as a part holds them: gzipped, since most of a puzzle are long lists of moves that are much alike. */
import type { Refutation } from '$workers/puzzles/puzzle';
import type { PuzzlePage } from './fetch';

type Lines = (refutation: Refutation, action: string) => Refutation['line'];

const withLines = (pages: readonly PuzzlePage[], lineOf: Lines): PuzzlePage[] =>
  pages.map(({ puzzle, board }) => {
    const refutations = Object.entries(puzzle.refutations).map(([action, refutation]) => [
      action,
      { ...refutation, line: lineOf(refutation, action) },
    ]);
    return { puzzle: { ...puzzle, refutations: Object.fromEntries(refutations) }, board };
  });

const through = (body: ReadableStream<Uint8Array<ArrayBuffer>>, way: CompressionStream | DecompressionStream) =>
  new Response(body.pipeThrough(way));

/** Every line of a refutation begins with the action that is refuted, which is its key already. */
export const pack = (pages: readonly PuzzlePage[]): Promise<ArrayBuffer> =>
  through(
    new Blob([JSON.stringify(withLines(pages, ({ line }) => line.slice(1)))]).stream(),
    new CompressionStream('gzip'),
  ).arrayBuffer();

/** @throws TypeError or SyntaxError for what `pack` did not make */
export const unpack = async (body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<PuzzlePage[]> =>
  withLines(await through(body, new DecompressionStream('gzip')).json(), ({ line }, action) => [action, ...line]);
