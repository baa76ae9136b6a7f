import {
  change,
  changeForce,
  changeFront,
  continentsOf,
  forcesOf,
  forceAt,
  isAlive,
  landsOf,
  territory,
} from './board';
import { frontAt } from './board';
import { repaired } from './divisions';
import { gainCards } from './gaining';
import { LANDS, PLACES, placesOf } from './map';
import { asking, type Player, type State } from './state';

/** Step 1 of a turn (CQ-CARD-5, CQ-TURN-2): cards face up, marks cleared; then the recruit phase. */
export function beginTurn(state: State, player: Player): State {
  const { cards } = state.holdings[player];
  const up = Object.fromEntries(Object.keys(cards).map((card) => [card, false]));
  const cleared = LANDS.reduce((after, land) => change(after, land, { taken: 'no', arrived: [] }), state);
  const calm = PLACES.filter((place) => frontAt(cleared, place).alerted).reduce(
    (after, place) => changeFront(after, place, { alerted: false }),
    cleared,
  );
  const forces = Object.keys(calm.forces).reduce(
    (after, lane) => changeForce(after, lane, { ...forceAt(after, lane)!, alerted: false, fresh: false }),
    calm,
  );
  return beginPhase(
    {
      ...forces,
      player,
      early: false,
      claimed: 0,
      continents: continentsOf(forces, player),
      holdings: { ...forces.holdings, [player]: { ...forces.holdings[player], cards: up } },
    },
    1,
  );
}

/** A phase begins; with trading the player may offer a card before anything else (CQ-CARD-8). */
export function beginPhase(state: State, phase: number): State {
  const begun = { ...state, phase };
  return state.options.trading === 'on' ? asking(begun, { kind: 'offer' }) : afterOffer(begun);
}

/** What a phase does by itself, up to its first decision. */
export function afterOffer(state: State): State {
  switch (state.phase) {
    case 1:
      return asking(repairAll(state), { kind: 'early' });
    case 2:
      return asking(state, { kind: 'attack' });
    case 3:
      return asking(state, { kind: 'withdraw' });
    case 4:
      return asking(state, { kind: 'claim' });
    default:
      return gainCards(state);
  }
}

/** CQ-REC-11, CQ-REC-12: damaged armour is repaired everywhere. */
export function repairAll(state: State): State {
  const lands = landsOf(state, state.player);
  const rears = lands.reduce(
    (after, land) => change(after, land, { rear: repaired(territory(after, land).rear) }),
    state,
  );
  const fronts = lands
    .flatMap(placesOf)
    .filter((place) => state.fronts[place])
    .reduce((after, place) => changeFront(after, place, { group: repaired(frontAt(after, place).group) }), rears);
  return forcesOf(state, state.player).reduce((after, lane) => {
    const force = forceAt(after, lane)!;
    return changeForce(after, lane, { ...force, front: repaired(force.front), rear: repaired(force.rear) });
  }, fronts);
}

/** CQ-AIM-1: the missions it takes, and his own capital. */
export const hasWon = (state: State): boolean =>
  state.holdings[state.player].missions.length >= state.options['missions-to-win'] &&
  landsOf(state, state.player).some((land) => territory(state, land).capital === state.player);

/**
 * The turn passes to the next player who is not eliminated (CQ-END-8). A round ends when the last place of the order is
 * passed; after the last round the game is a draw (CQ-AIM-6).
 */
export function passTurn(state: State): State {
  const { order, round } = state;
  const at = order.indexOf(state.player);
  const next = order.slice(at + 1).find((player) => isAlive(state, player));
  if (next) return beginTurn(state, next);
  if (round >= state.options['round-limit']) return asking(state, { kind: 'drawn' });
  return beginTurn(
    { ...state, round: round + 1 },
    order.find((player) => isAlive(state, player))!,
  );
}
