import { arrive, enterSlot, exhaust } from './arriving';
import { setSide, setThing } from './change';
import { check, kill } from './check';
import { askChooser, nameOf, select, things } from './choosing';
import { value } from './conditions';
import { bonusFor, deal, sourceOf } from './damage';
import { zoneFace, faceOf } from './faces';
import { SLOTS, type StepOf } from './grammar';
import { hasWhole } from './match';
import { leave } from './leaving';
import { refs } from './match';
import type { Effect, Run, Source } from './run';
import { thingAt, type Obj } from './table';

/** Where the damage of an effect comes from: its object, or its card where that is in no zone, also when it was put off until later. */
export function effectSource(run: Run, { binding }: Effect): Source {
  const { self, card, you } = binding;
  if (self !== null && (run.view.faces.has(self) || run.gone.has(self))) return { ...sourceOf(run, self), you };
  return { id: null, face: zoneFace({ kind: 'card', zone: 'hand', side: you, card }), you };
}

/** Divided damage: each chosen thing gets its first point, the others are placed one by one (4.2, `divide`). */
function divide(run: Run, effect: Effect, objs: readonly Obj[], n: number): Map<Obj, number> {
  const points = new Map(objs.map((obj) => [obj, 1]));
  for (let left = n - objs.length; left > 0 && objs.length > 0; left--) {
    const names = objs.map((obj) => nameOf(run, obj));
    const answer = askChooser(run, effect.binding.you, 'divide', names, () => ['CX-EFF-2']);
    const obj = objs[names.indexOf(answer)];
    points.set(obj, points.get(obj)! + 1);
  }
  return points;
}

export function damage(run: Run, effect: Effect, step: StepOf<'damage'>): boolean {
  const [given] = step.source ? refs(run.view, effect.binding, step.source) : [];
  const source = given?.kind === 'thing' ? sourceOf(run, given.id) : effectSource(run, effect);
  const n = value(run.view, effect.binding, step.n, effect) + bonusFor(run, source);
  const objs = select(run, effect, step.to, n);
  const points = step.divide ? divide(run, effect, objs, n) : new Map(objs.map((obj) => [obj, n]));
  const hits = [...points].flatMap(([obj, n]) =>
    obj.kind === 'thing' && thingAt(run.table, obj.id) ? [{ source, to: obj.id, n, combat: false }] : [],
  );
  deal(run, hits);
  return hits.length > 0;
}

export function repair(run: Run, effect: Effect, step: StepOf<'repair'>): boolean {
  const ids = things(select(run, effect, step.to)).filter((id) => thingAt(run.table, id));
  for (const id of ids) {
    const { damage: before } = thingAt(run.table, id)!;
    const n = step.n === 'all' ? before : value(run.view, effect.binding, step.n, effect);
    setThing(run, id, { damage: Math.max(0, before - n) });
  }
  return ids.length > 0;
}

/** Workers are only a number: nobody sees a card (CX-WORK-5). */
export function loseWorkers(run: Run, objs: readonly Obj[]): number {
  let lost = 0;
  for (const obj of objs) {
    if (obj.kind !== 'worker' || run.table.sides[obj.side].workers === 0) continue;
    setSide(run, obj.side, { workers: run.table.sides[obj.side].workers - 1 });
    lost += 1;
  }
  return lost;
}

export function destroy(run: Run, effect: Effect, step: StepOf<'destroy'>): boolean {
  const objs = select(run, effect, step.what);
  const ids = things(objs).filter((id) => thingAt(run.table, id));
  kill(run, ids);
  return loseWorkers(run, objs) + ids.length > 0;
}

/** What cannot be sacrificed is passed over (CX-KW-32, CX-KW-27). */
export const maySacrifice = (run: Run, obj: Obj): boolean => {
  const face = faceOf(run.view, obj);
  return !!face && !hasWhole(face, 'no_sacrifice') && !hasWhole(face, 'indestructible');
};

export function sacrifice(run: Run, effect: Effect, step: StepOf<'sacrifice'>): boolean {
  const objs = select(run, effect, step.what, 1, (obj) => maySacrifice(run, obj)).filter((obj) =>
    maySacrifice(run, obj),
  );
  const ids = things(objs).filter((id) => run.view.faces.get(id)?.side === effect.binding.you);
  kill(run, ids);
  return loseWorkers(run, objs) + ids.length > 0;
}

