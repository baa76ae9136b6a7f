import type { DrillKind } from '../../../drills/drill';
import { shuffled } from '../../../random';
import type { Board, ThingView } from '../board';
import { strike, TRIED } from './strike';
import { attackersOf, isReadable, oneOf, STEPS, thingOf, wordOf } from './table';
import { choose } from './walk';

const falling = ({ atk }: ThingView, { hp, damage }: ThingView): boolean => atk >= hp - damage;
/** One of them may well fall: what the engine is asked for only then. */
const isDeadly = (a: ThingView, d: ThingView): boolean => d.kind !== 'base' && (falling(a, d) || falling(d, a));

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
      .flatMap((attacker) => {
        const { thing, reach } = attacker;
        const open = reach.filter(({ defender, rule }) => !rule && isDeadly(thing, thingOf(board, defender)));
        const aim = oneOf(open, random);
        if (!aim) return [];
        const defender = wordOf(thingOf(board, aim.defender));
        const played = strike(desk, attacker, (all) => all.find((action) => action === defender));
        // What another question follows is not over.
        if (played?.end.question !== 'main') return [];
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
