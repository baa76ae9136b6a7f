import { check, print, type Player, type State } from '../../../../workers/referee/conquest';
import * as board from '../../../../workers/referee/conquest/board';
import { EFFECTS, MISSIONS, ROWS, ROW_CLASSES } from '../../../../workers/referee/conquest/cards';
import { NONE, divisions, isNone, sizeOf, type Divisions } from '../../../../workers/referee/conquest/divisions';
import * as map from '../../../../workers/referee/conquest/map';
import { DEFAULTS, isOption, optionValue } from '../../../../workers/referee/conquest/options';
import { readNode } from '../../../../workers/referee/conquest/read-node';
import { PLAYERS, emptyWorld } from '../../../../workers/referee/conquest/state';
import type { Dice } from '../../support/dice';
import { anyOptions } from './starts';

const NODES = [
  ...['2attack', '2attack', '2attack', '2attack', '2attack', '1start', '3start', '4start', '5start', '2start'],
  ...['1disarm', '1merge', '1deploy:1,2', '1drop:0,3', '3move', '3outward', '3outward', '3man', '5end'],
];

/**
 * The line of a position in the thick of it: groups across many borders, landing forces at sea and ashore, invaders of
 * several players in one land, land without owner, marks. Both sides must be able to play on from it.
 */
export function busyLine(roll: Dice): string {
  for (;;) {
    const state = busy(roll);
    if (!check(state).length) return print(state);
  }
}

function busy(roll: Dice): State {
  const seats = PLAYERS.slice(0, 2 + roll(4));
  const first = roll(seats.length);
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  const { phase, node } = readNode(NODES[roll(NODES.length)]!);
  const texts = anyOptions(roll).map((item) => item.split('=') as [string, string]);
  const chosen = texts.map(([name, text]) => [name, isOption(name) ? optionValue(name, text) : null]);
  const options = { ...DEFAULTS, ...Object.fromEntries(chosen), 'turn-order': 'clockwise' as const };
  const player = seats[roll(seats.length)]!;
  const bare = { ...emptyWorld(options, order), player, phase, node, round: 1 + roll(20) };
  const peopled = settlers(bare, roll);
  const crossed = crossings(peopled, roll);
  const shipped = landings(crossed, roll);
  const kept = map.LANDS.filter((land) => board.ownerOf(shipped, land) && isNone(board.divisionsOfLand(shipped, land)));
  const manned = kept.reduce((after, land) => board.addToRear(after, land, divisions(1)), shipped);
  return marks(treasures(buildings(manned, roll), roll), roll);
}

/** A few divisions, armour seldom. */
const some = (roll: Dice, most: number): Divisions => {
  const size = roll(most + 1);
  const kinds = Array.from({ length: size }, () => 'IIIIIAAD'[roll(8)]!);
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  return { I: count('I'), A: count('A'), D: count('D') };
};

function group(roll: Dice): Divisions {
  const one = some(roll, 2);
  return isNone(one) ? divisions(1) : one;
}

/** Owners at random, in some positions continent by continent, with rears and manned borders. */
function settlers(state: State, roll: Dice): State {
  const crowd = 2 + roll(3);
  const lords = map.CONTINENTS.map(() => state.order[roll(state.order.length)]!);
  const isRegional = roll(2) === 0;
  const gaps = 3 + roll(8);
  const owned = map.LANDS.reduce((after, land) => {
    if (roll(gaps) === 0) return after;
    const lord = lords[map.CONTINENTS.findIndex(({ lands }) => lands.includes(land))]!;
    const owner = isRegional && roll(4) ? lord : state.order[roll(state.order.length)]!;
    return board.change(after, land, { owner, rear: some(roll, crowd) });
  }, state);
  return map.PLACES.filter((place) => roll(3) === 0 && board.isHostile(owned, place)).reduce(
    (after, place) => board.changeFront(after, place, { group: group(roll) }),
    owned,
  );
}

/** Groups lie across land borders into enemy or ownerless land. */
function crossings(state: State, roll: Dice): State {
  const often = 3 + roll(6);
  return map.PLACES.filter((place) => !map.isSeaPlace(place)).reduce((after, place) => {
    const owner = board.ownerOf(after, map.baseOf(place));
    const isForeign = owner && board.ownerOf(after, map.farOf(place)) !== owner;
    if (roll(often) || !isForeign || board.frontAt(after, map.opposite(place)).across) return after;
    const cleared = board.changeFront(after, map.opposite(place), { group: NONE });
    return board.changeFront(cleared, place, { group: group(roll), across: true });
  }, state);
}

