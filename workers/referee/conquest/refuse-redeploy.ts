import {
  forceAt,
  frontAt,
  isEnemyLand,
  isInvaded,
  isNeutral,
  ownerOf,
  rearOf,
  roomAt,
  sendable,
  territory,
} from './board';
import { forcesOf } from './board';
import { divisionsOf, divisions, isNone, isWithin, sizeOf, armourIn, type Kind } from './divisions';
import { baseOf, farOf, isPlace, isSeaPlace, laneOf, type Land, type Lane, type Place } from './map';
import { areaOf, destinations, harbours, mannings, voyage } from './redeploy';
import { broken, isMine, placeReasons } from './refuse-recruit';
import { feedOf } from './sides';
import type { NodeOf, State } from './state';

export const withdrawReasons = (state: State, place: Place): string[] =>
  broken(['CQ-FRONT-3', isNone(frontAt(state, place).group)], ['CQ-FRONT-5', !isMine(state, baseOf(place))]);

export function moveReasons(state: State, land: Land, kind: Kind): string[] {
  if (!isMine(state, land)) return ['CQ-MOVE-1'];
  const rear = rearOf(state, land)[kind];
  const hasArrived = territory(state, land).arrived.includes(kind);
  return broken(
    ['CQ-MOVE-1', !destinations(state, land).length],
    ['CQ-MOVE-5', rear === 0 || hasArrived],
    ['CQ-OCC-6', rear > 0 && sendable(state, land)[kind] === 0],
  );
}

export const moveToReasons = (state: State, from: Land, to: Land): string[] =>
  broken(['CQ-MOVE-1', from === to || !areaOf(state, from).includes(to)]);

export function moveCountReasons(state: State, { from, what }: NodeOf<'move-count'>, count: number): string[] {
  const rear = rearOf(state, from)[what];
  return broken(
    ['CQ-MOVE-5', count === 0 || count > rear],
    ['CQ-OCC-6', count <= rear && count > sendable(state, from)[what]],
  );
}

export function setOutReasons(state: State, place: Place): string[] {
  const [base, far] = [baseOf(place), farOf(place)];
  if (!isMine(state, base)) return ['CQ-MOVE-7'];
  const [rear, ready] = [rearOf(state, base), sendable(state, base)];
  const isEnemy = isEnemyLand(state, far, state.player);
  if (isNeutral(state, far)) {
    const isChained = territory(state, base).taken !== 'no' && state.options['expedition-chain'] === 'off';
    return broken(['CQ-MOVE-8', isChained], ['CQ-MOVE-7', rear.I === 0], ['CQ-OCC-6', rear.I > 0 && ready.I === 0]);
  }
  if (!isEnemy) return isMine(state, far) ? ['CQ-MOVE-3'] : ['CQ-INV-16'];
  if (!isSeaPlace(place)) return ['CQ-TURN-1'];
  const force = forceAt(state, laneOf(place));
  const joins = force?.owner === state.player;
  const isFull = forcesOf(state, state.player).length >= state.options['landing-forces'];
  return broken(
    ['CQ-SEA-2', !joins && armourIn(ready) === 0],
    ['CQ-SEA-4', !joins && (force !== null || isFull)],
    ['CQ-SEA-14', joins && isNone(rear)],
    ['CQ-OCC-6', joins && !isNone(rear) && isNone(ready)],
  );
}

type Taking = NodeOf<'take-infantry' | 'take-armour' | 'take-damaged'>;

export function takeReasons(state: State, { kind, place, chosen }: Taking, count: number): string[] {
  const base = baseOf(place);
  const [rear, ready] = [rearOf(state, base), sendable(state, base)];
  const what = kind === 'take-infantry' ? 'I' : kind === 'take-armour' ? 'A' : 'D';
  const [infantry = 0, armour = 0] = chosen;
  const best = {
    I: divisions(count, ready.A, ready.D),
    A: divisions(infantry, count, ready.D),
    D: divisions(infantry, armour, count),
  }[what];
  const ways = voyage(state, place)!;
  return broken(
    [{ expedition: 'CQ-MOVE-7', launch: 'CQ-SEA-3', join: 'CQ-SEA-14' }[ways], count > rear[what]],
    ['CQ-OCC-6', count <= rear[what] && count > ready[what]],
    ['CQ-MOVE-7', ways === 'expedition' && best.I === 0],
    ['CQ-SEA-2', ways === 'launch' && armourIn(best) === 0],
    ['CQ-SEA-14', ways === 'join' && isNone(best)],
  );
}

export function formFrontReasons({ chosen }: NodeOf<'form-front'>, text: string): string[] {
  const part = divisionsOf(text)!;
  return isNone(part) ? ['CQ-SEA-13'] : broken(['CQ-SEA-3', !isWithin(part, divisions(chosen[0]!, chosen[1], chosen[2]))]); // prettier-ignore
}

export function sailHomeReasons(state: State, lane: Lane, land: Land): string[] {
  const force = forceAt(state, lane);
  const isOwn = force?.owner === state.player;
  return broken(
    ['CQ-SEA-15', !isOwn || !harbours(state, farOf(lane)).includes(land)],
    ['CQ-SEA-18', isOwn && force.fresh],
  );
}

export function ashoreReasons(state: State, lane: Lane): string[] {
  const force = forceAt(state, lane);
  if (force?.owner !== state.player) return ['CQ-SEA-16'];
  const coast = farOf(lane);
  const isForeign = isEnemyLand(state, coast, state.player);
  return broken(
    ['CQ-SEA-16', isForeign],
    ['CQ-INV-16', !ownerOf(state, coast) && isInvaded(state, coast)],
    ['CQ-MOVE-7', isNeutral(state, coast) && force.front.I + force.rear.I === 0],
  );
}

export const manFrontReasons = (state: State, place: Place): string[] =>
  isMine(state, baseOf(place))
    ? [...placeReasons(state, place), ...broken(['CQ-MOVE-9', isNone(rearOf(state, baseOf(place)))])]
    : ['CQ-MOVE-9'];

export function manForceReasons(state: State, lane: Lane): string[] {
  const force = forceAt(state, lane);
  if (force?.owner !== state.player) return ['CQ-SEA-14'];
  return broken(['CQ-SEA-3', sizeOf(force.front) >= 2], ['CQ-SEA-14', isNone(force.rear)]);
}

export function manWithReasons(state: State, at: Place | Lane, text: string): string[] {
  const part = divisionsOf(text)!;
  const room = isPlace(at) ? roomAt(state, at) : 2 - sizeOf(forceAt(state, at)!.front);
  const rear = feedOf(state, isPlace(at) ? baseOf(at) : at);
  return broken(['CQ-FRONT-2', sizeOf(part) > room], ['CQ-MOVE-9', isNone(part) || !isWithin(part, rear)]).filter(
    () => !mannings(state, at).some((one) => JSON.stringify(one) === JSON.stringify(part)),
  );
}
