import type { Player } from './grammar';
import type { Run } from './run';
import { thingAt, type Side, type Table, type Thing, type TurnCounts } from './table';

export const withSide = (table: Table, player: Player, change: Partial<Side>): Table => ({
  ...table,
  sides: { ...table.sides, [player]: { ...table.sides[player], ...change } },
});

export const setSide = (run: Run, player: Player, change: Partial<Side>): void => {
  run.table = withSide(run.table, player, change);
};

export const setCounts = (run: Run, player: Player, change: Partial<TurnCounts>): void =>
  setSide(run, player, { counts: { ...run.table.sides[player].counts, ...change } });

export const setThing = (run: Run, id: number, change: Partial<Thing>): void => {
  run.table = {
    ...run.table,
    things: run.table.things.map((thing) => (thing.id === id ? { ...thing, ...change } : thing)),
  };
};

/** Nobody ever holds more than 20 gold (CX-UPK-4). */
export const gainGold = (run: Run, player: Player, n: number): void =>
  setSide(run, player, { gold: Math.min(20, run.table.sides[player].gold + n) });

export const payGold = (run: Run, player: Player, n: number): void =>
  setSide(run, player, { gold: run.table.sides[player].gold - n });

/** A number that no earlier one is as high as. */
export function stamp(run: Run): number {
  run.table = { ...run.table, stamp: run.table.stamp + 1 };
  return run.table.stamp;
}

/** How an object is called in actions and labels. */
export function called(run: Run, id: number): string {
  const card = thingAt(run.table, id)?.card ?? run.gone.get(id)?.thing?.card ?? '?';
  return `${card}#${id}`;
}

/** One copy of a card less. */
export function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
}
