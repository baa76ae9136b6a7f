import { isReady, mostFalling, retreats } from './battle';
import { forceAt, frontAt, invadersOf, isClosed, isEnemyLand, isInvaded, ownerOf, ownerOfGroup, rearOf } from './board';
import { sendable } from './board';
import { KINDS, divisionsOf, isNone, isWithin, sizeOf } from './divisions';
import { hasGarrison, isEnemyForceAtSea, mayRaid, strangersIn } from './engagements';
import {
  baseOf,
  farOf,
  isSeaPlace,
  laneOf,
  namesForce,
  neighboursOf,
  opposite,
  type Land,
  type Lane,
  type Place,
} from './map';
import { advances } from './occupation';
import { broken, isMine } from './refuse-recruit';
import {
  attackersBase,
  attackingGroup,
  defendersBase,
  defendingGroup,
  feedOf,
  sendableFrom,
  strikesLand,
  targetGroup,
} from './sides';
import type { Battle, NodeOf, Player, State } from './state';

/** CQ-OCC-5: land taken this turn has no infantry that could stay; CQ-OCC-6: the garrison itself would have to go. */
const garrisonReasons = (state: State, land: Land, hasGroup: boolean): string[] =>
  broken(
    ['CQ-OCC-5', isMine(state, land) && !hasGarrison(state, land)],
    ['CQ-OCC-6', isMine(state, land) && !hasGroup && isNone(sendable(state, land)) && !isNone(rearOf(state, land))],
  );

const hasNobody = (state: State, land: Land, hasGroup: boolean): boolean =>
  isMine(state, land) && !hasGroup && isNone(rearOf(state, land));

export function borderReasons(state: State, place: Place): string[] {
  const [base, far] = [baseOf(place), farOf(place)];
  const hasGroup = !isNone(frontAt(state, place).group);
  return [
    ...broken(
      ['CQ-ATT-3', !isEnemyLand(state, far, state.player)],
      ['CQ-SEA-1', isSeaPlace(place)],
      ['CQ-INV-4', isMine(state, base) && isClosed(state, place)],
      ['CQ-INV-5', isMine(state, base) && frontAt(state, place).across],
      ['CQ-ATT-4', !isMine(state, base)],
      ['CQ-ATT-7', hasNobody(state, base, hasGroup)],
    ),
    ...garrisonReasons(state, base, hasGroup),
  ];
}

export function counterReasons(state: State, place: Place): string[] {
  const base = baseOf(place);
  const hasGroup = !isNone(frontAt(state, place).group);
  const isThere = isSeaPlace(place) && isEnemyForceAtSea(state, laneOf(opposite(place)));
  const isShut = isMine(state, base) && isClosed(state, place);
  return [
    ...broken(
      ['CQ-SEA-11', (!isThere && !isShut) || !isMine(state, base)],
      ['CQ-INV-4', isShut],
      ['CQ-ATT-7', hasNobody(state, base, hasGroup)],
    ),
    ...garrisonReasons(state, base, hasGroup),
  ];
}

export const landingReasons = (state: State, lane: Lane): string[] =>
  broken(
    ['CQ-SEA-1', forceAt(state, lane)?.owner !== state.player],
    ['CQ-ATT-3', forceAt(state, lane)?.owner === state.player && !isEnemyLand(state, farOf(lane), state.player)],
    ['CQ-INV-5', forceAt(state, lane)?.owner === state.player && forceAt(state, lane)!.ashore],
  );

/** The player's own group lies in the territory it faces. */
const isInside = (state: State, group: Place | Lane): boolean =>
  ownerOfGroup(state, group) === state.player && invadersOf(state, farOf(group)).includes(group);

export function raidReasons(state: State, group: Place | Lane, target: Place | null): string[] {
  const land = farOf(group);
  const troops = target ? frontAt(state, target).group : rearOf(state, land);
  return broken(
    ['CQ-INV-5', !isInside(state, group) || isNone(troops) || (target !== null && baseOf(target) !== land)],
    ['CQ-OCC-5', isInside(state, group) && !mayRaid(state, group)],
  );
}

export const strikeReasons = (state: State, land: Land, group: Place | Lane): string[] => [
  ...broken(['CQ-INV-10', !isMine(state, land) || !strangersIn(state, land).includes(group) || isNone(rearOf(state, land))]), // prettier-ignore
  ...broken(
    ['CQ-OCC-5', isMine(state, land) && !hasGarrison(state, land)],
    ['CQ-OCC-6', isMine(state, land) && !isNone(rearOf(state, land)) && isNone(sendable(state, land))],
  ),
];

