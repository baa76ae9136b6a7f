/** Nodes as they would be; see `Suppositions`. */
import { parse, print } from '$workers/games/codex/notation';
import { told } from '$workers/games/codex/state';
import { SEATS, type Side, type Thing } from '$workers/games/codex/table';

/** A thing at the start of a main phase of its player: rested, and no longer on patrol. */
const rested = (thing: Thing, isOwn: boolean): Thing =>
  isOwn
    ? {
        ...thing,
        exhausted: thing.exhausted && thing.disabled,
        fatigue: false,
        slot: null,
        attacked: false,
        arrived: false,
      }
    : thing;

/** The node as it would be if another seat's main phase began; null while something is half done. */
export function passed(notation: string, seat: number): string | null {
  const parsed = parse(notation);
  if (!parsed.ok) return null;
  const { table, answers } = parsed.value;
  const next = SEATS[seat]!;
  if (table.stage !== 'main' || answers?.length || table.active === next) return null;
  const things = table.things.map((thing) => rested(thing, thing.controller === next));
  return print(told({ ...table, active: next, things }));
}

/** Nothing of it is hidden but what is settled of a tech choice, and orders that nobody knows. */
const shown = (side: Side): Side => ({
  ...side,
  seen: { hand: side.hand, discard: side.discard, deck: side.pile, owned: side.hired, fresh: 0, plain: 0 },
});

/** Everybody knows where every card lies. */
export function opened(notation: string): string {
  const parsed = parse(notation);
  if (!parsed.ok) return notation;
  const { table, answers } = parsed.value;
  const sides = { A: shown(table.sides.A), B: shown(table.sides.B) };
  return print(told({ ...table, sides }, answers ?? []));
}
