import type { Desk } from '../../../drills/desk';
import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import type { Effect, PieceEffect } from '../effects';
import { roll, summonsIn, type Rolled } from './summons';
import { choose } from './walk';

/** A summoning with so many answers that its effect asks for can be told in a sentence. */
const MOST_ACTIONS = 3;

/** Where pieces become others, or come anew, it is not clear what has fallen. */
const UNCLEAR: readonly string[] = ['converted', 'reused', 'lifted', 'placed'];
const DESTROYED: readonly string[] = ['crushed', 'destroyed'];

/** How the pieces fall that a line destroys, by square; null where that is no clear question. */
function fallen(desk: Desk<Board>, { board }: Board, { line, path }: Rolled): Map<string, string> | null {
  const desks = [desk, ...path.map((node) => desk.at(node))];
  const events = line.flatMap((action, i) => desks[i]!.effects<Effect>(action)) as PieceEffect[];
  const gone = events.filter(({ kind }) => DESTROYED.includes(kind));
  const unmoved = gone.every(({ from, before }) => JSON.stringify(board[from!]) === JSON.stringify(before));
  const squares = new Map(gone.map(({ from, kind }) => [from!, kind]));
  return unmoved && squares.size === gone.length && !events.some(({ kind }) => UNCLEAR.includes(kind)) ? squares : null;
}

/** Every piece, of either side, that a summoning with its effect destroys. */
export const falls: DrillKind<Board> = {
  id: 'falls',
  steps: 44,
  choose,
  ask({ board, choices, question }, desk, random, wish) {
    if (question !== 'menu' || board.turn.actions === 0) return null;
    const found = [...summonsIn(choices)].flatMap(([card, squares]) => {
      const square = squares[random(squares.length)]!;
      const rolled = roll(desk, `summon ${card}@${square}`, MOST_ACTIONS, random);
      if (!rolled) return [];
      const gone = fallen(desk, board, rolled);
      return gone ? [{ line: rolled.line, gone }] : [];
    });
    // What the line names falls at a glance.
    const worth = found.filter(({ line, gone }) => [...gone.keys()].some((square) => !line.join().includes(square)));
    const fitting = worth.filter(({ gone }) => gone.size > wish % 3);
    if (fitting.length === 0) return null;
    const { line, gone } = fitting[random(fitting.length)]!;
    return {
      question: { type: 'mark', ask: 'falls', nodes: [...gone.keys()] },
      line,
      told: true,
      why: [...gone].map(([square, kind]) => `${kind}:${square}`),
    };
  },
};
