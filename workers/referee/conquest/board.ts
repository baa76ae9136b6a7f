import { NONE, isNone, plus, sum, type Divisions } from './divisions';
import { baseOf, farOf, laneOf, namesForce, neighboursOf, opposite, placesOf } from './map';
import { CONTINENTS, LANDS, isSeaPlace, type Land, type Lane, type Place } from './map';
import { EMPTY, type Battle, type Force, type Front, type Player, type State, type Territory } from './state';

export const territory = (state: State, land: Land): Territory => state.territories[land]!;
export const ownerOf = (state: State, land: Land): Player | null => territory(state, land).owner;
export const rearOf = (state: State, land: Land): Divisions => territory(state, land).rear;
export const frontAt = (state: State, place: Place): Front => state.fronts[place] ?? EMPTY;
export const forceAt = (state: State, lane: Lane): Force | null => state.forces[lane] ?? null;

/** The divisions that fight in a front place or at the front of a landing force. */
export const groupAt = (state: State, group: Place | Lane): Divisions =>
  namesForce(group) ? (forceAt(state, group)?.front ?? NONE) : frontAt(state, group).group;

export const ownerOfGroup = (state: State, group: Place | Lane): Player | null =>
  namesForce(group) ? (forceAt(state, group)?.owner ?? null) : ownerOf(state, baseOf(group));

export function change(state: State, land: Land, to: Partial<Territory>): State {
  return { ...state, territories: { ...state.territories, [land]: { ...territory(state, land), ...to } } };
}

export function changeFront(state: State, place: Place, to: Partial<Front>): State {
  const { [place]: before = EMPTY, ...others } = state.fronts;
  const front = { ...before, ...to };
  const says = front.across || front.alerted || !isNone(front.group);
  return { ...state, fronts: says ? { ...others, [place]: front } : others };
}

/** Without divisions a landing force is gone. */
export function changeForce(state: State, lane: Lane, to: Force): State {
  const { [lane]: _, ...others } = state.forces;
  const gone = isNone(to.front) && isNone(to.rear);
  return { ...state, forces: gone ? others : { ...others, [lane]: to } };
}

export const removeForce = (state: State, lane: Lane): State =>
  changeForce(state, lane, { ...forceAt(state, lane)!, front: NONE, rear: NONE });

export const addToRear = (state: State, land: Land, more: Divisions): State =>
  change(state, land, { rear: plus(rearOf(state, land), more) });

export const landsOf = (state: State, player: Player): Land[] =>
  LANDS.filter((land) => ownerOf(state, land) === player);
export const forcesOf = (state: State, player: Player): Lane[] =>
  Object.keys(state.forces).filter((lane) => forceAt(state, lane)!.owner === player);

/** Continents whose territories a player all owns (CQ-REC-4). */
export const continentsOf = (state: State, player: Player): number[] =>
  CONTINENTS.flatMap(({ lands }, i) => (lands.every((land) => ownerOf(state, land) === player) ? [i] : []));

/** The territory a battle is about; null for a counter-landing. */
export function targetLand({ kind, args }: Battle): Land | null {
  if (kind === 'counter') return null;
  return kind === 'strike' ? args[0]! : farOf(args[0]!);
}

/** The battle that is being fought, if any. */
export const battleOf = ({ node }: State): Battle | null => ('battle' in node ? node.battle : null);

/** Divisions named from the rear of a territory for the battle that is being fought. */
export function namedFrom(state: State, land: Land): Divisions {
  const battle = battleOf(state);
  return battle && targetLand(battle) === land ? plus(battle.attackers, battle.defenders) : NONE;
}

/** All divisions that belong to a territory: rear, front places, groups named from the rear (CQ-BOARD-4). */
export const divisionsOfLand = (state: State, land: Land): Divisions =>
  sum([rearOf(state, land), namedFrom(state, land), ...placesOf(land).map((place) => frontAt(state, place).group)]);

