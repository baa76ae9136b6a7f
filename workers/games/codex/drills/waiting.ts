import type { View } from '../../../contract';
import type { DrillKind } from '../../../drills/drill';
import { shuffled } from '../../../random';
import type { Board } from '../board';
import { recast } from './recast';
import { strike, TRIED } from './strike';
import { attackersOf, isReadable, oneOf, STEPS } from './table';
import { choose } from './walk';

/** Units that have something to do when another one dies; not all of them whoever that is. */
const WATCHERS: readonly string[] = ['captured_bugblatter', 'corpse_catapult', 'necromancer'];

/** The cards in play whose effects wait; null unless there are several and every one is still there to be marked. */
function waitingCards({ question, board }: View<Board>): string[] | null {
  if (question !== 'order') return null;
  const ids = [...new Set(board.waits.flatMap(({ id }) => id ?? []))];
  const areThere = ids.every((id) => board.things.some((thing) => thing.id === id));
  return ids.length > 1 && areThere ? ids.map(String) : null;
}

/** Of several effects that wait: every card whose effect may be the next one, whoever it belongs to (CX-EFF-5). */
export const waiting: DrillKind<Board> = {
  id: 'waiting',
  steps: STEPS,
  choose,
  ask({ board, question }, desk, random) {
    if (question !== 'main' || !isReadable(board)) return null;
    const units = shuffled(
      board.things.filter(({ kind }) => kind === 'unit'),
      random,
    );
    if (units.length < 3) return null;
    const watching = units.slice(0, Math.min(3, units.length - 1));
    const view = recast(desk, new Map(watching.map(({ id }) => [id, oneOf(WATCHERS, random)!])));
    if (!view) return null;
    const there = desk.at(view);
    const actions = view.choices.map(({ action }) => action);
    for (const attacker of shuffled(attackersOf(view.board, actions), random).slice(0, TRIED)) {
      const { end } = strike(there, attacker, (defenders) => oneOf(defenders, random))!;
      const nodes = waitingCards(end);
      if (nodes) return { question: { type: 'mark', ask: 'waiting', nodes }, view: end };
    }
    return null;
  },
};
