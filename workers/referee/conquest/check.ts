import * as board from './board';
import { MISSIONS, ROWS, ROW_CLASSES, EFFECTS } from './cards';
import { armourIn, isNone } from './divisions';
import { checkNode } from './check-node';
import { LANDS, PLACES, baseOf, farOf, isSeaPlace } from './map';
import { PLAYERS, type Player, type State } from './state';

type Test = (state: State) => boolean;

const isFighting: Test = (state) => board.battleOf(state) !== null;
const isSetUp: Test = ({ phase }) => phase === 0;
const isRedeploying: Test = ({ phase, node }) =>
  (phase === 1 || phase === 3) && /^(withdraw|move|outward|take|form|man|disarm|merge)/.test(node.kind);
const sameSet = (a: readonly Player[], b: readonly Player[]): boolean =>
  a.length === b.length && b.every((one) => a.includes(one));
const holdsAnything = ({ holdings }: State, player: Player): boolean =>
  Object.keys(holdings[player].cards).length + holdings[player].missions.length + holdings[player].rewards.length > 0;
const forces = (state: State) => Object.entries(state.forces);
const fronts = (state: State) => Object.entries(state.fronts);
const lands = (state: State) => LANDS.map((land) => ({ land, ...board.territory(state, land) }));
const isDistinct = (all: readonly unknown[]): boolean => new Set(all).size === all.length;
const flat = <T>(state: State, of: (player: Player) => readonly T[]): T[] => PLAYERS.flatMap(of);

/** Land on which a mark of this turn may lie: that of the player on turn, or nobody's. */
const isMine = (state: State, owner: Player | null): boolean => owner === null || owner === state.player;

/** What must hold of a position, by the rule that is broken where it does not (NOTATION.md). */
const LAWS: readonly (readonly [rule: string, holds: Test])[] = [
  ['CQ-SETUP-1', ({ order }) => order.length >= 2 && sameSet(order, PLAYERS.slice(0, order.length))],
  ['CQ-SETUP-1', (state) => coloursIn(state).every((player) => state.order.includes(player))],
  ['CQ-SETUP-8', isOrdered],
  ['CQ-AIM-6', (state) => state.round >= 1 && state.round <= state.options['round-limit']],
  [
    'CQ-BOARD-4',
    (state) => lands(state).every(({ land, owner }) => !owner || !isNone(board.divisionsOfLand(state, land))),
  ],
  [
    'CQ-BOARD-7',
    (state) => lands(state).every(({ land, owner }) => owner || isNone(board.divisionsOfLand(state, land))),
  ],
  ['CQ-PIECE-5', (state) => isDistinct(lands(state).flatMap(({ capital }) => capital ?? []))],
  ['CQ-PIECE-7', (state) => lands(state).filter(({ city }) => city).length <= state.options['city-limit']],
  ['CQ-PIECE-8', (state) => PLAYERS.every((player) => hasPieces(state, player))],
  ['CQ-REW-4', (state) => lands(state).reduce((all, { airfields }) => all + airfields, 0) <= airfieldsGiven(state)],
  ['CQ-FRONT-1', (state) => fronts(state).every(([place, { group, across }]) => isNone(group) || across || isFighting(state) || board.isHostile(state, place))], // prettier-ignore
  ['CQ-ATT-3', (state) => fronts(state).every(([place, { across }]) => !across || (!isSeaPlace(place) && mayLieAcross(state, place)))], // prettier-ignore
  [
    'CQ-INV-12',
    (state) => fronts(state).every(([, { group, across }]) => !across || !isNone(group) || isFighting(state)),
  ],
  ['CQ-INV-4', (state) => PLACES.every((place) => !board.isClosed(state, place) || isUntouched(state, place))],
  ['CQ-SEA-4', (state) => PLAYERS.every((player) => board.forcesOf(state, player).length <= state.options['landing-forces'])], // prettier-ignore
  ['CQ-SEA-9', (state) => forces(state).every(([, force]) => force.ashore || armourIn(force.front) + armourIn(force.rear) > 0)], // prettier-ignore
  ['CQ-SEA-13', (state) => forces(state).every(([, { front }]) => !isNone(front) || /^(fall-back|bring-up)$/.test(state.node.kind))], // prettier-ignore
  ['CQ-SEA-16', (state) => forces(state).every(([lane, { ashore, owner }]) => !ashore || board.ownerOf(state, farOf(lane)) !== owner)], // prettier-ignore
  ['CQ-CARD-1', (state) => isDistinct(flat(state, (player) => Object.keys(state.holdings[player].cards)))],
  ['CQ-SETUP-10', ({ table }) => table.every((mission, row) => mission === null || MISSIONS[mission]!.class === ROW_CLASSES[row])], // prettier-ignore
  ['CQ-MISS-3', (state) => isDistinct([...state.table.filter((one) => one !== null), ...flat(state, (player) => state.holdings[player].missions)])], // prettier-ignore
  ['CQ-MISS-6', (state) => missionsIn(state).every((mission) => MISSIONS[mission]!.minPlayers <= state.order.length)],
  ['CQ-MISS-3', (state) => isDistinct(flat(state, (player) => state.holdings[player].rewards))],
  ['CQ-MISS-3', (state) => !isSetUp(state) || PLAYERS.every((player) => !state.holdings[player].rewards.length)],
  ['CQ-MISS-3', (state) => ROWS.every((reward, row) => state.table[row] === null || !isHeld(state, reward))],
  ['CQ-MISS-2', (state) => claimsFit(state)],
  ['CQ-REW-2', (state) => !state.early || (state.phase > 0 && state.holdings[state.player].rewards.some((one) => EFFECTS[one] === 'early-redeploy'))], // prettier-ignore
  ['CQ-TURN-2', (state) => lands(state).every(({ taken, owner }) => taken === 'no' || (!isSetUp(state) && isMine(state, owner)))], // prettier-ignore
  ['CQ-TURN-2', (state) => state.phase > 1 || lands(state).every(({ taken }) => taken !== 'fighting')],
  ['CQ-TURN-2', (state) => state.phase > 1 || !fronts(state).some(([, { alerted }]) => alerted)],
  ['CQ-TURN-2', (state) => state.phase > 1 || !forces(state).some(([, { alerted }]) => alerted)],
  ['CQ-MOVE-5', (state) => lands(state).every(({ arrived, owner }) => !arrived.length || (isRedeploying(state) && isMine(state, owner)))], // prettier-ignore
  ['CQ-SEA-18', (state) => forces(state).every(([, { fresh, owner }]) => !fresh || (isRedeploying(state) && isMine(state, owner)))], // prettier-ignore
  ['CQ-AIM-3', (state) => isSetUp(state) || isFighting(state) || isOver(state) || board.isAlive(state, state.player)],
  ['CQ-AIM-4', (state) => isSetUp(state) || isFighting(state) || PLAYERS.every((player) => board.isAlive(state, player) || !holdsAnything(state, player))], // prettier-ignore
  ['CQ-TURN-1', checkNode],
];