/** All divisions of a player, on land and at sea. */
export function divisionsOfPlayer(state: State, player: Player): Divisions {
  const atSea = forcesOf(state, player).map((lane) => forceAt(state, lane)!);
  return sum([
    ...landsOf(state, player).map((land) => divisionsOfLand(state, land)),
    ...atSea.flatMap(({ front, rear }) => [front, rear]),
  ]);
}

/** CQ-AIM-3. */
export const isAlive = (state: State, player: Player): boolean => !isNone(divisionsOfPlayer(state, player));

/** Infantry and armour pieces a player has left (CQ-PIECE-8). */
export function supplyOf(state: State, player: Player): { infantry: number; armour: number } {
  const { I, A, D } = divisionsOfPlayer(state, player);
  return { infantry: state.options['infantry-supply'] - I, armour: state.options['armour-supply'] - A - D };
}

/** Groups that lie across a border of the territory or are ashore in it, also for a moment without divisions. */
export const invadersOf = (state: State, land: Land): (Place | Lane)[] =>
  neighboursOf(land).flatMap((next) => {
    const [place, lane] = [`${next.land}/${land}`, `${next.land}~${land}`];
    return [...(frontAt(state, place).across ? [place] : []), ...(forceAt(state, lane)?.ashore ? [lane] : [])];
  });

export const isInvaded = (state: State, land: Land): boolean => invadersOf(state, land).length > 0;

/** CQ-BOARD-6. */
export const isNeutral = (state: State, land: Land): boolean => !ownerOf(state, land) && !isInvaded(state, land);

/** Whether another player owns the territory (CQ-BOARD-5). */
export function isEnemyLand(state: State, land: Land, player: Player): boolean {
  const owner = ownerOf(state, land);
  return owner !== null && owner !== player;
}

/** CQ-INV-4: an enemy lies across this border. */
export const isClosed = (state: State, place: Place): boolean =>
  invadersOf(state, baseOf(place)).includes(facing(place));

/** What would lie across into the territory of a place from its other side. */
const facing = (place: Place): Place | Lane => (isSeaPlace(place) ? laneOf(opposite(place)) : opposite(place));

/** CQ-BOARD-5, and CQ-FRONT-7 for the coast off which an enemy landing force lies. */
export function isHostile(state: State, place: Place): boolean {
  const owner = ownerOf(state, baseOf(place));
  if (!owner) return false;
  const offshore = forceAt(state, laneOf(opposite(place)));
  return isEnemyLand(state, farOf(place), owner) || (offshore !== null && offshore.owner !== owner);
}

/** Places of a territory at which a division stands. */
export const mannedPlaces = (state: State, land: Land): Place[] =>
  placesOf(land).filter((place) => !isNone(frontAt(state, place).group));

/** How many divisions may still be put to a front place (4.4). */
export function roomAt(state: State, place: Place): number {
  const { group, across } = frontAt(state, place);
  if (isClosed(state, place) || !(across || isHostile(state, place))) return 0;
  return Math.max(0, 2 - group.I - group.A - group.D);
}

/**
 * What a rear may send away: in land taken this turn its last infantry stays as the garrison (CQ-OCC-6).
 */
export function sendable(state: State, land: Land): Divisions {
  const { rear, taken } = territory(state, land);
  return taken === 'no' || rear.I === 0 ? rear : { ...rear, I: rear.I - 1 };
}

/** Land where new armour may be deployed and infantry merged (CQ-REC-7, CQ-REC-8). */
export function isHome(state: State, land: Land, player: Player): boolean {
  const { owner, city, capital } = territory(state, land);
  return owner === player && (city || countsAsCapital(state, capital, player));
}

/** Whether a capital on his land counts for a player (CQ-REC-3 and its option). */
export const countsAsCapital = (state: State, capital: Player | null, player: Player): boolean =>
  state.options['captured-capital-income'] === 'on' ? capital !== null : capital === player;
