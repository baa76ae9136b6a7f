/** What the opponent would face if others stood on patrol (section 9 of the rules: what changes if a unit stands in another slot). */
import type { Lineup } from '$workers/games/codex/line-up';
import { parse } from '$workers/games/codex/notation';
import { otherSeat, SEATS, SLOTS, type Table } from '$workers/games/codex/table';
import { draftOf, notationOf, patrolling, withSide, withThing } from './draft';
import { passed } from './suppose';

const MOST_GOLD = 20;

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
