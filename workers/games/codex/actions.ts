/** Actions as text (4.2; action-text.ts), at a node whose words say what is open there. */
import * as L from '../../../assembly/games/codex/layout';
import type { Parsed } from '../../contract';
import { attempt, malformed } from '../../reading/problems';
import { actionText as rowText } from './action-text';
import { ADDON_IDS, FACE_IDS, SPEC_IDS } from './faces';
import { ownedBy } from './start';
import { nowOf, type Row, type State } from './state';
import { SEATS, SLOTS, type Seat, type Table } from './table';

/** An argument that stands for nothing there is: the engine says which rule asks for it. */
const NONE = L.ARGUMENT;
/** A place in the pool where nothing is. */
const NOWHERE = L.GONE - 1;
/** A number no ability has. */
const NO_ABILITY = 15;

const coded = (verb: number, argument = 0): number => (verb << L.ARGUMENT_BITS) | argument;

export const rowOf = (action: number, { open }: State): Row | null => open?.rows.get(action) ?? null;

/** The text of an action of the open question; any other is told by its number. */
export function actionText(action: number, state: State): string {
  const row = rowOf(action, state);
  return row ? rowText(row) : `action ${action}`;
}

/** Who acts, as far as it is known. */
const actingOf = ({ open, table }: State): Seat => open?.asked ?? table.active;

const orNone = (place: number, none = NONE): number => (place < 0 ? none : place);
const kindOf = (card: string, seat: Seat, { table }: State): number => orNone(ownedBy(table, seat).indexOf(card));

const placeOf = (thing: string, { things }: Table): number => {
  const [card, id] = thing.split('#');
  return orNone(
    things.findIndex((one) => one.id === Number(id) && one.card === card),
    NOWHERE,
  );
};
const placeOfHero = (hero: string, { things, active }: Table): number =>
  orNone(
    things.findIndex(({ card, controller }) => card === hero && controller === active),
    NOWHERE,
  );

const isThing = (text: string): boolean => {
  const [card, id = ''] = text.split('#');
  return FACE_IDS.includes(card!) && /^[1-9]\d{0,4}$/.test(id);
};
const isFace = (text: string): boolean => FACE_IDS.includes(text);
const isDigit = (text: string): boolean => /^\d$/.test(text);

/** A word that is not as an action has it is no action. */
const need = (holds: boolean, text: string): void => void (holds || malformed(1, text, 'bad-action'));

type Reader = (words: readonly string[], state: State) => number | null;
const ofCard =
  (verb: number): Reader =>
  ([card = ''], state) =>
    isFace(card) ? coded(verb, kindOf(card, nowOf(state).active, state)) : null;
const ofThing =
  (verb: number): Reader =>
  ([thing = ''], state) =>
    isThing(thing) ? coded(verb, placeOf(thing, nowOf(state))) : null;
const inPile =
  (pile: number): Reader =>
  ([card = ''], state) => {
    const seat = actingOf(state);
    const kind = ownedBy(state.table, seat).indexOf(card);
    if (!isFace(card)) return null;
    return coded(L.CARD, kind < 0 ? NONE : (SEATS.indexOf(seat) << 9) | (pile << 6) | kind);
  };
const alone =
  (verb: number, argument = 0): Reader =>
  () =>
    coded(verb, argument);