/**
 * The rules a position breaks, each once, in the order of NOTATION.md; none if it can be played on. The state is as
 * read, before anything that happens by itself.
 */
export const check = (state: State): string[] => [
  ...new Set(LAWS.flatMap(([rule, holds], i) => (isBroken(state, holds, i) ? [rule] : []))),
];

/** Who decides at a node can only be asked of a board that is in order. */
const isBroken = (state: State, holds: Test, i: number): boolean =>
  i < LAWS.length - 1 ? !holds(state) : LAWS.slice(0, -1).every(([, before]) => before(state)) && !holds(state);

const isOver: Test = ({ node }) => node.kind === 'won' || node.kind === 'drawn';

/** Not in land of one's own; the mark of invaders whose base has just fallen stays until the battle ends. */
function mayLieAcross(state: State, place: string): boolean {
  const owner = board.ownerOf(state, baseOf(place));
  return owner ? owner !== board.ownerOf(state, farOf(place)) : isFighting(state);
}

/** The order of the seats until the first player is known; afterwards clockwise, unless it was rolled for. */
function isOrdered({ order, phase, node, options }: State): boolean {
  const seats = PLAYERS.slice(0, order.length);
  const at = seats.indexOf(order[0]!);
  const clockwise = [...seats.slice(at), ...seats.slice(0, at)];
  if (phase === 0 && node.kind !== 'mission') return order.join() === seats.join();
  return options['turn-order'] === 'by-roll' || order.join() === clockwise.join();
}

const coloursIn = (state: State): Player[] => [
  state.player,
  ...lands(state).flatMap(({ owner, capital }) => [owner ?? [], capital ?? []].flat()),
  ...forces(state).map(([, { owner }]) => owner),
  ...PLAYERS.filter((player) => holdsAnything(state, player)),
];

const hasPieces = (state: State, player: Player): boolean => {
  const { infantry, armour } = board.supplyOf(state, player);
  return infantry >= 0 && armour >= 0;
};

/** Airfield rewards that no longer lie on the table; one of them may be about to be set. */
const airfieldsGiven = (state: State): number =>
  ROWS.filter((reward, row) => EFFECTS[reward] === 'airfield' && state.table[row] === null).length -
  (state.node.kind === 'airfield' ? 1 : 0);

/** A closed place is empty, and its own group does not lie across the same border. */
const isUntouched = (state: State, place: string): boolean =>
  isNone(board.frontAt(state, place).group) && !board.frontAt(state, place).across;

const missionsIn = (state: State): number[] => [
  ...state.table.filter((one) => one !== null),
  ...flat(state, (player) => state.holdings[player].missions),
];

const isHeld = (state: State, reward: number): boolean =>
  PLAYERS.some((player) => state.holdings[player].rewards.includes(reward));

function claimsFit({ claimed, phase, options, holdings, player, node }: State): boolean {
  const most = options['claims-per-turn'] === 'any' ? 8 : 1;
  const isClaiming = node.kind === 'airfield';
  const least = isClaiming ? 1 : 0;
  return claimed <= (phase < 4 ? 0 : Math.min(most, holdings[player].missions.length)) && claimed >= least;
}
