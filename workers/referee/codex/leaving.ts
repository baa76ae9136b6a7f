import { BUILDINGS, isBuilding, isHero, isToken } from './data';
import { called, gainGold, setSide, setThing } from './change';
import { drawCards } from './drawing';
import { emit, type Happening } from './events';
import { other, type Player } from './grammar';
import { isAtMax, levelUp } from './levels';
import type { Run } from './run';
import { baseOf } from './requirements';
import type { Obj, Thing } from './table';

export type Destination = 'discard' | 'hand' | 'codex' | 'deck_top' | 'command' | 'trashed';

export interface Leaving {
  readonly id: number;
  /** CX-DEATH-1; everything else is no death (CX-DEATH-3). */
  readonly dies: boolean;
  readonly to: Destination;
  /** From damage dealt since the last check. */
  readonly byDamage?: boolean;
}

const thingObj = (id: number): Obj => ({ kind: 'thing', id });

/** What is told of a thing that leaves: its death, and who killed it (6.3, events). */
function happenings(run: Run, { id, dies, byDamage }: Leaving): Happening[] {
  const it = thingObj(id);
  const hits = run.hits.filter(({ to }) => to === id);
  const cause = byDamage && hits.some(({ combat }) => combat) ? 'combat' : undefined;
  const all: Happening[] = [
    { e: 'leaves', it, cause },
    { e: 'lost', it },
  ];
  if (!dies) return all;
  const killers = byDamage ? [...new Set(hits.flatMap(({ source }) => source.id ?? []))] : [];
  return [
    { e: 'dies', it, cause },
    ...all,
    ...killers.map((killer): Happening => ({ e: 'kills', it: thingObj(killer), other: it })),
  ];
}

/** One hero of the opponent gains two levels (CX-HERO-9, CX-HERO-10). */
function bounty(run: Run, player: Player): void {
  const heroes = [...run.view.faces.values()].filter(
    ({ side, kinds, thing }) => side === player && kinds.has('hero') && !isAtMax(thing!),
  );
  if (heroes.length === 0) return;
  const names = heroes.map(({ thing }) => called(run, thing!.id));
  const chosen = run.ask(run.table.active, 'bounty', names);
  levelUp(run, heroes[names.indexOf(chosen)].thing!.id, 2);
}

/** The bonuses of the scavenger and technician slots, and the bounty, wait like triggers (CX-EFF-5). */
function noteBonuses(run: Run, { id, dies, byDamage }: Leaving): void {
  if (!dies) return;
  const face = run.view.faces.get(id)!;
  const { side, thing } = face;
  if (thing!.slot === 'scavenger')
    run.waiting.push({ label: `scavenger ${side}`, carry: () => gainGold(run, side, 1) });
  if (thing!.slot === 'technician')
    run.waiting.push({ label: `technician ${side}`, carry: () => drawCards(run, side, 1) });
  if (!isHero(thing!.card)) return;
  const hitBy = byDamage ? run.hits.filter(({ to }) => to === id).map(({ source }) => source.you) : [run.actingFor];
  const isOwnKill = !hitBy.some((player) => player === other(side));
  if (run.table.options.bounty_own_kill === 'no' && isOwnKill) return;
  run.waiting.push({ label: `bounty ${other(side)}`, carry: () => bounty(run, other(side)) });
}

/** Where the card of a thing goes: to a zone of its owner (CX-ZONE-4); tokens vanish (CX-TOKEN-3). */
function putAway(run: Run, thing: Thing, { dies, to }: Leaving): void {
  const { card, owner } = thing;
  const side = run.table.sides[owner];
  if (isToken(card)) return;
  if (isHero(card)) {
    // A dead hero has two cooldown markers (CX-HERO-13), one that returned has none (CX-HERO-14).
    setSide(run, owner, { command: [...side.command, { hero: card, cooldown: dies ? 2 : 0 }] });
    return;
  }
  if (to === 'deck_top') {
    setSide(run, owner, { top: [card, ...side.top] });
    return;
  }
  const zone = to === 'command' ? 'discard' : to;
  setSide(run, owner, { [zone]: [...side[zone], card] });
  if (zone !== 'trashed') run.wentTo.set(thing.id, { kind: 'card', zone, side: owner, card });
}

/** A lost tech building or add-on deals 2 to its base at once (CX-TECH-12, CX-ADD-4). */
function fall(run: Run, { card, owner }: Thing): void {
  const { kind, level } = BUILDINGS.get(card)!;
  const side = run.table.sides[owner];
  if (kind === 'tech') setSide(run, owner, { lost: [...new Set([...side.lost, level!])].sort() });
  if (card === 'tech_lab') setSide(run, owner, { labSpec: null });
  const base = baseOf(run.table, owner);
  setThing(run, base.id, { damage: Math.min(255, base.damage + 2) });
}

/** Things leave play together. */
export function leave(run: Run, leavings: readonly Leaving[]): void {
  const present = leavings.filter(({ id }) => run.table.things.some((thing) => thing.id === id));
  if (present.length === 0) return;
  emit(
    run,
    present.flatMap((one) => happenings(run, one)),
  );
  for (const one of present) noteBonuses(run, one);
  for (const one of present) {
    const face = run.view.faces.get(one.id)!;
    if (one.dies) run.deaths.push({ id: one.id, how: one.byDamage ? 'damage' : 'any' });
    run.gone.set(one.id, face);
    run.doomed.delete(one.id);
  }
  const ids = new Set(present.map(({ id }) => id));
  const leaving = run.table.things.filter(({ id }) => ids.has(id));
  run.table = { ...run.table, things: run.table.things.filter(({ id }) => !ids.has(id)) };
  for (const thing of leaving)
    if (isBuilding(thing.card)) fall(run, thing);
    else
      putAway(
        run,
        thing,
        present.find(({ id }) => id === thing.id)!,
      );
}