/** By first word: the reader of those after it, and how many there are. */
const READERS: Readonly<Record<string, readonly [words: number, reader: Reader]>> = {
  play: [1, ofCard(L.PLAY)],
  hire: [1, ofCard(L.HIRE)],
  tech: [1, ([card = ''], state) => (isFace(card) ? coded(L.TECH, kindOf(card, actingOf(state), state)) : null)],
  summon: [
    1,
    ([hero = ''], state) => {
      const { active, sides } = nowOf(state);
      return isFace(hero) ? coded(L.SUMMON, orNone(sides[active].team.indexOf(hero))) : null;
    },
  ],
  level: [1, ([hero = ''], state) => (isFace(hero) ? coded(L.LEVEL, placeOfHero(hero, nowOf(state))) : null)],
  attack: [1, ofThing(L.ATTACK)],
  detect: [1, ofThing(L.DETECT)],
  use: [
    2,
    ([thing = '', key = ''], state) =>
      isThing(thing) && /^[se]?\d[\d.]*$/.test(key)
        ? coded(L.USE, (placeOf(thing, nowOf(state)) << 4) | NO_ABILITY)
        : null,
  ],
  build: [1, ([level = '']) => (isDigit(level) ? coded(L.BUILD, Number(level)) : null)],
  addon: [1, ([id = '']) => (ADDON_IDS.includes(id) ? coded(L.ADDON, ADDON_IDS.indexOf(id)) : null)],
  hand: [1, inPile(L.PILE_HAND)],
  discard: [1, inPile(L.PILE_DISCARD)],
  codex: [1, inPile(L.PILE_CODEX)],
  worker: [1, ([seat = '']) => (isSeat(seat) ? coded(L.WORKER, SEATS.indexOf(seat)) : null)],
  mode: [1, ([mode = '']) => (/^\d{1,2}$/.test(mode) ? coded(L.MODE, Number(mode)) : null)],
  end: [0, alone(L.END)],
  boost: [0, alone(L.BOOST, 1)],
  'no-boost': [0, alone(L.BOOST)],
  done: [0, alone(L.DONE)],
  yes: [0, alone(L.MAY, 1)],
  no: [0, alone(L.MAY)],
  stop: [0, alone(L.STOP)],
  empty: [0, alone(L.EMPTY)],
  heads: [0, alone(L.COIN)],
  tails: [0, alone(L.COIN, 1)],
  concede: [0, alone(L.CONCEDE)],
};

const isSeat = (text: string): text is Seat => SEATS.some((seat) => seat === text);
const isWait = (text: string): boolean =>
  text === 'workers' ||
  /^(?:scavenger|technician|bounty) [AB]$/.test(text) ||
  /^(?:(?:healing|ephemeral) \w+#\d+|later \w+#(?:\d+|null)|\w+#\d+\.[se]?[\d.]+(?:@\d+)?)$/.test(text);

/** What no first word tells: a thing, a card, a spec, a slot, a player, or what waits. */
function readBare(text: string, state: State): number | null {
  if (isThing(text)) return coded(L.THING, placeOf(text, nowOf(state)));
  if (SPEC_IDS.includes(text)) return coded(L.CHOOSE_SPEC, SPEC_IDS.indexOf(text));
  if (SLOTS.some((slot) => slot === text)) return coded(L.SLOT, SLOTS.findIndex((slot) => slot === text) + 1);
  if (isSeat(text)) return coded(L.FIRST, SEATS.indexOf(text));
  if (isWait(text)) return coded(L.ORDER, NONE);
  if (!isFace(text)) return null;
  const seat = actingOf(state);
  const kind = ownedBy(state.table, seat).indexOf(text);
  const verb = state.open?.asked === null ? L.DRAW : L.DISCARD;
  return coded(verb, kind < 0 ? NONE : (SEATS.indexOf(seat) << 6) | kind);
}

/**
 * Whether it can be played is another question. What is not open is read as well as it can be, so that the engine may say
 * which rule forbids it.
 */
export const parseAction = (text: string, state: State): Parsed<number> =>
  attempt(() => {
    const given = text.trim().replace(/\s+/g, ' ');
    for (const [action, row] of state.open?.rows ?? []) if (rowText(row) === given) return action;
    const [name = '', ...words] = given.split(' ');
    const [count, reader] = Object.hasOwn(READERS, name) ? READERS[name]! : [-1, null];
    const action = reader && words.length === count ? reader(words, state) : readBare(given, state);
    need(action !== null, text);
    return action!;
  });
