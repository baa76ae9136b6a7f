// A greedy player of Conquest for matches: it takes what it can with exact odds of 60 % and reinforces what is threatened. Nothing
// in it is the engine's but the list of legal actions and the calculator of battles: no static value, no plans.

import * as act from '../../assembly/games/conquest/layout';
import type { BattleEngine } from '../../workers/engine/conquest/battle';
import { NO_TROOPS, divisions } from '../../workers/games/conquest/battle/troops';
import { COMPOSITIONS } from '../../workers/games/conquest/divisions';
import { CONTINENTS, PLACES } from '../../workers/games/conquest/map';
import { read } from '../../workers/games/conquest/position';
import { NOBODY, type State } from '../../workers/games/conquest/state';
import type { Player } from '../../workers/match/player';
import { Odds, groupAt, isHostile, placesOf, rearOf } from './conquest-greedy-odds';

/** Odds from which it attacks, from which it goes on, and of a loss that it does not put up with. */
const TAKES = 0.6;
const GOES_ON = 0.5;
const FEARS = 0.4;
/** Recruits looked at for one land. */
const MOST_RECRUITS = 10;

const typeOf = (action: number): number => action >>> 24;
const firstOf = (action: number): number => (action >>> 16) & 255;
const secondOf = (action: number): number => (action >>> 8) & 255;
const countOf = (action: number): number => action & 255;

/** The element of the highest value, the first of several; the last where none is above `least`. */
function best(actions: readonly number[], valueOf: (action: number) => number, least = -Infinity): number {
  let [found, most] = [actions.at(-1)!, least];
  for (const action of actions) {
    const value = valueOf(action);
    if (value > most) [found, most] = [action, value];
  }
  return found;
}

/** What a land is worth to whoever holds it: itself, buildings, and how much of its continent a seat has already. */
function worthOf(state: State, land: number, seat: number): number {
  const { lands, capitals } = state;
  const continent = CONTINENTS.find((list) => list.includes(land))!;
  const share = continent.filter((one) => one === land || lands[one]!.owner === seat).length / continent.length;
  const capital = capitals.indexOf(land);
  return 1 + Number(lands[land]!.city) + (capital === NOBODY ? 0 : capital === seat ? 4 : 2) + 2 * share * share;
}

const isNeutral = ({ lands }: State, land: number): boolean => lands[land]!.owner === NOBODY;

/** Where the next recruits do most for each of them, and how many. */
function wanted(state: State, odds: Odds, left: number): { land: number; count: number } {
  const seat = state.player;
  let [land, count, most] = [-1, left, 0];
  const offer = (where: number, units: number, value: number): void => {
    if (value / units > most) [land, count, most] = [where, units, value / units];
  };
  const least = (enough: (more: number) => boolean): number => {
    for (let more = 1; more <= Math.min(left, MOST_RECRUITS); more++) if (enough(more)) return more;
    return 0;
  };
  state.lands.forEach(({ owner }, own) => {
    if (owner !== seat) return;
    const fear = odds.toLose(state, own);
    if (fear >= FEARS) {
      const units = least((more) => odds.toLose(state, own, more) < FEARS);
      if (units) offer(own, units, fear * worthOf(state, own, seat));
    }
    let neutral = 0;
    for (const place of placesOf(own)) {
      const across = PLACES[place]!.facing;
      neutral += Number(isNeutral(state, across));
      if (PLACES[place]!.sea || !isHostile(state, place) || odds.across(state, place) >= TAKES) continue;
      const units = least((more) => odds.across(state, place, more) >= TAKES);
      if (units) offer(own, units, worthOf(state, across, seat));
    }
    if (neutral > rearOf(state, own).infantry - 1) offer(own, 1, 1.5);
  });
  return { land: land < 0 ? strongest(state) : land, count: Math.min(count, left) };
}

/** Own land beside an enemy with most divisions; any other where there is none. */
function strongest(state: State): number {
  const own = state.lands.flatMap(({ owner }, land) => (owner === state.player ? [land] : []));
  const valueOf = (land: number): number =>
    divisions(rearOf(state, land)) + (placesOf(land).some((place) => isHostile(state, place)) ? 100 : 0);
  return best(own, valueOf);
}

