import { setThing } from './change';
import { emit, type Happening } from './events';
import type { Face } from './faces';
import { matches } from './match';
import { bindingOf, modsOf } from './facts';
import type { Hit, Run, Source } from './run';
import { thingAt } from './table';

/** Whether a source has a keyword, in a fight against something. */
export const hasAgainst = (run: Run, face: Face | null, k: string, against: Face | undefined): boolean =>
  !!face?.thing &&
  face.keywords.some(
    (kw) => kw.k === k && (!kw.vs || (!!against && matches(run.view, bindingOf(face.thing!), against, kw.vs))),
  );

export const sourceOf = (run: Run, id: number): Source => {
  const face = run.view.faces.get(id) ?? run.gone.get(id)!;
  return { id, face, you: face.side };
};

/** Armor takes damage before HP and is used up by it, unless it is pierced (CX-DMG-3, CX-KW-17). */
function take(run: Run, { source, to, n }: Hit): void {
  const thing = thingAt(run.table, to)!;
  const face = run.view.faces.get(to)!;
  const absorbed = hasAgainst(run, source.face, 'armor_piercing', face) ? 0 : Math.min(thing.armor, n);
  const isBody = face.kinds.has('unit') || face.kinds.has('hero');
  if (isBody && hasAgainst(run, source.face, 'rune_damage', face)) {
    const minus = Math.min(99, (thing.runes.minus ?? 0) + n - absorbed);
    setThing(run, to, { armor: thing.armor - absorbed, runes: { ...thing.runes, minus } });
    return;
  }
  setThing(run, to, { armor: thing.armor - absorbed, damage: Math.min(255, thing.damage + n - absorbed) });
}

/** Damage dealt at the same time. Combat damage of a deathtouch kills units and heroes (CX-KW-16). */
export function deal(run: Run, hits: readonly Hit[]): void {
  const real = hits.filter(
    ({ n, to }) => n > 0 && thingAt(run.table, to) && !thingAt(run.table, to)!.underConstruction,
  );
  for (const hit of real) {
    const face = run.view.faces.get(hit.to)!;
    take(run, hit);
    const isBody = face.kinds.has('unit') || face.kinds.has('hero');
    if (hit.combat && isBody && hasAgainst(run, hit.source.face, 'deathtouch', face)) run.doomed.add(hit.to);
  }
  run.hits.push(...real);
  emit(run, real.flatMap(told));
}

function told({ source, to, combat }: Hit): Happening[] {
  if (source.id === null) return [];
  const about = { it: { kind: 'thing', id: source.id }, other: { kind: 'thing', id: to } } as const;
  return [{ e: 'damages', ...about }, ...(combat ? [{ e: 'combat_damage', ...about } as const] : [])];
}

/** What is added to effect damage of matching sources, once for each instance (`damage_bonus`). */
export const bonusFor = (run: Run, source: Source): number =>
  modsOf(run.view, 'damage_bonus')
    .filter(({ mod, binding }) => source.face && matches(run.view, binding, source.face, mod.from))
    .reduce((sum, { mod }) => sum + mod.n, 0);