/** Landing forces of anybody, most of them off enemy coasts. */
function landings(state: State, roll: Dice): State {
  const often = 2 + roll(8);
  return map.PLACES.filter((place) => map.isSeaPlace(place)).reduce((after, place) => {
    const [lane, coast] = [map.laneOf(place), map.farOf(place)];
    const owner = state.order[roll(state.order.length)]!;
    if (roll(often) || board.forcesOf(after, owner).length >= state.options['landing-forces']) return after;
    const isOwn = board.ownerOf(after, coast) === owner;
    if (isOwn && roll(5)) return after;
    const ashore = !isOwn && roll(3) === 0;
    const rear = ashore ? some(roll, 3) : { ...some(roll, 3), A: 1 };
    const cleared = ashore ? board.changeFront(after, map.opposite(place), { group: NONE }) : after;
    const front = group(roll);
    return board.changeForce(cleared, lane, { owner, front, rear, ashore, alerted: false, fresh: false });
  }, state);
}

function buildings(state: State, roll: Dice): State {
  const capitals = state.order.reduce((after, player) => {
    const site = map.LANDS[roll(map.LANDS.length)]!;
    return board.territory(after, site).capital ? after : board.change(after, site, { capital: player });
  }, state);
  return map.LANDS.filter(() => roll(6) === 0).reduce(
    (after, land) => board.change(after, land, { city: true }),
    capitals,
  );
}

/** Missions on the table and in hands, rewards, airfields, cards of players who are still in the game. */
function treasures(state: State, roll: Dice): State {
  const alive = state.order.filter((player) => board.isAlive(state, player));
  const anyone = (): Player => alive[roll(alive.length)]!;
  const holdings = { ...state.holdings };
  const fitting = MISSIONS.filter(({ minPlayers }) => minPlayers <= state.order.length);
  const shuffled = fitting.map((mission) => ({ mission, by: roll(1000) })).sort((a, b) => a.by - b.by);
  const left = shuffled.map(({ mission }) => mission);
  const table = ROWS.map((reward, row) => {
    const at = left.findIndex((mission) => mission.class === ROW_CLASSES[row]);
    const isThere = roll(3) > 0;
    const [mission] = at < 0 ? [] : left.splice(at, 1);
    if (isThere || !mission) return mission?.index ?? null;
    const player = anyone();
    const mine = holdings[player];
    if (mine.missions.length > 1) return null;
    holdings[player] = {
      ...mine,
      missions: [...mine.missions, mission.index].sort((a, b) => a - b),
      rewards: [...mine.rewards, reward].sort((a, b) => a - b),
    };
    return null;
  });
  for (const card of map.LANDS.filter(() => roll(5) > 0)) {
    const owner = board.ownerOf(state, card);
    const player = owner && roll(3) ? owner : anyone();
    holdings[player] = { ...holdings[player], cards: { ...holdings[player].cards, [card]: roll(3) === 0 } };
  }
  const fields = ROWS.filter((reward, row) => table[row] === null && EFFECTS[reward] === 'airfield' && roll(3));
  const built = fields.reduce((after, _) => {
    const land = map.LANDS[roll(map.LANDS.length)]!;
    return board.change(after, land, { airfields: board.territory(after, land).airfields + 1 });
  }, state);
  return { ...built, table, holdings };
}

/** What has happened earlier in this turn, as far as the phase allows it. */
function marks(state: State, roll: Dice): State {
  const { phase, player, node } = state;
  if (phase < 2) return state;
  const taken = map.LANDS.filter((land) => [player, null].includes(board.ownerOf(state, land)) && roll(5) === 0).reduce(
    (after, land) => board.change(after, land, { taken: roll(2) ? 'taken' : 'fighting' }),
    state,
  );
  const alerted = map.PLACES.filter(() => roll(12) === 0).reduce(
    (after, place) => board.changeFront(after, place, { alerted: true }),
    taken,
  );
  const forces = Object.keys(alerted.forces).reduce((after, lane) => {
    const force = board.forceAt(after, lane)!;
    const fresh = node.kind !== 'attack' && phase === 3 && force.owner === player && roll(4) === 0;
    return board.changeForce(after, lane, { ...force, alerted: roll(4) === 0, fresh });
  }, alerted);
  const continents = board.continentsOf(forces, player).filter(() => roll(2));
  const early = forces.holdings[player].rewards.some((one) => EFFECTS[one] === 'early-redeploy') && roll(2) === 0;
  if (node.kind !== 'outward' && node.kind !== 'move') return { ...forces, continents, early };
  const arrived = board
    .landsOf(forces, player)
    .filter((land) => sizeOf(board.rearOf(forces, land)) && roll(4) === 0)
    .reduce((after, land) => board.change(after, land, { arrived: roll(2) ? ['I'] : ['I', 'D'] }), forces);
  return { ...arrived, continents, early };
}
