import { actionText } from './actions';
import { parseDivisions } from './divisions';
import { continentName, landName, missionName, playerName, rewardName } from './names';
import type { State } from './state';

/** `III` is "3 infantry"; "no division" for none. */
export function divisionsWords(text: string): string {
  const [infantry = 0, armour = 0, damaged = 0] = parseDivisions(text || '-') ?? [];
  const parts = [
    armour && `${armour} armour`,
    damaged && `${damaged} damaged armour`,
    infantry && `${infantry} infantry`,
  ].filter(Boolean);
  return parts.join(' and ') || 'no division';
}

const placeWords = (text: string): string => {
  const [at, facing] = text.split(/[/~]/);
  return text.includes('~')
    ? `the landing force from ${landName(at!)} off ${landName(facing!)}`
    : `the front of ${landName(at!)} towards ${landName(facing!)}`;
};

const KINDS: Readonly<Record<string, string>> = { I: 'infantry', A: 'armour', D: 'damaged armour' };

/** Ends of battles are told by who is hit, pair by pair. */
const hitsWords = (hits: string): string =>
  [...hits].map((side, pair) => `pair ${pair + 1} hits the ${side === 'a' ? 'attacker' : 'defender'}`).join(', ');

type Words = (first: string, second: string) => string;

const place = placeWords;
const land = landName;

/** By name of the action; the arguments as its text has them. */
const SENTENCES: Readonly<Record<string, Words>> = {
  continent: (index) => `the continent drawn is ${continentName(Number(index))}`,
  'place-capital': (at) => `place the capital in ${land(at)}`,
  first: (who) => `${playerName(who)} begins`,
  mission: (index) => `the mission laid open is "${missionName(Number(index))}"`,
  offer: (at) => `offer the card of ${land(at)}`,
  'no-offer': () => 'offer no card',
  'offer-to': (who) => `offer it to ${playerName(who)}`,
  'offer-for': (at) => `ask for the card of ${land(at)}`,
  gift: () => 'ask for nothing',
  accept: () => 'accept the offer',
  refuse: () => 'refuse the offer',
  'early-redeploy': () => 'redeploy before recruiting',
  'skip-early': () => 'do not redeploy early',
  'disarm-rear': (at, kind) => `disarm one ${KINDS[kind]} in the rear of ${land(at)}`,
  'disarm-front': (at, kind) => `disarm one ${KINDS[kind]} at ${place(at)}`,
  'disarm-done': () => 'disarm no more',
  'turn-card': (at) => `turn over the card of ${land(at)}`,
  'turn-done': () => 'turn over no more cards',
  raise: (count) => (count === '0' ? 'raise no armour' : `raise ${count} armour`),
  'deploy-rear': (at) => `deploy armour in the rear of ${land(at)}`,
  'deploy-front': (at) => `deploy armour at ${place(at)}`,
  'drop-rear': (at) => `place infantry in the rear of ${land(at)}`,
  'drop-front': (at) => `place infantry at ${place(at)}`,
  'drop-count': (count) => `place ${count} there`,
  merge: (at) => `merge three infantry into armour in ${land(at)}`,
  'merge-done': () => 'merge no more',
  border: (at) => `attack across the border: ${place(at)}`,
  landing: (force) => `land: ${place(force)}`,
  'raid-front': (who, at) => `raid ${place(at)} with ${place(who)}`,
  'raid-rear': (who) => `raid the rear with ${place(who)}`,
  strike: (at, who) => `strike from the rear of ${land(at)} at ${place(who)}`,
  contest: (who, other) => `fight ${place(other)} with ${place(who)}`,
  counter: (at) => `attack the force off the coast from ${place(at)}`,
  'walk-in': (who) => `walk in with ${place(who)}`,
  'end-attack': () => 'attack no more this turn',
  retreat: (at) => `retreat to ${land(at)}`,
  stay: () => 'stay and fight',
  commit: (group) => (group === '-' ? 'bring up nobody' : `bring up ${divisionsWords(group)}`),
  resupply: (group) => (group === '-' ? 'resupply with nobody' : `resupply with ${divisionsWords(group)}`),
  roll: (hits) => hitsWords(hits),
  'fall-back': (count) => (count === '0' ? 'let no armour fall back' : `let ${count} damaged armour fall back`),
  'bring-up': (group) => `bring ${divisionsWords(group)} to the front of the force`,
  'fight-on': () => 'fight on',
  'break-off': () => 'break off this battle',
  'advance-infantry': (count) => `advance with ${count} infantry`,
  'advance-armour': (count) => `advance with ${count} armour`,
  'advance-damaged': (count) => `advance with ${count} damaged armour`,
  withdraw: (at) => `withdraw ${place(at)}`,
  'withdraw-done': () => 'withdraw no more',
  move: (at, kind) => `move ${KINDS[kind]} from ${land(at)}`,
  'move-done': () => 'move no more',
  'move-to': (at) => `move to ${land(at)}`,
  'move-count': (count) => `move ${count}`,
  'set-out': (at) => `set out from ${place(at)}`,
  'sail-home': (force, at) => `sail home to ${land(at)} with ${place(force)}`,
  ashore: (force) => `come ashore with ${place(force)}`,
  'outward-done': () => 'set out no more',
  'take-infantry': (count) => `take ${count} infantry along`,
  'take-armour': (count) => `take ${count} armour along`,
  'take-damaged': (count) => `take ${count} damaged armour along`,
  'form-front': (group) => `put ${divisionsWords(group)} to the front of the force`,
  'man-front': (at) => `man ${place(at)}`,
  'man-force': (force) => `man ${place(force)}`,
  'man-done': () => 'man no more',
  'man-with': (group) => `with ${divisionsWords(group)}`,
  claim: (row) => `claim the mission of the reward "${rewardName(Number(row))}"`,
  'no-claim': () => 'claim no mission',
  airfield: (at) => `set the airfield in ${land(at)}`,
  card: (at) => `the card drawn is ${land(at)}`,
  build: (at) => `build a city in ${land(at)}`,
  'shift-airfield': (at) => `move the airfield of ${land(at)}`,
  'end-turn': () => 'end the turn',
  'airfield-to': (at) => `move it to ${land(at)}`,
};

/** The action in plain English. */
export function actionWords(action: number, state: State): string {
  const [name = '', first = '', second = ''] = actionText(action, state).split(' ');
  return SENTENCES[name]?.(first, second) ?? actionText(action, state);
}
