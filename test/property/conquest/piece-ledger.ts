import map from '../../../assembly/games/conquest/data/conquest-map.json' with { type: 'json' };
import { defenderOf } from '../../../workers/games/conquest/battle';
import type { Divisions } from '../../../workers/games/conquest/divisions';
import { PLACES, continentsOwned, landOf } from '../../../workers/games/conquest/map';
import { OPTION_LIST, usualText } from '../../../workers/games/conquest/options';
import type { State } from '../../../workers/games/conquest/state';

/** Row of the reward of two more units every turn. */
const TWO_UNITS = 6;

const STARS = new Map(map.territories.map(({ abbr, stars }) => [abbr, stars]));
const BONUS = map.continents.map(({ bonus }) => bonus);

export const starsOf = (card: string): number => STARS.get(card)!;

export const optionOf = (state: State, name: string): string =>
  state.options[name] ?? usualText(OPTION_LIST.find((option) => option.name === name)!);

/** Divisions of each seat on the board, those named from a rear in the middle of a battle included. */
export function piecesOf(state: State): Divisions[] {
  const { lands, fronts, forces, battle, player, order } = state;
  const groups: [seat: number, divisions: Divisions][] = lands.map(({ owner, rear }) => [owner, rear]);
  for (const [place, { group }] of fronts) groups.push([lands[PLACES[place]!.at]!.owner, group]);
  for (const { owner, front, rear } of forces.values()) groups.push([owner, front], [owner, rear]);
  if (battle) groups.push([player, battle.own], [defenderOf(state, battle), battle.foe]);
  const sum = (seat: number, kind: 0 | 1 | 2): number =>
    groups.reduce((all, [owner, divisions]) => all + (owner === seat ? divisions[kind] : 0), 0);
  return order.map((_, seat) => [sum(seat, 0), sum(seat, 1), sum(seat, 2)]);
}

/** In infantry: armour is three (CQ-PIECE-2), damaged or whole (CQ-CONV-6). */
const worthOf = ([infantry, armour, damaged]: Divisions): number => infantry + 3 * (armour + damaged);

/** Infantry 1, whole armour 2, damaged 1. */
const hitsOf = ([infantry, armour, damaged]: Divisions): number => infantry + 2 * armour + damaged;

const COUNTED = ['turn-card', 'raise', 'deploy', 'drop', 'drop-count', 'merge'];

/** Whether the player on turn has his units of this turn, on the board or still to be placed. */
const isCounted = ({ phase, node }: State): boolean => phase > 1 || (phase === 1 && COUNTED.includes(node));

/** Units counted and not yet placed, of the player on turn. */
function pendingOf({ phase, node, step }: State): number {
  if (phase !== 1) return 0;
  if (node === 'turn-card' || node === 'raise') return step.units;
  return ['deploy', 'drop', 'drop-count'].includes(node) ? 3 * step.armourLeft + step.infantryLeft : 0;
}

/** What a count brings besides stars (CQ-REC-1, CQ-REC-3, CQ-REC-4). */
function incomeOf(state: State, seat: number): number {
  const { lands, capitals, hands } = state;
  const owns = (land: number): boolean => lands[land]?.owner === seat;
  const cities = lands.filter(({ city }, land) => city && owns(land)).length;
  const isOwnOnly = optionOf(state, 'captured-capital-income') === 'off';
  const seats = capitals.filter((land, whose) => owns(land) && (whose === seat || !isOwnOnly)).length;
  const bonus = continentsOwned(lands, seat).reduce((sum, continent) => sum + BONUS[continent]!, 0);
  return cities + seats + bonus + (hands[seat]!.rewards.includes(TWO_UNITS) ? 2 : 0);
}

export const hasNone = (divisions: Divisions): boolean => divisions.every((count) => count === 0);

/** Turns from one state to the other, of players who are in the game at the second. */
export function turnsBetween(before: State, after: State): number {
  if (after.phase === 0) return 0;
  if (before.phase === 0) return 1;
  const { order } = after;
  const at = ({ round, player }: State): number => round * order.length + order.indexOf(player);
  const pieces = piecesOf(after);
  let turns = 0;
  for (let turn = at(before) + 1; turn <= at(after); turn++)
    turns += Number(!hasNone(pieces[order[turn % order.length]!]!) || turn === at(after));
  return turns;
}

