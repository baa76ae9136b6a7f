import { musterOf } from '$workers/games/tash-kalar/muster';
import { RANKS, type Rank, type State } from '$workers/games/tash-kalar/state';

/** What a square is touched with: a piece of a rank, or the eraser. */
export type Tool = Rank | 'erase';
export const TOOLS: readonly Tool[] = [...RANKS.slice(0, 2), 'erase'];

interface Edit {
  tool: Tool;
  square: string;
}

/** What a lesson wants of a row of edits. */
interface EditPredicate {
  /** Two-sided pieces in supply at the start and after each edit (TS-PIECE-1). */
  supply?: readonly number[];
  /** The squares touched, each once. */
  squares?: readonly string[];
  /** A tool that was used. */
  tool?: Tool;
}

/** Edits in their order, `common@e5 erase@e5`; `-` if there are none. */
export const readEdits = (text: string): Edit[] =>
  text === '-'
    ? []
    : text.split(' ').map((one) => {
        const [tool, square] = one.split('@') as [Tool, string];
        return { tool, square };
      });

export const printEdits = (edits: readonly Edit[]): string =>
  edits.map(({ tool, square }) => `${tool}@${square}`).join(' ') || '-';

/** The arena after each of the edits, the empty one first; all pieces are the first player's. */
export function arenas(edits: readonly Edit[]): State['board'][] {
  const boards: State['board'][] = [{}];
  for (const { tool, square } of edits) {
    const board = { ...boards.at(-1)! };
    if (tool === 'erase') delete board[square];
    else board[square] = { owner: 'A', rank: tool };
    boards.push(board);
  }
  return boards;
}

export const supplyOf = (board: State['board']): number => musterOf({ board, mode: 'highForm' }, 'A').supply.twoSided;

/** True if all predicates hold of the edits. */
export function editsHold(all: readonly object[], text: string): boolean {
  const edits = readEdits(text);
  const supplies = arenas(edits).map(supplyOf);
  const touched = [...new Set(edits.map(({ square }) => square))];
  return (all as readonly EditPredicate[]).every(
    ({ supply, squares, tool }) =>
      (!supply || supply.join() === supplies.join()) &&
      (!squares || squares.join() === touched.join()) &&
      (!tool || edits.some((edit) => edit.tool === tool)),
  );
}