/** Odds and worth of an engagement. */
function engagement(state: State, odds: Odds, action: number): { odds: number; worth: number } {
  const [place, target] = [firstOf(action), secondOf(action)];
  const taking = (value: number) => ({ odds: value, worth: worthOf(state, PLACES[place]!.facing, state.player) });
  switch (typeOf(action)) {
    case act.ACT_BORDER:
      return taking(odds.across(state, place));
    case act.ACT_LANDING:
      return taking(odds.landing(state, place));
    case act.ACT_RAID_FRONT:
      return taking(odds.raid(state, place, target));
    case act.ACT_RAID_REAR:
      return taking(odds.raid(state, place));
    case act.ACT_STRIKE:
      return {
        odds: odds.against('strike', [rearOf(state, place), NO_TROOPS], Odds.standing(state, target)),
        worth: 3,
      };
    case act.ACT_COUNTER:
      return {
        odds: odds.against(
          'counter',
          [groupAt(state, place), rearOf(state, PLACES[place]!.at)],
          Odds.standing(state, place ^ 1),
        ),
        worth: 1,
      };
    case act.ACT_CONTEST:
      return { odds: odds.against('border', Odds.standing(state, place), Odds.standing(state, target)), worth: 1 };
    default:
      return { odds: 1, worth: 10 };
  }
}

/** The largest group, whole armour before infantry before damaged armour. */
const fullest = (actions: readonly number[]): number =>
  best(actions, (action) => {
    const [infantry, armour, damaged] = COMPOSITIONS[countOf(action)]!;
    return 10 * (infantry + armour + damaged) + 2 * armour + infantry;
  });

const highest = (actions: readonly number[]): number => best(actions, countOf);

/** Land whose troops have nobody to fight and nothing to settle. */
const isIdle = (state: State, land: number): boolean =>
  placesOf(land).every((place) => !isHostile(state, place) && !isNeutral(state, PLACES[place]!.facing));

function attack(state: State, odds: Odds, actions: readonly number[]): number {
  const valueOf = (action: number): number => {
    if (typeOf(action) === act.ACT_END_ATTACK) return 0;
    const { odds: chance, worth } = engagement(state, odds, action);
    return chance >= TAKES ? chance * worth : -1;
  };
  return best(actions, valueOf);
}

function goOn(state: State, odds: Odds, actions: readonly number[]): number {
  const { kind, source, target } = state.battle!;
  const again = ((kind << 24) | (source << 16) | (target << 8)) >>> 0;
  return engagement(state, odds, again).odds >= GOES_ON ? actions[0]! : actions.at(-1)!;
}

/** Settles neutral land while somebody stays behind, comes ashore, and sets sail where the landing is likely to succeed. */
function outward(state: State, odds: Odds, actions: readonly number[]): number {
  return best(actions, (action) => {
    if (typeOf(action) === act.ACT_ASHORE) return 5;
    if (typeOf(action) !== act.ACT_SET_OUT) return typeOf(action) === act.ACT_OUTWARD_DONE ? 0 : -1;
    const { at, facing } = PLACES[firstOf(action)]!;
    const rear = rearOf(state, at);
    const stays = placesOf(at).some((place) => isHostile(state, place)) ? 2 : 1;
    if (isNeutral(state, facing)) return rear.infantry > stays ? worthOf(state, facing, state.player) : -1;
    if (!rear.armour || rear.infantry < stays + 1 || state.forces.has(firstOf(action))) return -1;
    const front = { infantry: 1, armour: 1, damaged: 0 };
    const rest = { infantry: rear.infantry - 1 - stays, armour: rear.armour - 1, damaged: 0 };
    const chance = odds.toTake(state, firstOf(action), front, rest, 'landing');
    return chance >= TAKES ? chance * worthOf(state, facing, state.player) : -1;
  });
}

