import { toyBattle } from '../../../../workers/games/toy-battle/game';
import { SIDES, type Side, type Sided, type State } from '../../../../workers/games/toy-battle/state';
import { seededRandom } from '../../../../workers/random';
import * as rules from '../../../../workers/referee/toy-battle';
import type { Implementation, Table } from './table';

const sided = <T>(of: (side: Side) => T): Sided<T> => ({ blue: of(SIDES[0]!), red: of(SIDES[1]!) });

function table(node: State): Table {
  return {
    asked: rules.asked(node),
    actor: rules.actor(node),
    legal: rules.legal(node),
    odds: Object.fromEntries(rules.outcomes(node).map(({ action, weight }) => [action.slice(1), weight])),
    state: rules.describe(node),
    result: rules.result(node),
    medals: sided((side) => rules.medals(node, side)),
    reserve: sided((side) => rules.reserve(node, side)),
    reach: sided((side) => rules.reach(node, side)),
    stranded: sided((side) => rules.stranded(node, side)),
    whyNot: (action) => rules.whyNot(node, action),
    play: (...actions) => table(actions.reduce(rules.apply, node)),
    winNext(side) {
      const { num, den } = rules.winNext(node, side);
      return num / den;
    },
  };
}

/** The second, slow implementation, which shares no code with the engine. Its games are dealt by the same set-up. */
export const referee: Implementation = {
  name: 'referee',
  load(position) {
    const loaded = rules.load(position);
    return loaded.ok ? { ok: true, table: table(loaded.node) } : { ok: false, rule: loaded.error.rule };
  },
  deal(map, seed, options) {
    const start = toyBattle.randomStart(map, seededRandom(seed), options);
    if (!start.ok) throw new Error(start.error.problem);
    const loaded = this.load(toyBattle.position(start.value));
    if (!loaded.ok) throw new Error(`a dealt game breaks ${loaded.rule}`);
    return loaded.table;
  },
};
