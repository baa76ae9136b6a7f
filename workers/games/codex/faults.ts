import ruleIds from '../../../assembly/games/codex/data/rule-ids.json';
import * as L from '../../../assembly/games/codex/layout';
import type { Trying } from '../../engine/engine';
import { SEATS } from './table';
import { nowOf, type State } from './state';

/** CX-UPK-4. */
const MOST_GOLD = 20;
/** Rules that ask for something to affect. */
const NEEDS_A_TARGET = ['CX-SPELL-8', 'CX-ABIL-7'];

/** The rule that says who attacks. */
const ATTACKERS = 'CX-ATK-1';

/** Whether what is to attack is the opponent's: whoever touches it first means to attack it. */
function isTheirs(action: number, state: State): boolean {
  const { things, active } = nowOf(state);
  return action >> L.ARGUMENT_BITS === L.ATTACK && (things[action & L.ARGUMENT]?.controller ?? active) !== active;
}

/**
 * What keeps a spell or an ability from affecting anything: `resist` where there is something to affect whose resistance
 * cannot be paid besides; `theirs` of an attack by what is the opponent's; else null. `engine` stands at the state.
 */
export function faultOf(action: number, rule: number, engine: Trying, state: State): string | null {
  const { open, answers } = state;
  if (ruleIds[rule - 1] === ATTACKERS) return isTheirs(action, state) ? 'theirs' : null;
  if (!NEEDS_A_TARGET.includes(ruleIds[rule - 1]!) || !open?.asked || answers?.length !== 0) return null;
  const poor = engine.save();
  const rich = poor.slice();
  rich[L.SIDES + SEATS.indexOf(open.asked) * L.SIDE_BYTES + L.GOLD] = MOST_GOLD;
  engine.load(rich);
  const isPaidFor = !engine.whyNot(action).includes(rule);
  engine.load(poor);
  return isPaidFor ? 'resist' : null;
}
