/** Positions of games made small enough for a proof: few things, few cards, and nothing that nobody knows. */
import { shuffled, type Random } from '../../../random';
import { isBuilding } from './bodies';
import { NOTHING_SEEN, otherSeat } from '../table';
import type { Seat, Side, Table, Thing } from '../table';

/** What is left of a side besides its things. */
export interface Left {
  readonly hand: readonly string[];
  readonly pile: readonly string[];
  readonly gold: number;
}
const NOTHING: Left = { hand: [], pile: [], gold: 0 };

/** No cards but those that are left, so that nothing is drawn or chosen; workers and buildings are done with for this turn. */
function sideWith(side: Side, { hand, pile, gold }: Left, isMover: boolean): Side {
  const { counts } = side;
  return {
    ...side,
    gold,
    workers: isMover ? side.workers : 0,
    hand: [...hand].sort(),
    pile: [...pile].sort(),
    top: [],
    discard: [],
    codex: [],
    hired: [],
    trashed: [],
    choice: [],
    seen: NOTHING_SEEN,
    counts: isMover ? { ...counts, hired: true, tech: true, addon: true } : counts,
  };
}

/** Things that cannot be spared: bases, what stands on another that stays, and the tech buildings of whoever moves. */
export function reduced(table: Table, kept: ReadonlySet<number>, left: Left): Table {
  const { active } = table;
  const stays = ({ id, card, controller, host }: Thing): boolean =>
    card === 'base' || (host !== null ? kept.has(host) : kept.has(id)) || (controller === active && isBuilding(card));
  const foe = otherSeat(active);
  return {
    ...table,
    things: table.things.filter(stays),
    sides: {
      ...table.sides,
      [active]: sideWith(table.sides[active], left, true),
      [foe]: sideWith(table.sides[foe], NOTHING, false),
    } as Table['sides'],
    lasting: [],
    delayed: [],
  };
}

/** With so many HP left on the base of a seat. */
export const withBase = (table: Table, seat: Seat, hp: number): Table => ({
  ...table,
  things: table.things.map((thing) =>
    thing.card === 'base' && thing.controller === seat ? { ...thing, damage: 20 - hp } : thing,
  ),
});

/** Units and heroes of a seat that could attack or patrol come first, then the others. */
export function bodiesOf(table: Table, seat: Seat, random: Random): Thing[] {
  const own = table.things.filter(
    ({ card, controller, host }) => controller === seat && host === null && !isBuilding(card),
  );
  const isFree = ({ exhausted, fatigue }: Thing): boolean => !exhausted && !fatigue;
  const all = shuffled(own, random);
  return [...all.filter(isFree), ...all.filter((thing) => !isFree(thing))];
}

/** Patrollers of a seat come first. */
export const guardsOf = (table: Table, seat: Seat, random: Random): Thing[] => {
  const all = bodiesOf(table, seat, random);
  return [...all.filter(({ slot }) => slot !== null), ...all.filter(({ slot }) => slot === null)];
};
