/** Puzzles that visitors made, and positions to make one of, in the fragments of addresses. */
import { decodeLink, encodeLink } from '$lib/links/codec';
import { plain, readFragment, writeFragment } from '$lib/links/fragment';
import { readPuzzle } from '$workers/puzzles/read';
import type { Puzzle } from '$workers/puzzles/puzzle';

/** p: a puzzle. m: a position to make one of. */
const KEYS = { puzzle: 'p', position: 'm' } as const;

const hashOf = async (key: string, text: string): Promise<string> =>
  writeFragment({ key, value: await encodeLink(text) });

/** Every line of a refutation begins with the action that is refuted, which is its key already. */
export function puzzleHash(puzzle: Puzzle): Promise<string> {
  const refutations = Object.fromEntries(
    Object.entries(puzzle.refutations).map(([action, one]) => [action, { ...one, line: one.line.slice(1) }]),
  );
  return hashOf(KEYS.puzzle, JSON.stringify({ ...puzzle, refutations }));
}

export const positionHash = (notation: string): Promise<string> => hashOf(KEYS.position, notation);

/** nothing: no fragment of this page. damaged: cut off, altered, or made by a version that is not known here. */
export type Asked =
  | { kind: 'nothing' }
  | { kind: 'damaged' }
  | { kind: 'puzzle'; puzzle: Puzzle }
  | { kind: 'position'; notation: string };

/** What a fragment asks for. Never rejects. */
export async function readHash(hash: string): Promise<Asked> {
  const fragment = readFragment(hash);
  if (!fragment || !Object.values<string>(KEYS).includes(fragment.key)) return { kind: 'nothing' };
  const decoded = await decodeLink(plain(fragment.value));
  if (!decoded.ok) return { kind: 'damaged' };
  if (fragment.key === KEYS.position) return { kind: 'position', notation: decoded.text };
  const puzzle = puzzleOf(decoded.text);
  return puzzle ? { kind: 'puzzle', puzzle } : { kind: 'damaged' };
}

/** Null for a text that is no puzzle. Whether it is true is for the referee to say. */
function puzzleOf(text: string): Puzzle | null {
  try {
    const given = JSON.parse(text) as Puzzle;
    for (const [action, one] of Object.entries(given.refutations)) one.line.unshift(action);
    const read = readPuzzle(given);
    return read.ok ? read.puzzle : null;
  } catch {
    return null;
  }
}
