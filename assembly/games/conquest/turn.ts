// How a turn goes from phase to phase (2.6 and 2.19 of the rules).

import { alive } from './elimination';
import { gainCards } from './ending';
import {
  ATTACK, CARD, CARD_TURNED, CLAIM, CLAIMED, EARLY, END, FRONT_ALERTED, LAND_ARRIVED_ALL, LAND_FOUGHT, LAND_TAKEN, NODE_ATTACK, NODE_CLAIM, NODE_CONTINENT,
  NODE_DISARM, NODE_DRAWN, NODE_EARLY, NODE_OFFER, NODE_OUTWARD, NODE_START, NODE_WITHDRAW, NODE_WON, OPT_EARLY_INSTEAD, OPT_TRADING, ORDER,
  PHASE, PLAYER, RECRUIT, REDEPLOY, ROUND, ROUND_LIMIT, START_CONTINENTS,
} from './layout';
import { ALERTED_FORCE, FRESH_FORCE, unmarkForces } from './forces';
import { hasWon } from './missions';
import { unmarkPlaces } from './places';
import { continentsOf, repair } from './recruit';
import { goTo, hasReward, holderOf, number, onTurn, option, phase, players, setNumber, unmarkLands } from './state';
import { REWARD_EXTRA_REDEPLOY, TERRITORIES } from './tables';

/** Leaves it to the next step to begin a phase. */
export function toPhase(s: usize, next: i32): void {
  setNumber(s, PHASE, next);
  goTo(s, NODE_START);
}

/** Begins a phase: the start of the turn comes before recruiting, an offer before everything else. */
export function beginPhase(s: usize): void {
  if (!phase(s)) return beginSetup(s);
  if (phase(s) == RECRUIT) beginTurn(s);
  if (skipsRedeploy(s)) return toPhase(s, CLAIM);
  if (option(s, OPT_TRADING)) return goTo(s, NODE_OFFER);
  enterPhase(s);
}

function beginSetup(s: usize): void {
  setNumber(s, PLAYER, 0);
  goTo(s, NODE_CONTINENT);
}

/** Redeploying early may stand in for the phase (option `early-redeploy`). */
function skipsRedeploy(s: usize): bool {
  return phase(s) == REDEPLOY && number(s, EARLY) != 0 && option(s, OPT_EARLY_INSTEAD);
}

/** Cards face up, marks cleared (CQ-CARD-5, CQ-TURN-2). */
function beginTurn(s: usize): void {
  const seat = onTurn(s);
  for (let t = 0; t < TERRITORIES; ++t) {
    if (holderOf(s, t) == seat) store<u8>(s + t, load<u8>(s + t, CARD) & ~CARD_TURNED, CARD);
  }
  unmarkLands(s, LAND_TAKEN | LAND_FOUGHT);
  unmarkPlaces(s, FRONT_ALERTED);
  unmarkForces(s, ALERTED_FORCE);
  setNumber(s, CLAIMED, 0);
  setNumber(s, EARLY, 0);
  setNumber(s, START_CONTINENTS, continentsOf(s, seat));
}

/** What a phase begins with once no offer is open any more. */
export function enterPhase(s: usize): void {
  switch (phase(s)) {
    case RECRUIT: {
      repair(s, onTurn(s));
      return goTo(s, NODE_EARLY);
    }
    case ATTACK: return goTo(s, NODE_ATTACK);
    case REDEPLOY: return goTo(s, NODE_WITHDRAW);
    case CLAIM: return goTo(s, NODE_CLAIM);
    default: return gainCards(s);
  }
}

/** After the domestic moves: the extra redeploy, which an early one does not have (CQ-REW-7), then what leads outward. */
export function endMoves(s: usize): void {
  if (phase(s) == RECRUIT || !hasReward(s, onTurn(s), REWARD_EXTRA_REDEPLOY)) return goTo(s, NODE_OUTWARD);
  repair(s, onTurn(s));
  goTo(s, NODE_DISARM);
}

/** The redeploy phase, or an early one, is over. */
export function endRedeploy(s: usize): void {
  unmarkLands(s, LAND_ARRIVED_ALL);
  unmarkForces(s, FRESH_FORCE);
  if (phase(s) == REDEPLOY) return toPhase(s, CLAIM);
  setNumber(s, EARLY, 1);
  goTo(s, NODE_DISARM);
}

/** Victory check (CQ-AIM-1, CQ-AIM-2): true if the game is over. */
export function checkVictory(s: usize): bool {
  if (!hasWon(s)) return false;
  goTo(s, NODE_WON);
  return true;
}

export function endClaims(s: usize): void {
  if (!checkVictory(s)) toPhase(s, END);
}

export function endTurn(s: usize): void {
  if (!checkVictory(s)) passTurn(s);
}

/** The next player who is left; a round ends behind the last place of the order (CQ-END-8, CQ-AIM-6). */
export function passTurn(s: usize): void {
  const count = players(s);
  const left = alive(s);
  let place = 0;
  while (number(s, ORDER + place) != onTurn(s)) ++place;
  let round = number(s, ROUND);
  do {
    if (++place < count) continue;
    place = 0;
    if (++round > number(s, ROUND_LIMIT)) return goTo(s, NODE_DRAWN);
  } while (!((left >> number(s, ORDER + place)) & 1));
  setNumber(s, ROUND, round);
  setNumber(s, PLAYER, number(s, ORDER + place));
  toPhase(s, RECRUIT);
}

/** Turns that have begun, counting those of players who are out; 0 in set-up. */
export function turnNumber(s: usize): i32 {
  if (!phase(s)) return 0;
  let place = 0;
  while (place < players(s) && number(s, ORDER + place) != onTurn(s)) ++place;
  return (number(s, ROUND) - 1) * players(s) + place + 1;
}
