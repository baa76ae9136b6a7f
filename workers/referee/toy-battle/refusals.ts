import type { RuleId } from '../../contract';
import { areAdjacent, isHq, mapOf } from './board';
import { weightOf } from './chance';
import type { Action } from './notation';
import { count } from './piles';
import { placingRefusals } from './placing';
import { RACK_LIMIT, occupies, opponent, reserveOf, type Question, type State } from './state';

/** What may be said at each question at all (rule file 4.2); whether it is legal is another matter. */
const ANSWERS: Record<Question, readonly Action['verb'][]> = {
  over: [],
  turn: ['draw', 'place'],
  extra: ['place', 'skip'],
  skully: ['draw', 'skip'],
  star: ['draw', 'skip'],
  jumbo: ['hit', 'skip'],
  xb42: ['raid', 'skip'],
  recall: ['recall', 'skip'],
  cloud: ['draw', 'skip'],
  shove: ['shove', 'skip'],
  exhume: ['exhume', 'skip'],
  freeze: ['freeze', 'skip'],
  deal: ['outcome'],
  loses: ['outcome'],
  ices: ['outcome'],
};

/** Every rule an action breaks, in the order of section 5; none if it is legal. */
export function refusals(state: State, action: Action): RuleId[] {
  if (state.question === 'over') return ['TB-END-7'];
  if (state.question === 'turn' && action.verb === 'skip') return ['TB-TURN-3'];
  if (!ANSWERS[state.question].includes(action.verb)) return ['TB-TURN-4'];
  switch (action.verb) {
    case 'place':
      return placingRefusals(state, action.troop, action.node);
    case 'draw':
      return drawRefusals(state);
    case 'hit':
      return hitRefusals(state, action.node);
    case 'recall':
      return recallRefusals(state, action.node);
    case 'shove':
      return shoveRefusals(state, action.from, action.to);
    case 'exhume':
      return count(state.discard[state.toMove], action.troop) > 0 ? [] : ['TB-CEM-1'];
    case 'outcome': // an outcome of weight 0 is no answer to what is asked
      return weightOf(state, action.troop) > 0 ? [] : ['TB-TURN-4'];
    default:
      return [];
  }
}

const listed = (...checks: [broken: boolean, rule: RuleId][]): RuleId[] =>
  checks.filter(([broken]) => broken).map(([, rule]) => rule);

/** Rows 14 and 15. */
const drawRefusals = (state: State): RuleId[] =>
  listed(
    [state.rack[state.toMove].length >= RACK_LIMIT, 'TB-DRAW-3'],
    [reserveOf(state, state.toMove) <= 0, 'TB-DRAW-4'],
  );

/** Rows 16 to 18. */
function hitRefusals(state: State, target: string): RuleId[] {
  const map = mapOf(state);
  if (isHq(map, target)) return ['TB-KIT-4'];
  return listed(
    [!areAdjacent(map, state.questionBase!, target), 'TB-JUMBO-1'],
    [!occupies(state, opponent(state.toMove), target), 'TB-JUMBO-2'],
  );
}

/** Rows 16, 19 and 20. */
function recallRefusals(state: State, target: string): RuleId[] {
  if (isHq(mapOf(state), target)) return ['TB-KIT-4'];
  return listed([target === state.questionBase, 'TB-CASTLE-2'], [!occupies(state, state.toMove, target), 'TB-BASE-5']);
}

/** Rows 16 and 21 to 23. */
function shoveRefusals(state: State, from: string, to: string): RuleId[] {
  const map = mapOf(state);
  const volcano = state.questionBase!;
  if (isHq(map, from) || isHq(map, to)) return ['TB-KIT-4'];
  return listed(
    [!areAdjacent(map, volcano, from) || !areAdjacent(map, from, to), 'TB-JUNGLE-1'],
    [!occupies(state, opponent(state.toMove), from), 'TB-BASE-5'],
    [to === volcano && state.options.shoveOntoTrigger === 'forbidden', 'TB-JUNGLE-3'],
  );
}
