import { COPIES, MAX_WAITING, RACK_LIMIT } from '../../../assembly/games/toy-battle/layout';
import type { RuleId } from '../../contract';
import { ACTIVATING, mapOf, type Special } from './board-data';
import { holderOf, medalsOf } from './medals';
import type { ProblemKey } from './problems';
import { SIDES, TROOP_CODES, type Question, type Side, type State, type TroopCode } from './state';
import { countTiles, other, sideLetter, topSide } from './tiles';

/** Why a well-formed state cannot be a state of the game. */
export interface Problem {
  /** Path of the member that is wrong, e.g. `rack.blue`, `stacks.3`. */
  where: string;
  rule: RuleId | null;
  problem: ProblemKey;
  found: string;
}

type Check = (state: State) => Problem[];

const CAPN: TroopCode = '2';

const BASE_QUESTIONS: Partial<Record<Question, Special>> = {
  recall: 'recall',
  cloud: 'draw1',
  shove: 'shove',
  exhume: 'exhume',
  freeze: 'suppress',
};

/** Everything wrong with a state, in a fixed order; none means that the engine can play on from it. */
export function problemsOf(state: State): Problem[] {
  return CHECKS.flatMap((check) => check(state));
}

const tilesOnHq: Check = (state) => {
  const map = mapOf(state);
  return Object.entries(state.stacks)
    .filter(([node]) => map.hqSide[map.nodeIndex.get(node)!])
    .map(([node, found]) => ({ where: `stacks.${node}`, rule: 'TB-END-1', problem: 'tile-on-hq', found }));
};

/** Counts in the order in which the parts are written, so that the problem points at the part with the fourth copy. */
const copies: Check = (state) => {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  const count = (where: string, tile: string): void => {
    const copy = (seen.get(tile) ?? 0) + 1;
    seen.set(tile, copy);
    if (copy === COPIES + 1) problems.push({ where, rule: 'TB-KIT-1', problem: 'too-many-copies', found: tile });
  };
  for (const node of mapOf(state).nodes)
    for (const tile of state.stacks[node]?.match(/../g) ?? []) count(`stacks.${node}`, tile);
  for (const part of ['rack', 'unseen', 'discard'] as const) {
    for (const side of SIDES) for (const code of state[part][side]) count(`${part}.${side}`, sideLetter(side) + code);
  }
  if (state.captured) count('captured', state.captured.tile);
  return problems;
};

const rackLimit: Check = (state) =>
  SIDES.filter((side) => state.rack[side].length > RACK_LIMIT).map((side) => ({
    where: `rack.${side}`,
    rule: 'TB-DRAW-2',
    problem: 'rack-over-limit',
    found: state.rack[side],
  }));

const unseen: Check = (state) =>
  SIDES.filter((side) => state.removed[side] > state.unseen[side].length).map((side) => ({
    where: `removed.${side}`,
    rule: 'TB-SET-3',
    problem: 'too-few-unseen',
    found: String(state.removed[side]),
  }));

/** Tiles said to lie on a rack that does not hold them. */
function notOnRack(state: State, part: 'frozen' | 'known', rule: RuleId, problem: ProblemKey): Problem[] {
  return SIDES.flatMap((side) => {
    const rack = countTiles(state.rack[side]);
    const missing = countTiles(state[part][side]).findIndex((count, troop) => count > rack[troop]!);
    return missing < 0 ? [] : [{ where: `${part}.${side}`, rule, problem, found: TROOP_CODES[missing]! }];
  });
}

/** Asked before any base takes effect (TB-SEQ-8). */
const BEFORE_BASES: readonly Question[] = ['turn', 'extra', 'skully', 'star', 'jumbo', 'xb42', 'loses'];

/** Bases make ice, and it only outlasts its turn on the rack of the player who moves next (TB-FIELD-2). */
const frozenSide: Check = (state) => {
  const found = state.frozen[other(state.toMove)];
  if (!found || !(BEFORE_BASES.includes(state.question) || state.again)) return [];
  return [{ where: `frozen.${other(state.toMove)}`, rule: 'TB-FIELD-2', problem: 'frozen-not-to-move', found }];
};

const regions: Check = (state) => {
  if (state.question === 'over') return [];
  const map = mapOf(state);
  return map.regions
    .filter((region) => !state.taken[region.id] && holderOf(state, map, region))
    .map((region) => ({ where: 'taken', rule: 'TB-REGION-1', problem: 'region-held-unclaimed', found: region.id }));
};

const objective: Check = (state) => {
  const goal = mapOf(state).objective;
  if (state.question === 'over' || goal === null) return [];
  const medals = medalsOf(state);
  return SIDES.filter((side) => medals[side] >= goal).map((side) => ({
    where: `taken.${side}`,
    rule: 'TB-END-2',
    problem: 'medals-at-objective',
    found: `${medals[side]} >= ${goal}`,
  }));
};

