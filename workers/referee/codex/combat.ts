import { called } from './change';
import { check } from './check';
import { deal, hasAgainst, sourceOf } from './damage';
import { cannotReach, patrollers, reachReasons } from './defenders';
import type { Face } from './faces';
import { modsOf } from './facts';
import { SLOTS, other } from './grammar';
import { hasWhole, matches, refs, sameObj } from './match';
import { baseOf } from './requirements';
import type { Hit, Run } from './run';
import { thingAt } from './table';

/** A running attack after its triggers: who fights, who was flown over, who gets what the defender does not. */
export interface Fight {
  readonly attacker: number;
  readonly defender: number;
  readonly overflown: readonly number[];
  readonly tower: number | null;
  readonly sparks: readonly number[];
  readonly excess: number | null;
}

const isBody = (face: Face): boolean => face.kinds.has('unit') || face.kinds.has('hero');

/** Damage beyond the armor and the remaining HP, deathtouch or not (CX-KW-12). */
export function excessOver(run: Run, attacker: Face, defender: Face, atk = attacker.atk): number {
  const { damage, armor } = thingAt(run.table, defender.thing!.id)!;
  const pierces =
    hasAgainst(run, attacker, 'armor_piercing', defender) || run.table.options.overpower_armor === 'ignored';
  return Math.max(0, atk - (pierces ? 0 : armor) - Math.max(0, defender.hp - damage));
}

/** Combat damage beyond what kills goes to the base instead (`excess_to_base`). */
const spillsOnBase = (run: Run, face: Face): boolean =>
  modsOf(run.view, 'excess_to_base').some(({ mod, binding }) =>
    typeof mod.on === 'string'
      ? refs(run.view, binding, mod.on).some((obj) => sameObj(obj, face.obj))
      : 'all' in mod.on && matches(run.view, binding, face, mod.on.all),
  );

/** Recipients of overpower: other patrollers it could have attacked, or else anything it could (CX-KW-12). */
export function excessRecipients(run: Run, attacker: Face, defender: Face): Face[] {
  const { view } = run;
  const others = [...view.faces.values()].filter(
    (face) =>
      face !== defender && face.side === other(attacker.side) && reachReasons(view, attacker, face).length === 0,
  );
  const patrolling = others.filter(({ thing }) => thing!.slot !== null);
  return patrolling.length > 0 ? patrolling : others;
}

/** H8: recipients of sparkshot one by one, and of overpower if there is an excess as things stand. */
export function chooseRecipients(run: Run, attacker: Face, defender: Face): Pick<Fight, 'sparks' | 'excess'> {
  const { slot } = defender.thing!;
  const player = run.table.active;
  if (slot === null) return { sparks: [], excess: null };
  const at = SLOTS.indexOf(slot);
  const neighbours = patrollers(run.view, defender.side).filter(
    ({ thing }) => Math.abs(SLOTS.indexOf(thing!.slot!) - at) === 1,
  );
  const names = neighbours.map(({ thing }) => called(run, thing!.id));
  const count = attacker.keywords.filter(({ k }) => k === 'sparkshot').length;
  const sparks =
    names.length === 0
      ? []
      : Array.from({ length: count }, () => neighbours[names.indexOf(run.ask(player, 'spark', names))].thing!.id);
  if (!hasWhole(attacker, 'overpower') || spillsOnBase(run, attacker) || excessOver(run, attacker, defender) === 0)
    return { sparks, excess: null };
  const open = excessRecipients(run, attacker, defender);
  if (open.length === 0) return { sparks, excess: null };
  const labels = open.map(({ thing }) => called(run, thing!.id));
  return { sparks, excess: open[labels.indexOf(run.ask(player, 'excess', labels))].thing!.id };
}

/** What one fighter deals to another, and what goes beyond. */
function strike(run: Run, striker: Face, victim: Face, excess: number | null): Hit[] {
  const source = sourceOf(run, striker.thing!.id);
  const hit = (to: number, n: number): Hit => ({ source, to, n, combat: true });
  const spills = isBody(victim) && spillsOnBase(run, striker);
  const to = spills ? baseOf(run.table, victim.side).id : excess;
  const beyond = to === null ? 0 : excessOver(run, striker, victim);
  return [hit(victim.thing!.id, striker.atk - beyond), ...(to !== null && beyond > 0 ? [hit(to, beyond)] : [])];
}

/** Whether a defender hits back (CX-ATK-5, CX-FLY-1, CX-FLY-4, CX-KW-15). */
const hitsBack = (attacker: Face, defender: Face): boolean =>
  isBody(defender) &&
  !cannotReach(defender, attacker) &&
  !(hasWhole(attacker, 'long_range') && !hasWhole(defender, 'long_range'));

/** The hits of those fighters who strike in this batch. */
function hitsOf(run: Run, fight: Fight, strikes: (face: Face) => boolean): Hit[] {
  const { faces } = run.view;
  const attacker = faces.get(fight.attacker);
  const defender = faces.get(fight.defender);
  const hits: Hit[] = [];
  if (attacker && strikes(attacker)) {
    const source = sourceOf(run, fight.attacker);
    if (defender) hits.push(...strike(run, attacker, defender, fight.excess));
    hits.push(...fight.sparks.map((to): Hit => ({ source, to, n: 1, combat: true })));
  }
  if (attacker && defender && strikes(defender) && hitsBack(attacker, defender))
    hits.push(...strike(run, defender, attacker, null));
  for (const id of fight.overflown) {
    const shooter = faces.get(id);
    if (shooter?.thing!.slot && attacker && strikes(shooter)) hits.push(...strike(run, shooter, attacker, null));
  }
  return hits;
}

const towerHit = (run: Run, { tower, attacker }: Fight): Hit[] =>
  tower !== null && thingAt(run.table, tower)
    ? [{ source: sourceOf(run, tower), to: attacker, n: 1, combat: true }]
    : [];

/** H9 and H10: swift strikers first, the Tower with them, then the others still in play (CX-ATK-8, CX-ADD-6). */
export function fightOut(run: Run, fight: Fight): void {
  const swift = new Set<number>();
  for (const id of [fight.attacker, fight.defender, ...fight.overflown]) {
    const face = run.view.faces.get(id);
    if (face && isBody(face) && hasWhole(face, 'swift_strike')) swift.add(id);
  }
  const isSwift = ({ thing }: Face): boolean => swift.has(thing!.id);
  const first = hitsOf(run, fight, isSwift);
  const hasSwift = swift.size > 0;
  if (hasSwift) {
    deal(run, [...first, ...towerHit(run, fight)]);
    check(run);
  }
  const second = hitsOf(run, fight, (face) => !isSwift(face));
  deal(run, [...second, ...(hasSwift ? [] : towerHit(run, fight))]);
  check(run);
}
