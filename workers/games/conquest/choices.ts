import { ACT_ROLL } from '../../../assembly/games/conquest/layout';
import { actionText } from './actions';
import { formOf } from './action-names';
import { argumentText } from './arguments';
import { forceText, PLACES, placeText } from './map';
import type { State } from './state';

/** Bytes of an action. */
interface Parts {
  first: number;
  second: number;
  count: number;
}

type Maker = (parts: Parts) => string;

/** A front place that is fought for or manned: `place:NAF/EGY`. */
const placePick = (place: number): string => `place:${placeText(place)}`;
/** A landing force by its port and the coast it lies off: `force:NAF~BRA`. */
const forcePick = (place: number): string => `force:${forceText(place)}`;
/** Whoever lies in foreign land: over land the group of a front place, from the sea a landing force. */
const invaderPick = (place: number): string => (PLACES[place]!.sea ? forcePick(place) : placePick(place));
/** The place on the other side of a border, or the coast that faces a port. */
const opposite = (place: number): number => place ^ 1;

const land: Maker = ({ first }) => `land:${argumentText('land', first)}`;
const landSecond: Maker = ({ second }) => `land:${argumentText('land', second)}`;
const card: Maker = ({ first }) => `card:${argumentText('land', first)}`;
const player: Maker = ({ first }) => `player:${argumentText('player', first)}`;
const row: Maker = ({ first }) => `row:${first}`;
const place: Maker = ({ first }) => placePick(first);
const force: Maker = ({ first }) => forcePick(first);
const invader: Maker = ({ first }) => invaderPick(first);
const facing: Maker = ({ first }) => placePick(opposite(first));
const kind: Maker = ({ count }) => `kind:${argumentText('kind', count)}`;
const group: Maker = ({ count }) => `group:${argumentText('group', count)}`;
const count: Maker = ({ count: number }) => `count:${number}`;
const button =
  (word: string): Maker =>
  () =>
    `button:${word}`;
const outcome =
  (of: 'land' | 'player' | 'continent' | 'mission'): Maker =>
  ({ first }) =>
    `outcome:${argumentText(of, first)}`;

/** By the name of an action; those that are not named are a button of that name. */
const PICKS: Readonly<Record<string, readonly Maker[]>> = {
  continent: [outcome('continent')],
  'place-capital': [land],
  first: [outcome('player')],
  mission: [outcome('mission')],
  offer: [card],
  'offer-to': [player],
  'offer-for': [card],
  'disarm-rear': [land, kind],
  'disarm-front': [place, kind],
  'turn-card': [card],
  raise: [count],
  'deploy-rear': [land],
  'deploy-front': [place],
  'drop-rear': [land],
  'drop-front': [place],
  'drop-count': [count],
  merge: [land],
  border: [place, facing],
  landing: [force, facing],
  'raid-front': [invader, ({ second }) => placePick(second)],
  'raid-rear': [invader, ({ first }) => `land:${argumentText('land', PLACES[first]!.facing)}`],
  strike: [land, ({ second }) => invaderPick(second)],
  contest: [invader, ({ second }) => invaderPick(second)],
  counter: [place, ({ first }) => forcePick(opposite(first))],
  'walk-in': [invader, ({ first }) => `land:${argumentText('land', PLACES[first]!.facing)}`],
  retreat: [land],
  commit: [group],
  resupply: [group],
  'fall-back': [count],
  'bring-up': [group],
  'advance-infantry': [count],
  'advance-armour': [count],
  'advance-damaged': [count],
  withdraw: [place],
  move: [land, kind],
  'move-to': [land],
  'move-count': [count],
  'set-out': [place],
  'sail-home': [force, landSecond],
  ashore: [force, facing],
  'take-infantry': [count],
  'take-armour': [count],
  'take-damaged': [count],
  'form-front': [group],
  'man-front': [place],
  'man-force': [force],
  'man-with': [group],
  claim: [row],
  airfield: [land],
  card: [outcome('land')],
  build: [button('build'), land],
  'shift-airfield': [button('shift-airfield'), land],
  'airfield-to': [land],
};

/**
 * The things on the screen whose choice, in this order, amounts to the action: `land:NAF` (its rear), `place:NAF/EGY`,
 * `force:NAF~BRA`, `card:NAF`, `player:R`, `row:3` (of the missions), `kind:A`, `group:AI`, `count:2`, `button:end-turn`,
 * and what chance does, `outcome:ad`. A fight is its attackers and whom they attack.
 */
export function picksOf(action: number, state: State): string[] {
  const type = action >>> 24;
  if (type === ACT_ROLL) return [`outcome:${actionText(action, state).split(' ')[1]}`];
  const [name = ''] = formOf(type) ?? [];
  const parts = { first: (action >>> 16) & 255, second: (action >>> 8) & 255, count: action & 255 };
  return (PICKS[name] ?? [button(name)]).map((make) => make(parts));
}
