import { HEROES, bandsOf } from './data';
import { setThing, stamp } from './change';
import { emit } from './events';
import type { Run } from './run';
import { thingAt, type Thing } from './table';

export const isAtMax = ({ card, level }: Thing): boolean => level === HEROES.get(card)!.max_level;

/**
 * A hero gains levels, never above its maximum (CX-HERO-5). A higher band removes all damage (CX-HERO-6); the top level
 * sets off what happens once there (CX-HERO-8).
 */
export function levelUp(run: Run, id: number, n: number): void {
  const thing = thingAt(run.table, id);
  if (!thing || isAtMax(thing)) return;
  const level = Math.min(HEROES.get(thing.card)!.max_level, thing.level + n);
  const before = bandsOf(thing.card, thing.level).length;
  const after = bandsOf(thing.card, level).length;
  const at = after > before ? stamp(run) : 0;
  const bands = [...thing.bands, ...Array.from({ length: after - before }, () => at)];
  setThing(run, id, { level, bands, ...(after > before ? { damage: 0 } : {}) });
  if (level === HEROES.get(thing.card)!.max_level) emit(run, [{ e: 'max_level', it: { kind: 'thing', id } }]);
}