/** A landing force that is lost with its last armour takes its infantry along (CQ-SEA-9). */
const sunkOf = (before: State, after: State, seat: number): number =>
  [...before.forces].reduce((sum, [place, { owner, ashore, front, rear }]) => {
    const isGone = owner === seat && !ashore && !after.forces.has(place);
    return sum + (isGone ? front[0] + rear[0] : 0);
  }, 0);

/** What a round of dice must take from each side: one hit for each pair it loses, but for armour repaired as the attacks end with it. */
function checkRound(before: State, letters: string, after: State): void {
  const [was, is] = [piecesOf(before), piecesOf(after)];
  const fallen = was.map((divisions, seat) => hitsOf(divisions) - hitsOf(is[seat]!));
  const isRepaired = after.phase !== before.phase;
  const losers = fallen.flatMap((hits, seat) =>
    seat !== before.player && (isRepaired ? hits > 0 : hits) ? [seat] : [],
  );
  if (losers.length > 1) throw new Error(`three sides lose divisions: ${fallen.join()}`);
  const lost = (letter: string): number => letters.split(letter).length - 1;
  const sides = [
    { seat: before.player, hits: lost('a') },
    { seat: losers[0], hits: lost('d') },
  ];
  for (const { seat, hits } of sides) {
    const [gone, sunk] = seat === undefined ? [0, 0] : [fallen[seat]!, sunkOf(before, after, seat)];
    if ((gone < hits && !isRepaired) || gone > hits + sunk) throw new Error(`${gone} hits are lost, not ${hits}`);
  }
}

/** Steps that make other divisions of what is there. */
const CHANGES = /^(disarm|merge|roll|deploy|drop|raise|turn|place-capital)/;

/**
 * Divisions come by the set-up and by units counted, go by dice, and are otherwise what they were (CQ-PIECE-8, CQ-REC-14).
 * Throws an Error that says what came or went without a rule. False where more than a turn passed by itself.
 */
export function checkPieces(before: State, action: string, after: State): boolean {
  const turns = turnsBetween(before, after);
  const [verb, land = ''] = action.split(' ');
  if (turns > 1) return false;
  const [was, is] = [piecesOf(before), piecesOf(after)];
  if (verb === 'roll') checkRound(before, land, after);
  for (const [seat, now] of is.entries()) {
    let due = worthOf(was[seat]!) + (seat === before.player ? pendingOf(before) : 0);
    if (before.phase && seat === before.player && !isCounted(before) && (turns || isCounted(after)))
      due += incomeOf(after, seat);
    if (turns && seat === after.player && isCounted(after)) due += incomeOf(after, seat);
    if (verb === 'turn-card' && seat === before.player) due += starsOf(land);
    if (verb === 'place-capital' && after.capitals[seat] === landOf(land) && before.capitals[seat] !== landOf(land))
      due += 3;
    const has = worthOf(now) + (seat === after.player ? pendingOf(after) : 0);
    if (verb === 'roll' ? has > due : has !== due && !isShort(after, seat, now, due - has))
      throw new Error(`seat ${seat} has ${has} units, not ${due}`);
    const isQuiet = !turns && before.phase === after.phase && before.phase > 1 && !CHANGES.test(action);
    if (isQuiet && !isSame(was[seat]!, now, mayRepair(before, after)))
      throw new Error(`seat ${seat} had ${was[seat]!.join()}, has ${now.join()}`);
  }
  return true;
}

/** An extra redeploy repairs at its beginning (CQ-REW-7). */
const mayRepair = (before: State, after: State): boolean => before.phase === 3 && before.node !== after.node;

function isSame(was: Divisions, now: Divisions, isRepaired: boolean): boolean {
  const isHeld = was[0] === now[0] && was[1] + was[2] === now[1] + now[2];
  return isHeld && (was[2] === now[2] || (isRepaired && now[2] === 0));
}

/** Units are lost only for want of pieces or of land (CQ-REC-14). */
function isShort(state: State, seat: number, [infantry]: Divisions, lost: number): boolean {
  if (lost < 0) return false;
  const left = state.phase === 1 && seat === state.player ? state.step.infantryLeft : 0;
  const isBare = state.lands.every(({ owner }) => owner !== seat);
  return isBare || infantry + left === Number(optionOf(state, 'infantry-supply'));
}
