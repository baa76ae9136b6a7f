import { setThing } from './change';
import { refreshArmor, isLegendary } from './arriving';
import type { Face } from './faces';
import { leave, type Leaving } from './leaving';
import { hasWhole } from './match';
import { PLAYERS, other } from './grammar';
import { Over, type Run } from './run';
import { baseOf } from './requirements';

/** I1: a base without HP ends the game (CX-WIN-1 to 3). */
function checkBases(run: Run): void {
  const fallen = PLAYERS.filter((player) => {
    const base = baseOf(run.table, player);
    return base.damage >= run.view.faces.get(base.id)!.hp;
  });
  if (fallen.length === 0) return;
  const { active, options } = run.table;
  const both = { draw: 'draw', active_loses: other(active), active_wins: active } as const;
  run.table = {
    ...run.table,
    stage: 'over',
    result: fallen.length === 2 ? both[options.both_bases] : other(fallen[0]),
  };
  throw new Over();
}

/** I2: paired +1/+1 and -1/-1 runes go (CX-RUNE-1). */
function cancelRunes(run: Run): boolean {
  let changed = false;
  for (const { id, runes } of run.table.things) {
    const pairs = Math.min(runes.plus ?? 0, runes.minus ?? 0);
    if (pairs === 0) continue;
    setThing(run, id, { runes: { ...runes, plus: runes.plus - pairs, minus: runes.minus - pairs } });
    changed = true;
  }
  return changed;
}

const isHit = (run: Run, id: number): boolean => run.hits.some(({ to }) => to === id);

/** With no HP left for whatever reason, or touched by a deathtouch (CX-DMG-2, CX-DMG-4, CX-KW-16). */
const isDying = (run: Run, { hp, thing }: Face): boolean => hp <= 0 || thing!.damage >= hp || run.doomed.has(thing!.id);

/** Instead of dying it is exhausted and loses damage and attachments (CX-KW-27); true if anything was undone. */
export function surviveDeath(run: Run, id: number): boolean {
  const thing = run.table.things.find((one) => one.id === id)!;
  const attached = run.table.things.filter(({ host }) => host === id);
  run.doomed.delete(id);
  if (thing.exhausted && thing.damage === 0 && attached.length === 0) return false;
  setThing(run, id, { exhausted: true, damage: 0, slot: null });
  leave(
    run,
    attached.map((one) => ({ id: one.id, dies: false, to: 'discard' })),
  );
  return true;
}

/** The first of two lives goes instead (CX-KW-28). */
function loseLife(run: Run, { thing }: Face): void {
  run.doomed.delete(thing!.id);
  setThing(run, thing!.id, { damage: 0, runes: { ...thing!.runes, crumbling: 1 } });
}

/** I3 and I4: what has no HP left dies together, units and heroes before buildings (CX-DEATH-4). */
function killDead(run: Run, buildings: boolean): boolean {
  const faces = [...run.view.faces.values()].filter((face) => {
    const isBody = face.kinds.has('unit') || face.kinds.has('hero');
    const isWall = face.kinds.has('building') && !face.kinds.has('base') && !face.thing!.underConstruction;
    return (buildings ? isWall : isBody) && isDying(run, face);
  });
  let changed = false;
  const dead: Leaving[] = [];
  for (const face of faces) {
    const { id, runes } = face.thing!;
    if (hasWhole(face, 'two_lives') && !runes.crumbling) {
      loseLife(run, face);
      changed = true;
    } else if (hasWhole(face, 'indestructible')) changed = surviveDeath(run, id) || changed;
    else dead.push({ id, dies: true, to: 'discard', byDamage: isHit(run, id) });
  }
  leave(run, dead);
  return changed || dead.length > 0;
}

/** Destroys or sacrifices things of any kind together; a saved one counts as done (CX-EFF-4). */
export function kill(run: Run, ids: readonly number[]): void {
  const dead: Leaving[] = [];
  for (const id of ids) {
    const face = run.view.faces.get(id);
    if (!face) continue;
    if (hasWhole(face, 'two_lives') && !face.thing!.runes.crumbling) loseLife(run, face);
    else if (hasWhole(face, 'indestructible')) surviveDeath(run, id);
    else dead.push({ id, dies: true, to: 'discard' });
  }
  leave(run, dead);
}

/** I5: attachments without a host, channeling spells without a hero, second legendaries. */
function tidy(run: Run): boolean {
  const leavings: Leaving[] = [];
  for (const face of run.view.faces.values()) {
    const { id, host, card, controller, since } = face.thing!;
    const heroes = (player: string, spec: string | null) =>
      [...run.view.faces.values()].some((one) => one.kinds.has('hero') && one.side === player && one.spec === spec);
    if (host !== null && !run.view.faces.has(host)) leavings.push({ id, dies: false, to: 'discard' });
    else if (hasWhole(face, 'channeling') && !heroes(controller, face.spec))
      leavings.push({ id, dies: true, to: 'discard' });
    else if (
      isLegendary(card) &&
      run.table.things.some((one) => one.card === card && one.controller === controller && one.since < since)
    )
      leavings.push({ id, dies: run.table.options.legendary_second === 'destroy_newest', to: 'discard' });
  }
  leave(run, leavings);
  return leavings.length > 0;
}

/** The check I of 2.25: again and again until nothing more dies or falls (CX-DMG-8). */
export function check(run: Run): void {
  do {
    checkBases(run);
    refreshArmor(run);
  } while (cancelRunes(run) || killDead(run, false) || killDead(run, true) || tidy(run));
  run.hits = [];
}