const badQuestion = (where: string, found: string): Problem[] => [
  { where, rule: null, problem: 'bad-question', found },
];

const ending: Check = (state) => {
  const { result, captured } = state;
  if ((state.question === 'over') !== (result !== null)) return badQuestion('question', state.question);
  if ((result?.how === 'hq') !== (captured !== null)) return badQuestion('captured', captured?.node ?? '-');
  if (result && result.winner === 'none' && result.how !== 'limit') return badQuestion('result', result.how);
  if (!captured) return [];
  const map = mapOf(state);
  const winner = topSide(captured.tile)!;
  const owner = map.hqSide[map.nodeIndex.get(captured.node)!];
  return owner === other(winner) && result!.winner === winner ? [] : badQuestion('captured', captured.node);
};

/** The base a question is about must be there and be of its kind (TB-JUMBO-1, section 2.13 of the rules). */
const questionBase: Check = (state) => {
  const base = state.questionBase;
  const bad = badQuestion('questionBase', base ?? '-');
  const special = BASE_QUESTIONS[state.question];
  const map = mapOf(state);
  if (special)
    return base !== null && state.options.specials === 'on' && map.special[map.nodeIndex.get(base)!] === special
      ? []
      : bad;
  if (state.question === 'jumbo')
    return base !== null && state.stacks[base]?.endsWith(`${sideLetter(state.toMove)}3`) ? [] : bad;
  return base === null ? [] : bad;
};

/** Draws under way fit the rack and the reserve, and nothing is left to draw at other questions. */
const drawsLeft: Check = ({ question, left, again, options, ...state }) => {
  const drawing = question === 'deal' || question === 'skully';
  const most = drawing ? Math.min(2, roomOf(state), reserveOf(state, state.toMove)) : 0;
  if (left > most || left < (drawing ? 1 : 0)) return badQuestion('left', String(left));
  return again && (question !== 'deal' || options.skullyDraw !== 'each') ? badQuestion('again', 'yes') : [];
};

/** A question about tiles is asked only if such a tile can move (section 4.2 of the rules). */
const somethingToAsk: Check = (state) => {
  const target = other(state.toMove);
  const canMove: Partial<Record<Question, number>> = {
    star: Math.min(roomOf(state), reserveOf(state, state.toMove)),
    cloud: Math.min(roomOf(state), reserveOf(state, state.toMove)),
    recall: roomOf(state),
    exhume: roomOf(state),
    xb42: state.rack[target].length,
    loses: state.rack[target].length,
    freeze: state.rack[target].length - state.frozen[target].length,
    ices: state.rack[target].length - state.frozen[target].length,
  };
  return (canMove[state.question] ?? 1) > 0 ? [] : badQuestion('question', state.question);
};

/** Tiles the player to move can still take up (TB-DRAW-2). */
const roomOf = (state: Pick<State, 'rack' | 'toMove'>): number => RACK_LIMIT - state.rack[state.toMove].length;

/**
 * Entries are own tiles on bases with an effect, once per placement of this turn (TB-SEQ-4); while another one is granted,
 * all of them are Cap'ns, of whom there are so few that no fifth placement can follow (TB-CAPN-3).
 */
const waiting: Check = (state) => {
  const map = mapOf(state);
  const late = state.question === 'turn' || state.question === 'over';
  const placements = new Set<string>();
  const wrong = state.waiting.find(({ base, height }) => {
    const special = map.special[map.nodeIndex.get(base)!];
    const active = state.options.specials === 'on' && special != null && ACTIVATING.has(special);
    const own = state.stacks[base]?.[2 * (height - 1)] === sideLetter(state.toMove);
    const granting = state.question !== 'extra' || state.stacks[base]?.[2 * height - 1] === CAPN;
    const again = placements.has(`${base}:${height}`);
    placements.add(`${base}:${height}`);
    return late || again || placements.size > MAX_WAITING || !active || !own || !granting;
  });
  return wrong
    ? [{ where: 'waiting', rule: null, problem: 'bad-question', found: `${wrong.base}:${wrong.height}` }]
    : [];
};

/** Tiles still to be drawn: the unseen ones less those missing for good. */
export function reserveOf(state: Pick<State, 'unseen' | 'removed'>, side: Side): number {
  return state.unseen[side].length - state.removed[side];
}

/** In the order of the invalid positions of section 4.2 of the rules. */
const CHECKS: readonly Check[] = [
  copies,
  rackLimit,
  unseen,
  (state) => notOnRack(state, 'frozen', 'TB-FIELD-3', 'frozen-not-on-rack'),
  frozenSide,
  (state) => notOnRack(state, 'known', 'TB-INFO-5', 'known-not-on-rack'),
  tilesOnHq,
  regions,
  objective,
  ending,
  questionBase,
  drawsLeft,
  somethingToAsk,
  waiting,
];
