import { mostFalling, retreats } from './battle';
import { forceAt, frontAt, invadersOf, isClosed, isEnemyLand, isInvaded, ownerOf, ownerOfGroup, rearOf } from './board';
import { sendable } from './board';
import { divisionsOf, isNone, isWithin, sizeOf } from './divisions';
import { hasAttacker, hasGarrison, isEnemyForceAtSea, mayRaid, strangersIn } from './engagements';
import { baseOf, farOf, isSeaPlace, laneOf, namesForce, opposite, type Land, type Lane, type Place } from './map';
import { advances } from './occupation';
import { broken, isMine } from './refuse-recruit';
import {
  attackersBase,
  attackingGroup,
  defendersBase,
  defendingGroup,
  feedOf,
  sendableFrom,
  targetGroup,
} from './sides';
import type { NodeOf, State } from './state';

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
      ['CQ-INV-4', isMine(state, base) && (isClosed(state, place) || frontAt(state, place).across)],
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
      ['CQ-ATT-3', !isThere && !isShut],
      ['CQ-INV-4', isShut],
      ['CQ-ATT-4', !isMine(state, base)],
      ['CQ-ATT-7', hasNobody(state, base, hasGroup)],
    ),
    ...garrisonReasons(state, base, hasGroup),
  ];
}

export const landingReasons = (state: State, lane: Lane): string[] =>
  broken(
    ['CQ-ATT-3', !isEnemyLand(state, farOf(lane), state.player)],
    ['CQ-SEA-1', forceAt(state, lane)?.owner !== state.player],
    ['CQ-INV-5', forceAt(state, lane)?.owner === state.player && forceAt(state, lane)!.ashore],
  );

/** The player's own group lies in the territory it faces. */
const isInside = (state: State, group: Place | Lane): boolean =>
  ownerOfGroup(state, group) === state.player && invadersOf(state, farOf(group)).includes(group);

export function raidReasons(state: State, group: Place | Lane, target: Place | null): string[] {
  const land = farOf(group);
  const troops = target ? frontAt(state, target).group : rearOf(state, land);
  return broken(
    ['CQ-ATT-3', !isEnemyLand(state, land, state.player)],
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

export function retreatReasons(state: State, { battle }: NodeOf<'retreat'>, to: Land): string[] {
  const land = battle.kind === 'strike' || battle.kind === 'counter' ? null : farOf(battle.args[0]!);
  const isOpen = land !== null && battle.kind !== 'contest' && isInvaded(state, land);
  return broken(
    ['CQ-INV-13', !isOpen],
    ['CQ-INV-15', isOpen && !retreats(state, battle).length],
    ['CQ-INV-14', isOpen && retreats(state, battle).length > 0 && !retreats(state, battle).includes(to)],
  );
}

export function commitReasons(state: State, { battle }: NodeOf<'commit'>, text: string): string[] {
  const part = divisionsOf(text)!;
  const base = attackersBase(battle);
  const size = sizeOf(attackingGroup(state, battle));
  return broken(
    ['CQ-ATT-4', !isWithin(part, feedOf(state, base))],
    ['CQ-FRONT-2', size + sizeOf(part) > 2],
    ['CQ-ATT-7', size + sizeOf(part) === 0],
    ['CQ-OCC-6', isWithin(part, feedOf(state, base)) && !isWithin(part, sendableFrom(state, base))],
  );
}

export function resupplyReasons(state: State, { battle }: NodeOf<'resupply'>, text: string): string[] {
  const part = divisionsOf(text)!;
  const size = sizeOf(defendingGroup(state, battle));
  const target = targetGroup(battle);
  const isReady =
    !target ||
    state.options['first-round-resupply'] === 'both' ||
    (namesForce(target) ? forceAt(state, target)!.alerted : frontAt(state, target).alerted);
  return broken(
    ['CQ-FRONT-2', size + sizeOf(part) > 2],
    ['CQ-LOSS-9', !isReady && sizeOf(part) > 0],
    ['CQ-ATT-4', !isWithin(part, feedOf(state, defendersBase(battle)))],
    ['CQ-INV-6', battle.kind === 'raid-rear' && size + sizeOf(part) === 0],
  );
}

export function fallBackReasons(state: State, { battle, player }: NodeOf<'fall-back'>, count: number): string[] {
  const isAttacker = player === state.player;
  const group = isAttacker ? attackingGroup(state, battle) : defendingGroup(state, battle);
  const where = isAttacker ? battle.args[0]! : targetGroup(battle);
  const isTooMany = count > mostFalling(state, battle, player);
  const isForce = where !== null && namesForce(where);
  return broken(['CQ-LOSS-6', count > group.D], ['CQ-SEA-13', isTooMany && isForce && count >= sizeOf(group)]);
}

export function bringUpReasons(state: State, { battle, player }: NodeOf<'bring-up'>, text: string): string[] {
  const part = divisionsOf(text)!;
  const lane = player === state.player ? battle.args[0]! : targetGroup(battle)!;
  return broken(['CQ-ATT-4', !isWithin(part, forceAt(state, lane)!.rear)], ['CQ-SEA-13', isNone(part)]);
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
