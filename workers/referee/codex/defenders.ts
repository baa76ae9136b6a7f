import { addonOf, hasAddon } from './requirements';
import { bindingOf, modsOf } from './facts';
import { other, type Kw, type Player } from './grammar';
import { hasWhole, matches } from './match';
import { isUnseen, sees } from './targeting';
import type { Face, View } from './faces';

const fits = (view: View, owner: Face, face: Face, filter: Kw['by']): boolean =>
  !filter || matches(view, { ...bindingOf(owner.thing!), you: owner.side }, face, filter);

const isFlier = (face: Face): boolean => hasWhole(face, 'flying');

/** On the ground without anti-air: out of reach of fliers (CX-FLY-4). */
export const cannotReach = (attacker: Face, defender: Face): boolean =>
  isFlier(defender) && !isFlier(attacker) && !hasWhole(attacker, 'anti_air');

/** Stealth, for this defender, or invisible; whether it is seen is another question (CX-KW-4, CX-KW-5). */
const isHiding = (view: View, attacker: Face, defender: Face): boolean =>
  attacker.keywords.some(({ k, vs }) => k === 'invisible' || (k === 'stealth' && fits(view, attacker, defender, vs)));

/** An unused Tower of the other side sees the first hidden attacker (CX-ADD-5, H2). */
const hasUnusedTower = (view: View, player: Player): boolean =>
  hasAddon(view.table, player, 'tower') && view.table.sides[player].counts.detected === null;

/** Whether naming this defender uses up the detection of its Tower. */
export const usesTower = (view: View, attacker: Face, defender: Face): boolean => {
  const player = other(attacker.side);
  return isHiding(view, attacker, defender) && !sees(view, player, attacker.thing!.id) && hasUnusedTower(view, player);
};

/** Hidden from the defending player, who has no detector and whose Tower does not see it. */
export function isHidden(view: View, attacker: Face, defender: Face): boolean {
  const player = other(attacker.side);
  return isHiding(view, attacker, defender) && !sees(view, player, attacker.thing!.id) && !hasUnusedTower(view, player);
}

/** Why it cannot be attacked by this attacker at all, patrollers aside. */
export function reachReasons(view: View, attacker: Face, defender: Face): string[] {
  const reasons: string[] = [];
  const thing = defender.thing!;
  if (thing.underConstruction) reasons.push('CX-TECH-14');
  if (!['unit', 'hero', 'building'].some((kind) => defender.kinds.has(kind as 'unit'))) reasons.push('CX-ATK-5');
  if (defender.side === attacker.side) reasons.push('CX-ATK-1');
  if (defender.keywords.some(({ k, by }) => k === 'unattackable' && fits(view, defender, attacker, by)))
    reasons.push('CX-KW-8');
  if (cannotReach(attacker, defender)) reasons.push('CX-FLY-4');
  if (isUnseen(view, attacker.side, defender) && thing.slot === null) reasons.push('CX-KW-5');
  const isForbidden = modsOf(view, 'forbid').some(
    ({ mod, binding }) =>
      mod.act === 'attack' &&
      (!mod.by || matches(view, binding, attacker, mod.by)) &&
      (!mod.at || matches(view, binding, defender, mod.at)),
  );
  if (isForbidden) reasons.push('CX-KW-30');
  return reasons;
}

/** Patrollers of the defending player, by slot order of the table. */
export const patrollers = (view: View, player: Player): Face[] =>
  [...view.faces.values()].filter((face) => face.side === player && face.thing!.slot !== null);

/** May pass a patroller for a reason that has nothing to do with flying (CX-KW-4, CX-KW-7). */
export function slipsPast(view: View, attacker: Face, patroller: Face, defender: Face): boolean {
  if (isHidden(view, attacker, defender)) return true;
  const zone = patrollers(view, patroller.side).length;
  return attacker.keywords.some(
    ({ k, by, vs, patrollers: exactly }) =>
      k === 'unstoppable' &&
      fits(view, attacker, patroller, by) &&
      fits(view, attacker, defender, vs) &&
      (exactly === undefined || exactly === zone),
  );
}

/** Fliers and ground things pass each other, and anti-air may look away (CX-FLY-2, CX-FLY-5). */
const fliesPast = (attacker: Face, patroller: Face): boolean =>
  isFlier(attacker) ? !isFlier(patroller) : isFlier(patroller);

/** Patrollers that this attacker can attack and cannot ignore when it attacks this defender (CX-ATK-4). */
export const blockers = (view: View, attacker: Face, defender: Face): Face[] =>
  patrollers(view, other(attacker.side)).filter(
    (one) =>
      reachReasons(view, attacker, one).length === 0 &&
      !fliesPast(attacker, one) &&
      !slipsPast(view, attacker, one, defender),
  );

/** Every rule that forbids choosing this defender (CX-ATK-3, CX-ATK-4). */
export function defenderReasons(view: View, attacker: Face, defender: Face): string[] {
  const reasons = reachReasons(view, attacker, defender);
  if (reasons.length > 0) return reasons;
  const stopping = blockers(view, attacker, defender);
  if (stopping.length === 0) return [];
  const isStopping = stopping.some(({ thing }) => thing!.id === defender.thing!.id);
  const leader = stopping.find(({ thing }) => thing!.slot === 'leader');
  if (isStopping && (!leader || leader === defender)) return [];
  if (leader && defender.thing!.slot !== null) return ['CX-PATROL-4'];
  const seen = isHiding(view, attacker, defender) ? ['CX-KW-6'] : [];
  const byFlier = isFlier(attacker) && stopping.some(isFlier) ? ['CX-FLY-3'] : [];
  return ['CX-ATK-3', ...byFlier, ...seen];
}

/** Anti-air patrollers on the ground that the attacker flies over on its way (CX-FLY-6 to 9). */
export function flownOver(view: View, attacker: Face, defender: Face): Face[] {
  if (!isFlier(attacker)) return [];
  return patrollers(view, other(attacker.side)).filter((one) => {
    if (one === defender || isFlier(one) || !hasWhole(one, 'anti_air')) return false;
    if (defender.thing!.slot !== null && one.thing!.slot !== 'leader') return false;
    return !slipsPast(view, attacker, one, defender);
  });
}

/** The finished Tower of a player, if it can see the attacker (CX-ADD-6). */
export const shootingTower = (view: View, attacker: Face, defender: Face): number | null => {
  const player = other(attacker.side);
  if (!hasAddon(view.table, player, 'tower') || isHidden(view, attacker, defender)) return null;
  return addonOf(view.table, player)!.id;
};

/** Things that can be attacked now. */
export function legalDefenders(view: View, attacker: Face): Face[] {
  return [...view.faces.values()].filter((face) => defenderReasons(view, attacker, face).length === 0);
}
