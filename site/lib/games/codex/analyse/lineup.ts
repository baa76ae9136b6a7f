/** What the opponent would face if others stood on patrol (section 9 of the rules: what changes if a unit stands in another slot). */
import { parse } from '$workers/games/codex/notation';
import { otherSeat, SEATS, SLOTS, type Seat, type Slot, type Table, type Thing } from '$workers/games/codex/table';
import { draftOf, notationOf, patrolling, withSide, withThing } from './draft';
import { passed } from './suppose';

const MOST_GOLD = 20;

/** Who stands in which slot, by the number of the thing. */
export type Lineup = Readonly<Partial<Record<Slot, number>>>;

/** Those on patrol now. */
export const lineupOf = (things: readonly Pick<Thing, 'id' | 'slot' | 'controller'>[], seat: Seat): Lineup =>
  Object.fromEntries(things.flatMap(({ id, slot, controller }) => (slot && controller === seat ? [[slot, id]] : [])));

/** With one in a slot, who leaves the one where he stood; null empties it. */
export function posted(lineup: Lineup, slot: Slot, id: number | null): Lineup {
  const rest = Object.entries(lineup).filter(([at, who]) => at !== slot && who !== id);
  return Object.fromEntries(id === null ? rest : [...rest, [slot, id]]);
}

function placedAs(draft: Table, lineup: Lineup): Table {
  const cleared = draft.things
    .filter(({ controller, slot }) => controller === draft.active && slot !== null)
    .reduce((table, { id }) => withThing(table, id, { slot: null, armor: 0, armorFrom: {} }), draft);
  return SLOTS.reduce((table, slot) => {
    const id = lineup[slot];
    return id === undefined ? table : patrolling(table, id, slot);
  }, cleared);
}

/** The opponent's next main phase, with the gold of his workers; null while something is half done. */
export function facing(notation: string, lineup: Lineup): string | null {
  const parsed = parse(notation);
  const draft = draftOf(notation);
  if (!parsed.ok || parsed.value.answers?.length || !draft) return null;
  const foe = otherSeat(draft.active);
  const turned = passed(notationOf(placedAs(draft, lineup)), SEATS.indexOf(foe));
  const there = turned && draftOf(turned);
  if (!there) return null;
  const { gold, workers } = there.sides[foe];
  return notationOf(withSide(there, foe, { gold: Math.min(MOST_GOLD, gold + workers) }));
}
