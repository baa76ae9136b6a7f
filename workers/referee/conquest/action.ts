import { MISSIONS, ROWS } from './cards';
import { KINDS, divisionsOf, sizeOf, type Kind } from './divisions';
import { CONTINENTS, isLand, isLane, isPlace, isSeaPlace } from './map';
import { PLAYERS, type Player } from './state';

/** What stands at each place of an action's text (NOTATION.md). */
type Form =
  | 'land'
  | 'place'
  | 'lane'
  | 'group'
  | 'kind'
  | 'number'
  | 'troops'
  | 'player'
  | 'result'
  | 'continent'
  | 'mission'
  | 'row';

/** Every action with the forms of its arguments. */
export const FORMS: Readonly<Record<string, readonly Form[]>> = {
  continent: ['continent'],
  'place-capital': ['land'],
  first: ['player'],
  mission: ['mission'],
  offer: ['land'],
  'no-offer': [],
  'offer-to': ['player'],
  'offer-for': ['land'],
  gift: [],
  accept: [],
  refuse: [],
  'early-redeploy': [],
  'skip-early': [],
  'disarm-rear': ['land', 'kind'],
  'disarm-front': ['place', 'kind'],
  'disarm-done': [],
  'turn-card': ['land'],
  'turn-done': [],
  raise: ['number'],
  'deploy-rear': ['land'],
  'deploy-front': ['place'],
  'drop-rear': ['land'],
  'drop-front': ['place'],
  'drop-count': ['number'],
  merge: ['land'],
  'merge-done': [],
  border: ['place'],
  landing: ['lane'],
  'raid-front': ['group', 'place'],
  'raid-rear': ['group'],
  strike: ['land', 'group'],
  contest: ['group', 'group'],
  counter: ['place'],
  'walk-in': ['group'],
  'end-attack': [],
  retreat: ['land'],
  stay: [],
  commit: ['troops'],
  resupply: ['troops'],
  roll: ['result'],
  'fall-back': ['number'],
  'bring-up': ['troops'],
  'fight-on': [],
  'break-off': [],
  'advance-infantry': ['number'],
  'advance-armour': ['number'],
  'advance-damaged': ['number'],
  withdraw: ['place'],
  'withdraw-done': [],
  move: ['land', 'kind'],
  'move-done': [],
  'move-to': ['land'],
  'move-count': ['number'],
  'set-out': ['place'],
  'sail-home': ['lane', 'land'],
  ashore: ['lane'],
  'outward-done': [],
  'take-infantry': ['number'],
  'take-armour': ['number'],
  'take-damaged': ['number'],
  'form-front': ['troops'],
  'man-front': ['place'],
  'man-force': ['lane'],
  'man-done': [],
  'man-with': ['troops'],
  claim: ['row'],
  'no-claim': [],
  airfield: ['land'],
  card: ['land'],
  build: ['land'],
  'shift-airfield': ['land'],
  'end-turn': [],
  'airfield-to': ['land'],
};

const isGroup = (text: string): boolean => isLane(text) || (isPlace(text) && !isSeaPlace(text));

function isTroops(text: string): boolean {
  const read = divisionsOf(text);
  return read !== null && sizeOf(read) <= 2;
}

const isIndex = (text: string, behind: number): boolean => /^(0|[1-9]\d{0,2})$/.test(text) && Number(text) < behind;

const FITS: Record<Form, (text: string) => boolean> = {
  land: isLand,
  place: isPlace,
  lane: isLane,
  group: isGroup,
  kind: (text) => KINDS.includes(text as Kind),
  number: (text) => isIndex(text, 256),
  troops: isTroops,
  player: (text) => PLAYERS.includes(text as Player),
  result: (text) => /^[ad]{1,2}$/.test(text),
  continent: (text) => isIndex(text, CONTINENTS.length),
  mission: (text) => isIndex(text, MISSIONS.length),
  row: (text) => isIndex(text, ROWS.length),
};

/** Two territories without a border where a place or force should stand (CQ-BOARD-2). */
const isNoBorder = (text: string): boolean =>
  /^[A-Z]{3}[/~][A-Z]{3}$/.test(text) &&
  isLand(text.slice(0, 3)) &&
  isLand(text.slice(4)) &&
  !isPlace(text.replace('~', '/'));

export interface Action {
  readonly verb: string;
  readonly args: readonly string[];
  /** One of the arguments names a border that is none. */
  readonly noBorder: boolean;
}

/** The parts of an action's text; null if it is malformed. Whether it can be played is another question. */
export function readAction(text: string): Action | null {
  const [verb = '', ...args] = text.split(' ');
  const forms = Object.hasOwn(FORMS, verb) ? FORMS[verb]! : null;
  if (!forms || forms.length !== args.length) return null;
  const isOdd = forms.map((form, i) => ['place', 'lane', 'group'].includes(form) && isNoBorder(args[i]!));
  if (!forms.every((form, i) => isOdd[i] || FITS[form](args[i]!))) return null;
  return { verb, args, noBorder: isOdd.includes(true) };
}