/** A spell that is carried out says where it goes itself; false if something else is meant. */
export function isSentBySpell({ spell }: Effect, what: unknown, to: 'trashed' | 'deck_top'): boolean {
  if (what !== 'self' || !spell) return false;
  spell.to = to;
  return true;
}

/** Out of the game for good (CX-ZONE-3); a spell that is carried out may trash itself. */
export function trash(run: Run, effect: Effect, step: StepOf<'trash'>): boolean {
  if (isSentBySpell(effect, step.what, 'trashed')) return true;
  const objs = select(run, effect, step.what);
  const ids = things(objs).filter((id) => thingAt(run.table, id));
  leave(
    run,
    ids.map((id) => ({ id, dies: false, to: 'trashed' })),
  );
  return loseWorkers(run, objs) + ids.length > 0;
}

export function sideline(run: Run, effect: Effect, step: StepOf<'sideline'>): boolean {
  const ids = things(select(run, effect, step.what)).filter((id) => thingAt(run.table, id)?.slot);
  for (const id of ids) setThing(run, id, { slot: null });
  return ids.length > 0;
}

/** To an empty slot of the same patrol zone; with none free it stays. */
export function shift(run: Run, effect: Effect, step: StepOf<'shift'>): boolean {
  const [id] = things(select(run, effect, step.what)).filter((one) => thingAt(run.table, one)?.slot);
  if (id === undefined) return false;
  const { controller } = thingAt(run.table, id)!;
  const taken = run.table.things.filter((thing) => thing.controller === controller).map(({ slot }) => slot);
  const free = SLOTS.filter((slot) => !taken.includes(slot));
  if (free.length === 0) return false;
  const slot = askChooser(run, effect.binding.you, 'slot', free);
  enterSlot(run, id, slot as (typeof free)[number]);
  return true;
}

export function exhaustThings(run: Run, effect: Effect, step: StepOf<'exhaust'>): boolean {
  const ids = things(select(run, effect, step.what)).filter((id) => thingAt(run.table, id));
  return ids.map((id) => exhaust(run, id)).length > 0;
}

export function ready(run: Run, effect: Effect, step: StepOf<'ready'>): boolean {
  const ids = things(select(run, effect, step.what)).filter((id) => thingAt(run.table, id));
  for (const id of ids) setThing(run, id, { exhausted: false });
  return ids.length > 0;
}

/** Cards and things that left are put into play as new objects, without a cost or requirement (CX-PLAY-6). */
export function put(run: Run, effect: Effect, step: StepOf<'put'>): boolean {
  const objs = select(run, effect, step.what).flatMap((obj) =>
    obj.kind === 'thing' ? (run.wentTo.get(obj.id) ?? []) : obj,
  );
  const cards = objs.filter((obj): obj is Obj & { kind: 'card' } => obj.kind === 'card');
  const taken = cards.filter((card) => takeCard(run, card));
  const arrivals = taken.map(({ card, side, zone }) => ({
    card,
    owner: side,
    controller: step.who === 'owner' ? side : effect.binding.you,
    from: zone,
  }));
  const ids = arrive(run, arrivals);
  const name = typeof step.what === 'object' && 'as' in step.what ? step.what.as : undefined;
  if (name) {
    const names = { ...effect.binding.names, [name]: ids.map((id): Obj => ({ kind: 'thing', id })) };
    effect.binding = { ...effect.binding, names };
  }
  check(run);
  return ids.length > 0;
}

/** Takes a card out of its zone; false if it is no longer there. */
export function takeCard(run: Run, { zone, side, card }: Obj & { kind: 'card' }): boolean {
  const cards = run.table.sides[side][zone];
  const at = cards.indexOf(card);
  if (at < 0) return false;
  setSide(run, side, { [zone]: cards.filter((_, index) => index !== at) });
  for (const [id, went] of run.wentTo)
    if (went.zone === zone && went.side === side && went.card === card) {
      run.wentTo.delete(id);
      break;
    }
  return true;
}
