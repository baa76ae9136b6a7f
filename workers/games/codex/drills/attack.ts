import type { View } from '../../../contract';
import type { Asked, DrillKind } from '../../../drills/drill';
import type { Random } from '../../../random';
import type { Board } from '../board';
import { attackersOf, flies, isReadable, oneOf, STEPS, thingOf, type Attacker } from './table';
import { choose } from './walk';

/** Somebody in the fight flies, which is taught later than the rest. */
const hasFlier = (board: Board, { thing, reach }: Attacker): boolean =>
  flies(thing) || reach.some(({ defender }) => flies(thingOf(board, defender)));

/** Everything that one attacker may attack; null where nobody's reach is worth a question. */
export function attackOn(
  kind: string,
  { board, choices }: View<Board>,
  inTheAir: boolean,
  random: Random,
  wish: number,
): Asked<Board> | null {
  const actions = choices.map(({ action }) => action);
  const found = attackersOf(board, actions).filter((one) => {
    const open = one.reach.filter(({ rule }) => !rule).length;
    // A squad leader leaves one answer: that is not always what is asked.
    const isWorthIt = open > wish % 2 && open < one.reach.length && one.reach.length > 2;
    return isWorthIt && hasFlier(board, one) === inTheAir;
  });
  const one = oneOf(found, random);
  if (!one) return null;
  const nodes = one.reach.flatMap(({ defender, rule }) => (rule ? [] : [String(defender)]));
  const stopped = [...new Set(one.reach.flatMap(({ by }) => by))];
  return { question: { type: 'mark', ask: `${kind}:${one.thing.id}`, nodes }, why: stopped.map(String) };
}

/** The same with nobody in the air. */
export const attack: DrillKind<Board> = {
  id: 'attack',
  steps: STEPS,
  choose,
  ask: (view, _, random, wish) =>
    view.question === 'main' && isReadable(view.board) ? attackOn('attack', view, false, random, wish) : null,
};