export const contestReasons = (state: State, group: Place | Lane, other: Place | Lane): string[] =>
  broken(
    ['CQ-INV-11', !isInside(state, group) || !strangersIn(state, farOf(group)).includes(other)],
    ['CQ-OCC-5', isInside(state, group) && !mayRaid(state, group)],
  );

export const walkInReasons = (state: State, group: Place | Lane): string[] =>
  broken(
    ['CQ-INV-17', !isInside(state, group) || strangersIn(state, farOf(group)).length > 0 || ownerOf(state, farOf(group)) !== null], // prettier-ignore
  );

export function retreatReasons(state: State, battle: Battle, to: Land): string[] {
  const land = strikesLand(battle) ? farOf(battle.args[0]!) : null;
  const owner = land && ownerOf(state, land);
  if (!land || !owner || !isInvaded(state, land)) return ['CQ-INV-13'];
  if (!retreats(state, battle).length) return ['CQ-INV-15'];
  const isNext = neighboursOf(land).some((next) => next.land === to);
  return broken(['CQ-BOARD-2', !isNext], ['CQ-INV-13', ownerOf(state, to) !== owner]);
}

/** CQ-LOSS-9: a place that has not defended a round yet is not resupplied. */
export const unreadyReasons = (state: State, battle: Battle, text: string): string[] =>
  broken(['CQ-LOSS-9', !isReady(state, battle) && text !== '-']);

export function commitReasons(state: State, { battle }: NodeOf<'commit'>, text: string): string[] {
  const part = divisionsOf(text)!;
  const base = attackersBase(battle);
  const size = sizeOf(attackingGroup(state, battle)) + sizeOf(part);
  const [rear, ready] = [feedOf(state, base), sendableFrom(state, base)];
  return broken(
    ['CQ-ATT-4', !isWithin(part, rear) || size > 2],
    ['CQ-ATT-7', size === 0],
    ['CQ-OCC-6', KINDS.some((kind) => part[kind] > ready[kind] && part[kind] <= rear[kind])],
  );
}

/** What limits a defending group to two: its place, its landing force, or the naming from a rear. */
function thirdRule(battle: Battle): string {
  const target = targetGroup(battle);
  if (!target) return 'CQ-INV-6';
  return namesForce(target) ? 'CQ-SEA-3' : 'CQ-FRONT-2';
}

export function resupplyReasons(state: State, { battle }: NodeOf<'resupply'>, text: string): string[] {
  const part = divisionsOf(text)!;
  const size = sizeOf(defendingGroup(state, battle));
  return broken(
    [thirdRule(battle), size + sizeOf(part) > 2],
    ['CQ-LOSS-9', !isReady(state, battle) && sizeOf(part) > 0],
    ['CQ-ATT-4', !isWithin(part, feedOf(state, defendersBase(battle)))],
    ['CQ-INV-6', battle.kind === 'raid-rear' && size + sizeOf(part) === 0],
  );
}

export function fallBackReasons(state: State, battle: Battle, player: Player, count: number): string[] {
  if (count <= mostFalling(state, battle, player)) return [];
  const isAttacker = player === state.player;
  const group = isAttacker ? attackingGroup(state, battle) : defendingGroup(state, battle);
  const where = isAttacker ? battle.args[0]! : targetGroup(battle);
  const isForce = where !== null && namesForce(where);
  return broken(
    ['CQ-INV-8', !isAttacker && (battle.kind === 'raid-front' || battle.kind === 'raid-rear')],
    ['CQ-INV-10', isAttacker && battle.kind === 'strike'],
    ['CQ-LOSS-6', count > group.D],
    ['CQ-SEA-13', isForce && count >= sizeOf(group)],
  );
}

export function bringUpReasons(state: State, { battle, player }: NodeOf<'bring-up'>, text: string): string[] {
  const part = divisionsOf(text)!;
  const lane = player === state.player ? battle.args[0]! : targetGroup(battle)!;
  return broken(['CQ-SEA-13', isNone(part) || !isWithin(part, forceAt(state, lane)!.rear)]);
}

export function advanceReasons(state: State, node: NodeOf<'advance-infantry'>, count: number): string[] {
  const numbers = advances(state, node);
  const base = attackersBase(node.battle);
  const kind = node.kind === 'advance-infantry' ? 'I' : node.kind === 'advance-armour' ? 'A' : 'D';
  const inAll = attackingGroup(state, node.battle)[kind] + feedOf(state, base)[kind];
  return broken(
    ['CQ-OCC-2', count < Math.min(...numbers) || count > inAll],
    ['CQ-OCC-6', count > Math.max(...numbers) && count <= inAll],
  );
}
