import { setThing } from './change';
import { select, things } from './choosing';
import { value } from './conditions';
import type { StepOf } from './grammar';
import type { Effect, Run } from './run';
import { thingAt } from './table';

/** At most 99 of a kind lie on a thing (4.4), and never fewer than none. */
export function addRunes(run: Run, id: number, kind: string, n: number, cap = 99): boolean {
  const thing = thingAt(run.table, id);
  if (!thing) return false;
  const before = thing.runes[kind] ?? 0;
  const after = n < 0 ? Math.max(0, before + n) : Math.max(before, Math.min(cap, before + n));
  setThing(run, id, { runes: { ...thing.runes, [kind]: after } });
  return after !== before;
}

export function rune(run: Run, effect: Effect, step: StepOf<'rune'>): boolean {
  const n = value(run.view, effect.binding, step.n, effect);
  const ids = things(select(run, effect, step.on));
  return ids.map((id) => addRunes(run, id, step.kind, n, step.cap)).some((changed) => changed);
}