/** One infantry settles; a fleet takes all but those who stay. */
function take(state: State, actions: readonly number[]): number {
  const { at, facing } = PLACES[state.step.pick]!;
  if (isNeutral(state, facing)) return actions[0]!;
  const stays = placesOf(at).some((place) => isHostile(state, place)) ? 2 : 1;
  const isInfantry = typeOf(actions[0]!) === act.ACT_TAKE_INFANTRY;
  const most = isInfantry ? rearOf(state, at).infantry - stays : Infinity;
  return best(actions, (action) => (countOf(action) <= most ? countOf(action) : -countOf(action)));
}

/** The manned side of a border is the more wanted, the more enemies stand across from it. */
const crowdAcross = (state: State, place: number): number =>
  divisions(groupAt(state, place ^ 1)) + divisions(rearOf(state, PLACES[place]!.facing));

/** A player that remembers nothing: each decision is made from the position alone. */
export function greedyPlayer(battles: BattleEngine): Player {
  const odds = new Odds(battles);
  return (engine) => {
    const actions = [...engine.legal()];
    const state = read(engine.save());
    const { step } = state;
    switch (state.node) {
      case 'place-capital':
        return best(actions, (action) => placesOf(firstOf(action)).length);
      case 'turn-card':
        // What is left of a larger hand builds a city.
        return actions.length === 3 && state.hands[state.player]!.cards.size > 5 ? actions.at(-1)! : actions[0]!;
      case 'raise':
        return best(actions, (action) => (countOf(action) <= step.units / 9 ? countOf(action) : -countOf(action)));
      case 'deploy':
        return best(actions, (action) =>
          Number(typeOf(action) === act.ACT_DEPLOY_REAR && !isIdle(state, firstOf(action))),
        );
      case 'drop': {
        const { land } = wanted(state, odds, step.infantryLeft);
        return (
          actions.find((action) => typeOf(action) === act.ACT_DROP_REAR && firstOf(action) === land) ?? actions[0]!
        );
      }
      case 'drop-count': {
        const { count } = wanted(state, odds, step.infantryLeft);
        return best(actions, (action) => -Math.abs(countOf(action) - count));
      }
      case 'attack':
        return attack(state, odds, actions);
      case 'go-on':
        return goOn(state, odds, actions);
      case 'commit':
      case 'resupply':
      case 'bring-up':
      case 'form-front':
      case 'man-with':
        return fullest(actions);
      case 'advance-infantry': {
        const base = PLACES[state.battle!.source]!.at;
        const others = placesOf(base).filter((place) => isHostile(state, place)).length;
        const most = Math.max(...actions.map(countOf)) - Math.min(2, others);
        return best(actions, (action) => (countOf(action) <= Math.max(1, most) ? countOf(action) : -countOf(action)));
      }
      case 'advance-armour':
      case 'advance-damaged':
      case 'move-count':
        return highest(actions);
      case 'move':
        return best(
          actions,
          (action) => (typeOf(action) === act.ACT_MOVE && isIdle(state, firstOf(action)) ? 1 : 0),
          0,
        );
      case 'move-to': {
        const fear = (action: number): number => {
          const land = firstOf(action);
          if (isIdle(state, land)) return -1;
          return placesOf(land).reduce(
            (sum, place) => sum + (isHostile(state, place) ? crowdAcross(state, place) : 0.1),
            0,
          );
        };
        return best(actions, fear);
      }
      case 'outward':
        return outward(state, odds, actions);
      case 'take-infantry':
      case 'take-armour':
      case 'take-damaged':
        return take(state, actions);
      case 'man':
        return best(actions, (action) => {
          if (typeOf(action) === act.ACT_MAN_DONE) return 0;
          return typeOf(action) === act.ACT_MAN_FORCE ? 50 : crowdAcross(state, firstOf(action));
        });
      case 'airfield':
        return best(actions, (action) => placesOf(firstOf(action)).filter((place) => isHostile(state, place)).length);
      case 'end':
        return typeOf(actions[0]!) === act.ACT_BUILD
          ? best(actions, (action) => Number(isIdle(state, firstOf(action))))
          : actions.at(-1)!;
      case 'claim':
        return actions[0]!;
      default:
        // Early redeployment, disarming, merging, trades, withdrawing, falling back, retreating: left alone.
        return state.node === 'fall-back' ? actions[0]! : actions.at(-1)!;
    }
  };
}
