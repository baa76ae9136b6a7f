import { divisionsOfLand, forceAt, frontAt, isAlive, isClosed, isHome, isHostile, landsOf, ownerOf } from './board';
import { rearOf, roomAt, supplyOf } from './board';
import { armourIn, sizeOf, type Kind } from './divisions';
import { holderOf } from './gaining';
import { baseOf, isPlace, laneOf, type Land, type Place } from './map';
import { capitalSites } from './setup';
import type { NodeOf, Player, State } from './state';

/** Rules with whether each is broken; those that are. */
export const broken = (...tests: readonly (readonly [rule: string, isBroken: boolean])[]): string[] =>
  tests.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));

export const isMine = (state: State, land: Land): boolean => ownerOf(state, land) === state.player;

/** Why a division cannot be put to a front place of a player's own. */
export function placeReasons(state: State, place: Place): string[] {
  const { group, across } = frontAt(state, place);
  return broken(
    ['CQ-FRONT-2', sizeOf(group) >= 2],
    ['CQ-FRONT-1', !across && !isHostile(state, place)],
    ['CQ-INV-4', isClosed(state, place)],
  );
}

const isAtSea = (state: State, place: Place): boolean => forceAt(state, laneOf(place))?.owner === state.player;

export const placeCapitalReasons = (state: State, node: NodeOf<'place-capital'>, land: Land): string[] =>
  broken(['CQ-SETUP-4', !capitalSites(state, node).includes(land)]);

export const offerReasons = (state: State, giver: Player, card: Land): string[] =>
  broken(['CQ-CARD-2', holderOf(state, card) !== giver], ['CQ-CARD-7', ownerOf(state, card) === giver]);

export const partnerReasons = (state: State, partner: Player): string[] =>
  broken(['CQ-CARD-8', partner === state.player || !state.order.includes(partner) || !isAlive(state, partner)]);

export const disarmRearReasons = (state: State, land: Land, kind: Kind): string[] =>
  broken(
    ['CQ-CONV-3', kind === 'I' || !isMine(state, land) || rearOf(state, land)[kind] === 0],
    ['CQ-CONV-6', supplyOf(state, state.player).infantry < 3],
  );

export function disarmFrontReasons(state: State, place: Place, kind: Kind): string[] {
  const isThere = isMine(state, baseOf(place)) && frontAt(state, place).group[kind] > 0;
  const force = forceAt(state, laneOf(place));
  const isAfloat = force?.owner === state.player && armourIn(force.front) + armourIn(force.rear) > 0;
  return broken(
    ['CQ-CONV-4', !isThere && kind !== 'I' && isAfloat],
    ['CQ-CONV-3', kind === 'I' || (!isThere && !isAfloat)],
    ['CQ-CONV-6', supplyOf(state, state.player).infantry < 3],
  );
}

export const turnCardReasons = (state: State, card: Land): string[] =>
  broken(
    ['CQ-CARD-2', holderOf(state, card) !== state.player],
    ['CQ-CARD-4', holderOf(state, card) === state.player && state.holdings[state.player].cards[card] === true],
  );

export function raiseReasons(state: State, units: number, count: number): string[] {
  const hasHome = landsOf(state, state.player).some((land) => isHome(state, land, state.player));
  return broken(
    ['CQ-REC-6', 3 * count > units],
    ['CQ-CONV-5', count > supplyOf(state, state.player).armour],
    ['CQ-REC-7', count > 0 && !hasHome],
  );
}

/** What keeps recruits out of a place; whoever has a force lying before it may have meant that. */
function shutReasons(state: State, at: Land | Place, rule: string, isFit: boolean): string[] {
  const isOwn = isMine(state, baseOf(at));
  const isForce = isPlace(at) && isAtSea(state, at) && !(isOwn && roomAt(state, at) > 0);
  return [
    ...broken([rule, !isFit && (isOwn || !isForce)], ['CQ-REC-10', isForce]),
    ...(isPlace(at) && isOwn ? placeReasons(state, at) : []),
  ];
}

export const deployReasons = (state: State, at: Land | Place): string[] =>
  shutReasons(state, at, 'CQ-REC-7', isHome(state, baseOf(at), state.player));

export const dropReasons = (state: State, at: Land | Place): string[] =>
  shutReasons(state, at, 'CQ-REC-9', isMine(state, baseOf(at)));

export const dropCountReasons = (state: State, { to, infantry }: NodeOf<'drop-count'>, count: number): string[] =>
  broken(
    ['CQ-REC-14', count === 0],
    ['CQ-REC-1', count > infantry],
    ['CQ-FRONT-2', isPlace(to) && count > roomAt(state, to)],
  );

export function mergeReasons(state: State, land: Land): string[] {
  const isTown = isHome(state, land, state.player);
  const inAll = isMine(state, land) ? divisionsOfLand(state, land).I : 0;
  const inRear = isMine(state, land) ? rearOf(state, land).I : 0;
  return broken(
    ['CQ-CONV-5', supplyOf(state, state.player).armour < 1],
    ['CQ-CONV-1', !isTown || inAll < 3],
    ['CQ-CONV-2', isTown && inAll >= 3 && inRear < 3],
  );
}
