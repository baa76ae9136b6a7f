/** Quantities of section 9 of the rules that panels show. */
import { damageBound } from '../../engine/codex';
import type { Asking } from '../../engine/engine';
import { nowOf, type State } from './state';
import { SEATS, type Seat } from './table';

const BASE_HP = 20;
const MOST_GOLD = 20;
const HAND_LIMIT = 5;
/** What the draw phase adds to the cards still held. */
const DRAWN = 2;
const UPKEEPS = 3;
/** The engine's word for "nothing can be said". */
const UNBOUNDED = 255;

export interface SideMeasures {
  /** HP its base has left. */
  readonly base: number;
  /** Gold at its next upkeeps if nothing is spent, without and with a worker hired each turn. */
  readonly income: readonly number[];
  readonly hiring: readonly number[];
  /** Cards of its next hand if no more are played. */
  readonly nextHand: number;
}

export interface Measures {
  /** At least the most damage the rest of this main phase can do to the other base; null where nothing can be said. */
  readonly most: number | null;
  readonly sides: Readonly<Record<Seat, SideMeasures>>;
}

function sideMeasures(state: State, seat: Seat): SideMeasures {
  const { sides, things } = nowOf(state);
  const { gold, workers, hand } = sides[seat];
  const base = things.find(({ card, owner }) => card === 'base' && owner === seat);
  const upkeeps = (hired: number): number[] => {
    let held = gold;
    return Array.from({ length: UPKEEPS }, (_, turn) => (held = Math.min(MOST_GOLD, held + workers + hired * turn)));
  };
  return {
    base: base ? BASE_HP - base.damage : 0,
    income: upkeeps(0),
    hiring: upkeeps(1),
    nextHand: Math.min(HAND_LIMIT, hand.length + DRAWN),
  };
}

export function measuresOf(state: State, engine: Asking): Measures {
  const isMain = state.open?.question === 'main';
  const bound = isMain ? damageBound(engine) : UNBOUNDED;
  const [A, B] = SEATS.map((seat) => sideMeasures(state, seat)) as [SideMeasures, SideMeasures];
  return { most: bound === UNBOUNDED ? null : bound, sides: { A, B } };
}
