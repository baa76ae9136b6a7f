/** Nodes as they would be; see `Suppositions`. */
import { parse, print } from '$workers/games/codex/notation';
import { told } from '$workers/games/codex/state';
import { SEATS, type Thing } from '$workers/games/codex/table';

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
