import fc from 'fast-check';
import { blankState } from '../../../workers/games/toy-battle/blank';
import { ACTIVATING, MAPS, type BoardMap } from '../../../workers/games/toy-battle/board-data';
import { OPTION_VALUES } from '../../../workers/games/toy-battle/options';
import {
  QUESTIONS,
  SIDES,
  TROOP_CODES,
  type Options,
  type Question,
  type Side,
  type State,
} from '../../../workers/games/toy-battle/state';
import { heightOf, other, sideLetter, sortTiles, topSide } from '../../../workers/games/toy-battle/tiles';
import { problemsOf, reserveOf } from '../../../workers/games/toy-battle/validity';

const RACK = 8;

const options: fc.Arbitrary<Partial<Options>> = fc.record(
  {
    ...(Object.fromEntries(
      Object.entries(OPTION_VALUES).map(([name, values]) => [name, fc.constantFrom(...values)]),
    ) as object),
    turnLimit: fc.nat(0xffff),
  } as { [K in keyof Options]: fc.Arbitrary<Options[K]> },
  { requiredKeys: [] },
);

/** Where each of the 48 tiles lies: a number below the number of nodes is a base, the rest are racks, reserves and so on. */
const deal = fc.array(fc.nat(99), { minLength: 48, maxLength: 48 });

const position: fc.Arbitrary<State> = fc
  .record({
    map: fc.constantFrom(...MAPS),
    toMove: fc.constantFrom(...SIDES),
    options,
    deal,
    spare: fc.array(fc.nat(9), { minLength: 24, maxLength: 24 }),
    turns: fc.nat(0xffff),
  })
  .map(({ map, toMove, options: changed, deal: places, spare, turns }) => {
    const state = blankState(map, toMove, changed);
    const dice = spare.values();
    const roll = (): number => dice.next().value ?? 0;
    state.turns = turns;
    SIDES.forEach((side, s) => {
      TROOP_CODES.forEach((code, troop) =>
        [0, 1, 2].forEach((copy) => dealTile(state, map, side, code, places[s * 24 + troop * 3 + copy]!)),
      );
      for (const part of ['rack', 'unseen', 'discard'] as const) state[part][side] = sortTiles(state[part][side]);
      state.removed[side] = Math.min(4, state.unseen[side].length);
      state.known[side] = Array.from(state.rack[side])
        .filter(() => roll() < 2)
        .join('');
    });
    state.frozen[toMove] = Array.from(state.rack[toMove])
      .filter(() => roll() < 2)
      .join('');
    claimHeld(state, map);
    return state;
  });

function dealTile(state: State, map: BoardMap, side: Side, code: string, place: number): void {
  if (place < 25 && map.baseCount > 0) {
    const node = map.nodes[place % map.baseCount]!;
    state.stacks[node] = (state.stacks[node] ?? '') + sideLetter(side) + code;
  } else if (place < 50 && state.rack[side].length < RACK) state.rack[side] += code;
  else if (place < 80) state.unseen[side] += code;
  else if (place < 95) state.discard[side] += code;
}

function claimHeld(state: State, map: BoardMap): void {
  for (const region of map.regions) {
    const owners = new Set(region.bases.map((base) => topSide(state.stacks[map.nodes[base]!])));
    const [owner] = owners;
    if (owners.size === 1 && owner) state.taken[region.id] = owner;
  }
}

const SPECIAL_OF: Partial<Record<Question, string>> = {
  recall: 'recall',
  cloud: 'draw1',
  shove: 'shove',
  exhume: 'exhume',
  freeze: 'suppress',
};

/** The same state with another question, where the board allows that question. */
function interrupted(state: State, question: Question, dice: number[]): State {
  const map = MAPS.find(({ id }) => id === state.map)!;
  const [first = 0, second = 0] = dice;
  const pick = <T>(from: readonly T[]): T | null => from[first % from.length] ?? null;
  const next: State = { ...state, question, options: { ...state.options } };
  const bases = map.nodes.slice(0, map.baseCount);
  if (SPECIAL_OF[question]) {
    next.options.specials = 'on';
    next.questionBase = pick(bases.filter((_, b) => map.special[b] === SPECIAL_OF[question]));
  } else if (question === 'jumbo')
    next.questionBase = pick(bases.filter((node) => state.stacks[node]?.endsWith(`${sideLetter(state.toMove)}3`)));
  else if (question === 'deal' || question === 'skully') {
    next.left = Math.min(1 + (second % 2), RACK - state.rack[state.toMove].length, reserveOf(state, state.toMove));
    next.again = question === 'deal' && state.options.skullyDraw === 'each' && second % 3 === 0;
  } else if (question === 'over') {
    const captor = SIDES[first % 2]!;
    const hq = map.nodes.find((_, node) => map.hqSide[node] === other(captor))!;
    const [code] = state.unseen[captor];
    if (second % 2 && code) {
      next.result = { winner: captor, how: 'hq' };
      next.captured = { node: hq, tile: sideLetter(captor) + code };
      next.unseen = { ...state.unseen, [captor]: state.unseen[captor].slice(1) };
      next.removed = { blue: 0, red: 0 };
    } else next.result = second % 4 ? { winner: captor, how: 'medals' } : { winner: 'none', how: 'limit' };
    return next;
  }
  if (question === 'turn') return next;
  if (next.options.specials === 'on') {
    next.waiting = bases
      .filter((_, b) => map.special[b] && ACTIVATING.has(map.special[b]))
      .filter((node) => topSide(state.stacks[node]) === state.toMove)
      .slice(0, second % 5)
      .map((base) => ({ base, height: heightOf(state.stacks[base]) }));
  }
  return next;
}

/** A turn first, so that what fails shrinks to one. */
const ASKED: readonly Question[] = ['turn', ...QUESTIONS.filter((question) => question !== 'turn')];

/** States at the start of a turn, all maps and options. */
export const startOfTurn = position.filter((state) => problemsOf(state).length === 0);

/** States at any question, after the end included. */
export const anyState = fc
  .tuple(position, fc.constantFrom(...ASKED), fc.array(fc.nat(30), { minLength: 2, maxLength: 2 }))
  .map(([state, question, dice]) => interrupted(state, question, dice))
  .filter((state) => problemsOf(state).length === 0);
