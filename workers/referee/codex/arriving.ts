import { cardOf, isBuilding, isCard, isHero } from './data';
import { setSide, setThing, stamp } from './change';
import { emit, type Happening } from './events';
import type { Player } from './grammar';
import type { Effect, Run } from './run';
import { untouched, type Thing } from './table';

/** There is room for 64 things, what left during the running action included (CX-ZONE-7). */
export function hasRoom(run: Run): boolean {
  const here = run.table.things.filter(({ card }) => !isBuilding(card)).length;
  const gone = [...run.gone.values()].filter(({ card }) => !isBuilding(card)).length;
  return here + gone < 64;
}

export interface Arrival {
  readonly card: string;
  readonly owner: Player;
  readonly controller: Player;
  readonly from: 'hand' | 'codex' | 'discard' | 'command' | 'trashed' | 'token' | 'built';
  readonly level?: number;
  readonly underConstruction?: boolean;
}

const arrived = (id: number, at: number, { card, owner, controller, level = 1, ...how }: Arrival): Thing => ({
  ...untouched(id, card, owner),
  controller,
  stamp: at,
  since: at,
  level: isHero(card) ? level : 0,
  fatigue: !isBuilding(card),
  arrived: true,
  underConstruction: how.underConstruction ?? false,
});

export const isLegendary = (card: string): boolean =>
  !isHero(card) && !isBuilding(card) && (cardOf(card).legendary ?? false);

/** A second legendary thing of one name never arrives (CX-LEG-1). */
const isSecond = (run: Run, { card, controller }: Arrival): boolean =>
  run.table.options.legendary_second === 'discard_new' &&
  isLegendary(card) &&
  run.table.things.some((thing) => thing.card === card && thing.controller === controller);

function place(run: Run, arrival: Arrival): number | null {
  if (!isBuilding(arrival.card) && (!hasRoom(run) || isSecond(run, arrival))) {
    if (isCard(arrival.card))
      setSide(run, arrival.owner, { discard: [...run.table.sides[arrival.owner].discard, arrival.card] });
    return null;
  }
  const id = run.table.nextId;
  const thing = arrived(id, stamp(run), arrival);
  run.table = { ...run.table, nextId: id + 1, things: [...run.table.things, thing] };
  return id;
}

/** Things enter play together; their arrival is noted for what watches it. Ids of those that found a place. */
export function arrive(run: Run, arrivals: readonly Arrival[], more: Partial<Effect> = {}): number[] {
  const placed: { id: number; from: string }[] = [];
  for (const arrival of arrivals) {
    const id = place(run, arrival);
    if (id !== null) placed.push({ id, from: arrival.from });
  }
  if (placed.length > 0)
    emit(
      run,
      placed.map(({ id, from }): Happening => ({ e: 'arrives', it: { kind: 'thing', id }, from })),
      more,
    );
  return placed.map(({ id }) => id);
}

/** A patroller enters a slot; the leader's gives a fresh point of armor each time (CX-PATROL-13). */
export function enterSlot(run: Run, id: number, slot: Thing['slot']): void {
  const thing = run.table.things.find((one) => one.id === id)!;
  const { slot: lost = 0, ...armorFrom } = thing.armorFrom;
  const left = Object.values(armorFrom).reduce((sum, n) => sum + n, 0);
  setThing(run, id, { slot, armorFrom, armor: lost ? Math.min(thing.armor, left) : thing.armor });
  refreshArmor(run);
}

/** All armor of a thing is one pool: a new source adds to it, one that ends lets it shrink (CX-DMG-3). */
export function refreshArmor(run: Run): void {
  const { faces } = run.view;
  const things = run.table.things.map((thing) => {
    const now = faces.get(thing.id)!.armorFrom;
    const before = thing.armorFrom;
    const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
    if ([...keys].every((key) => now[key] === before[key])) return thing;
    const kept = Object.keys(before).reduce((sum, key) => sum + Math.min(before[key], now[key] ?? 0), 0);
    const added = [...keys].reduce((sum, key) => sum + Math.max(0, (now[key] ?? 0) - (before[key] ?? 0)), 0);
    return { ...thing, armor: Math.min(thing.armor, kept) + added, armorFrom: now };
  });
  if (things.some((thing, index) => thing !== run.table.things[index])) run.table = { ...run.table, things };
}

/** A thing becomes exhausted, by a cost or an effect; a patroller is sidelined by it (CX-PATROL-11). */
export function exhaust(run: Run, id: number): boolean {
  const thing = run.table.things.find((one) => one.id === id);
  if (!thing || thing.exhausted) return false;
  setThing(run, id, { exhausted: true, slot: null });
  emit(run, [{ e: 'exhausts', it: { kind: 'thing', id } }]);
  return true;
}

/** Who controls a thing changes: it leaves the patrol zone and has arrival fatigue (CX-CTRL-1, CX-CTRL-2). */
export function giveControl(run: Run, id: number, player: Player): void {
  const thing = run.table.things.find((one) => one.id === id);
  if (!thing || thing.controller === player) return;
  emit(run, [{ e: 'lost', it: { kind: 'thing', id } }]);
  setThing(run, id, { controller: player, since: stamp(run), slot: null, fatigue: true });
}
