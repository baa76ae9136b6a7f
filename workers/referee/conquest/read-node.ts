import { KINDS, divisionsOf, type Kind } from './divisions';
import { isLand, isLane, isPlace } from './map';
import { PLAYERS, type Battle, type Engagement, type Node, type Player } from './state';

/** Thrown while a line is read; its message says what is wrong with which part. */
export class Malformed extends Error {}

export function fail(part: string, why: string): never {
  throw new Malformed(`${JSON.stringify(part)}: ${why}`);
}

export function numberOf(text: string, most = 999): number {
  if (!/^(0|[1-9]\d*)$/.test(text) || Number(text) > most) fail(text, `not a number up to ${most}`);
  return Number(text);
}

export const playerOf = (text: string): Player =>
  PLAYERS.includes(text as Player) ? (text as Player) : fail(text, 'not a player');
export const landOf = (text: string): string => (isLand(text) ? text : fail(text, 'not a territory'));
export const placeOf = (text: string): string => (isPlace(text) ? text : fail(text, 'not a front place'));
const kindOf = (text: string): Kind => (KINDS.includes(text as Kind) ? (text as Kind) : fail(text, 'not a kind'));
export const troopsOf = (text: string) => divisionsOf(text) ?? fail(text, 'not divisions');

const groupOf = (text: string): string => (isPlace(text) || isLane(text) ? text : fail(text, 'not a group'));
const laneOf = (text: string): string => (isLane(text) ? text : fail(text, 'not a landing force'));

/** The arguments of each engagement, checked by form. */
const ENGAGEMENTS: Record<Engagement, readonly ((text: string) => string)[]> = {
  border: [placeOf],
  landing: [laneOf],
  'raid-front': [groupOf, placeOf],
  'raid-rear': [groupOf],
  strike: [landOf, groupOf],
  contest: [groupOf, groupOf],
  counter: [placeOf],
  'walk-in': [groupOf],
};

/** The engagement at the front of some arguments, with its named groups, and what follows it. */
function battleIn(args: readonly string[], text: string): { battle: Battle; rest: string[] } {
  const [kind = '', ...words] = args;
  const forms = Object.hasOwn(ENGAGEMENTS, kind) ? ENGAGEMENTS[kind as Engagement] : fail(text, 'no such engagement');
  const named = words.slice(forms.length, forms.length + 2).map(troopsOf);
  if (named.length < 2) fail(text, 'too few arguments');
  const battle: Battle = {
    kind: kind as Engagement,
    args: forms.map((form, i) => form(words[i]!)),
    attackers: named[0]!,
    defenders: named[1]!,
  };
  return { battle, rest: words.slice(forms.length + 2) };
}

const WITHOUT =
  'start mission offer early disarm merge attack withdraw move outward man claim airfield card end won drawn';

/** The phases in which a node may stand; every phase for those not listed. */
const PHASES: Record<string, string> = {
  '0': 'start continent place-capital first mission',
  '1':
    'start offer offer-to offer-for answer early disarm turn-card raise deploy drop drop-count merge withdraw move ' +
    'move-to move-count outward take-infantry take-armour take-damaged form-front man man-with',
  '2':
    'start offer offer-to offer-for answer attack retreat commit resupply roll fall-back bring-up go-on ' +
    'advance-infantry advance-armour advance-damaged won',
  '3':
    'start offer offer-to offer-for answer withdraw move move-to move-count disarm merge outward take-infantry ' +
    'take-armour take-damaged form-front man man-with',
  '4': 'start offer offer-to offer-for answer claim airfield won',
  '5': 'start offer offer-to offer-for answer card end airfield-to won drawn',
};

/** The phase and node of a text such as `3move-to:NAF,I`. Throws Malformed. */
export function readNode(text: string): { phase: number; node: Node } {
  const [, phase = '', kind = '', , list] = /^([0-5])([a-z-]+)(:(.*))?$/.exec(text) ?? fail(text, 'not a node');
  if (!PHASES[phase]!.split(' ').includes(kind)) fail(text, 'no node of this phase');
  return { phase: Number(phase), node: nodeOf(kind as Node['kind'], list?.split(',') ?? [], text) };
}

function nodeOf(kind: Node['kind'], args: readonly string[], text: string): Node {
  const exactly = (least: number, most = least): void => {
    if (args.length < least || args.length > most) fail(text, 'wrong number of arguments');
  };
  const [one = '', two = '', three = ''] = args;
  if (WITHOUT.split(' ').includes(kind)) {
    exactly(0);
    return { kind } as Node;
  }
  switch (kind) {
    case 'continent':
    case 'place-capital':
      exactly(0, 5);
      return { kind, drawn: args.map((arg) => numberOf(arg, 5)) };
    case 'first':
      exactly(0, 4);
      return { kind, players: args.map(playerOf) };
    case 'offer-to':
      exactly(1);
      return { kind, card: landOf(one) };
    case 'offer-for':
      exactly(2);
      return { kind, card: landOf(one), partner: playerOf(two) };
    case 'answer':
      exactly(2, 3);
      return { kind, card: landOf(one), partner: playerOf(two), wanted: three ? landOf(three) : null };
    case 'turn-card':
    case 'raise':
      exactly(1);
      return { kind, units: numberOf(one, 255) };
    case 'deploy':
    case 'drop':
      exactly(2);
      return { kind, armour: numberOf(one, 255), infantry: numberOf(two, 255) };
    case 'drop-count':
      exactly(3);
      return {
        kind,
        armour: numberOf(one, 255),
        infantry: numberOf(two, 255),
        to: isPlace(three) ? three : landOf(three),
      };
    case 'move-to':
      exactly(2);
      return { kind, from: landOf(one), what: kindOf(two) };
    case 'move-count':
      exactly(3);
      return { kind, from: landOf(one), what: kindOf(two), to: landOf(three) };
    case 'take-infantry':
    case 'take-armour':
    case 'take-damaged':
    case 'form-front': {
      const chosen = { 'take-infantry': 0, 'take-armour': 1, 'take-damaged': 2, 'form-front': 3 }[kind];
      exactly(1 + chosen);
      return { kind, place: placeOf(one), chosen: args.slice(1).map((arg) => numberOf(arg, 255)) };
    }
    case 'man-with':
      exactly(1);
      return { kind, at: groupOf(one) };
    case 'airfield-to':
      exactly(1);
      return { kind, from: landOf(one) };
    default:
      return battleNode(kind, args, text);
  }
}

function battleNode(kind: Node['kind'], args: readonly string[], text: string): Node {
  const { battle, rest } = battleIn(args, text);
  const chosen = { 'advance-infantry': 0, 'advance-armour': 1, 'advance-damaged': 2 } as Record<string, number>;
  const wanted = kind === 'fall-back' || kind === 'bring-up' ? 1 : (chosen[kind] ?? 0);
  if (rest.length !== wanted) fail(text, 'wrong number of arguments');
  if (kind === 'fall-back' || kind === 'bring-up') return { kind, battle, player: playerOf(rest[0]!) };
  if (kind in chosen) return { kind, battle, chosen: rest.map((one) => numberOf(one, 255)) } as Node;
  return { kind, battle } as Node;
}
