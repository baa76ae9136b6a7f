import type { View } from '../../../contract';
import type { Desk } from '../../../drills/desk';
import type { DrillKind } from '../../../drills/drill';
import { shuffled } from '../../../random';
import type { Board, ThingView } from '../board';
import { attackersOf, isReadable, oneOf, STEPS, thingOf, wordOf } from './table';
import { choose } from './walk';

/** Attackers tried in one position: each costs two nodes of the engine. */
const TRIED = 2;

const falling = ({ atk }: ThingView, { hp, damage }: ThingView): boolean => atk >= hp - damage;
/** One of them may well fall: what the engine is asked for only then. */
const isDeadly = (a: ThingView, d: ThingView): boolean => d.kind !== 'base' && (falling(a, d) || falling(d, a));

/** An attack that ends without another question; whoever has one defender to attack is not asked for it. */
function strike(desk: Desk<Board>, attacker: string, defender: string): { line: string[]; end: View<Board> } | null {
  const first = `attack ${attacker}`;
  const asked = desk.after(first);
  if (asked.question === 'main') return { line: [first], end: asked };
  if (asked.question !== 'defender' || !asked.choices.some(({ action }) => action === defender)) return null;
  const end = desk.at(asked).after(defender);
  return end.question === 'main' ? { line: [first, defender], end } : null;
}

/** Everything that one attack takes from the table. */
export const falls: DrillKind<Board> = {
  id: 'falls',
  steps: STEPS,
  choose,
  ask({ board, choices, question }, desk, random) {
    if (question !== 'main' || !isReadable(board)) return null;
    const actions = choices.map(({ action }) => action);
    const tried = shuffled(attackersOf(board, actions), random)
      .slice(0, TRIED)
      .flatMap(({ thing, reach }) => {
        const open = reach.filter(({ defender, rule }) => !rule && isDeadly(thing, thingOf(board, defender)));
        const aim = oneOf(open, random);
        if (!aim) return [];
        const played = strike(desk, wordOf(thing), wordOf(thingOf(board, aim.defender)));
        if (!played) return [];
        const { line, end } = played;
        const left = board.things.filter(({ id }) => !end.board.things.some((one) => one.id === id));
        return left.length > 0 && left.length < 4 ? [{ thing, aim, line, left }] : [];
      });
    const one = oneOf(tried, random);
    if (!one) return null;
    const { thing, aim, line, left } = one;
    return {
      question: { type: 'mark', ask: `falls:${thing.id}:${aim.defender}`, nodes: left.map(({ id }) => String(id)) },
      line,
      told: true,
    };
  },
};
