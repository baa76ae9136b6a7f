import * as layout from '../../../assembly/games/token-battle/layout';
import type { Parsed } from '../../contract';
import { FIELDS, fieldNumber } from './board-fields';
import { cardOf, CARDS } from './cards';
import { OFF_BOARD, placingText, stackText, tops } from './placing';
import { attempt, malformed, type Fail } from './problems';
import { readCard } from './readers';
import { SIDES, type Side, type State } from './state';

/**
 * What a text asks for. `place` and `first` are the game's two decisions; the rest are attempts that the rules have an
 * answer to (section 5 of the rules). A field off the board is null.
 */
export type ActionParts =
  | { kind: 'place'; stack: number; field: number }
  | { kind: 'first'; seat: number }
  | { kind: 'draw'; seat: number }
  | { kind: 'card'; card: string; field: number | null }
  | { kind: 'card-in'; card: string; number: number; field: number | null }
  | { kind: 'stack'; side: Side; stack: number; field: number | null }
  | { kind: 'out-of-turn'; stack: number; field: number | null }
  | { kind: AttemptKind };

/** Attempts that name neither card nor field. */
const ATTEMPTS = {
  pass: layout.TRY_PASS,
  'second-token': layout.TRY_SECOND_TOKEN,
  'turn-area': layout.TRY_TURN_AREA,
  'choose-targets': layout.TRY_CHOOSE_TARGETS,
  'change-set': layout.TRY_CHANGE_SET,
} as const;
type AttemptKind = keyof typeof ATTEMPTS;

const attempts = new Map(Object.entries(ATTEMPTS).map(([kind, verb]) => [verb as number, kind as AttemptKind]));

const tried = (verb: number, a: number, field: number | null): number =>
  (verb << 16) | (a << 8) | (field ?? layout.NOWHERE);

export function encode(parts: ActionParts): number {
  switch (parts.kind) {
    case 'place':
      return parts.stack * layout.FIELDS + parts.field;
    case 'first':
      return parts.seat;
    case 'draw':
      return tried(layout.TRY_DRAW, parts.seat, 0);
    case 'card':
      return tried(layout.TRY_CARD, cardOf(parts.card).no, parts.field);
    case 'card-in':
      return tried(layout.TRY_CARD_IN + parts.number, cardOf(parts.card).no, parts.field);
    case 'stack': {
      const seat = SIDES.indexOf(parts.side);
      return tried(layout.TRY_STACK, seat * layout.STACKS_PER_SEAT + parts.stack, parts.field);
    }
    case 'out-of-turn':
      return tried(layout.TRY_OUT_OF_TURN, parts.stack, parts.field);
    default:
      return ATTEMPTS[parts.kind] << 16;
  }
}

/** The parts of an action at a state. Throws a RangeError for a number that is no action. */
export function decode(action: number, state: Pick<State, 'turn'>): ActionParts {
  const verb = action >>> 16;
  const a = (action >> 8) & 0xff;
  const b = action & 0xff;
  const field = b === layout.NOWHERE ? null : b;
  if (action >= 0 && action < layout.ACTIONS) {
    return state.turn === '?'
      ? { kind: 'first', seat: action }
      : { kind: 'place', stack: Math.floor(action / layout.FIELDS), field: action % layout.FIELDS };
  }
  const attempted = attempts.get(verb);
  if (attempted) return { kind: attempted };
  if (verb === layout.TRY_DRAW && SIDES[a]) return { kind: 'draw', seat: a };
  const number = verb - layout.TRY_CARD_IN;
  if (number >= 0 && number < layout.STACK_NUMBERS && CARDS[a - 1])
    return { kind: 'card-in', card: CARDS[a - 1]!.id, number, field };
  if (verb === layout.TRY_CARD && CARDS[a - 1]) return { kind: 'card', card: CARDS[a - 1]!.id, field };
  if (verb === layout.TRY_OUT_OF_TURN) return { kind: 'out-of-turn', stack: a, field };
  if (verb === layout.TRY_STACK) {
    const side = SIDES[Math.floor(a / layout.STACKS_PER_SEAT)]!;
    return { kind: 'stack', side, stack: a % layout.STACKS_PER_SEAT, field };
  }
  throw new RangeError(`no action ${action}`);
}

/** See `placingText`; attempts are written as `parseAction` reads them. */
export function actionText(action: number, state: State): string {
  const parts = decode(action, state);
  switch (parts.kind) {
    case 'place':
      return placingText(state, parts.stack, FIELDS[parts.field]!);
    case 'first':
    case 'draw':
      return `~${SIDES[parts.seat]}`;
    case 'card':
      return `${parts.card}@${at(parts.field)}`;
    case 'card-in':
      return `${parts.card}:${parts.number}@${at(parts.field)}`;
    case 'stack':
      return stackText(parts.side, parts.stack, at(parts.field));
    case 'out-of-turn':
      return `out-of-turn ${parts.stack + 1}@${at(parts.field)}`;
    default:
      return parts.kind;
  }
}

const at = (field: number | null): string => (field === null ? OFF_BOARD : FIELDS[field]!);

const GRAMMAR =
  /^(\s*)(?:~([AB])|(out-of-turn )([1-4])@([a-z]\d\d?)|([AB]):([1-4])@([a-z]\d\d?)|([a-z-]+)(?::(\d))?@([a-z]\d\d?)|([a-z-]+))\s*$/;

/**
 * Any words that name a card, a stack or an attempt, possible now or not; blanks around them do not matter. Never
 * throws. `A:2@c3` means the top card of A's second stack whatever it is.
 */
export function parseAction(text: string, state: State): Parsed<number> {
  return attempt(() => encode(readAction(text, state)));
}

/** Whether a text is an action of some state: what can be said without knowing the state. */
export function checkAction(text: string): Parsed<null> {
  return attempt(() => {
    match(text);
    return null;
  });
}

type Read =
  | { kind: 'first'; side: Side }
  | { kind: 'out-of-turn'; stack: number; field: number | null }
  | { kind: 'stack'; side: Side; stack: number; field: number | null }
  | { kind: 'card'; card: string; number: number | null; field: number | null }
  | { kind: AttemptKind };

function match(text: string): Read {
  const found = GRAMMAR.exec(text);
  if (!found) return bad(text);
  const [, blanks = '', first, out, outStack, outField, side, stack, field, card, which, where, word] = found;
  const column = blanks.length + 1;
  const fail: Fail = (_offset, part, problem, rule) => malformed(column, part, problem, rule);
  if (first) return { kind: 'first', side: first as Side };
  if (out) return { kind: 'out-of-turn', stack: Number(outStack) - 1, field: numberOf(outField!) };
  if (side) return { kind: 'stack', side: side as Side, stack: Number(stack) - 1, field: numberOf(field!) };
  if (card) {
    const number = which === undefined ? null : Number(which);
    return { kind: 'card', card: readCard(card, fail), number, field: numberOf(where!) };
  }
  return Object.hasOwn(ATTEMPTS, word!) ? { kind: word as AttemptKind } : bad(text);
}

const bad = (text: string): never => malformed(1 + text.length - text.trimStart().length, text.trim(), 'bad-action');

const numberOf = (field: string): number | null => (fieldNumber(field) < 0 ? null : fieldNumber(field));

function readAction(text: string, state: State): ActionParts {
  const read = match(text);
  switch (read.kind) {
    case 'first':
      return { kind: state.turn === '?' ? 'first' : 'draw', seat: SIDES.indexOf(read.side) };
    case 'stack':
      return read.side === state.turn && state.cards[read.side][read.stack] && read.field !== null
        ? { kind: 'place', stack: read.stack, field: read.field }
        : read;
    case 'card': {
      const { card, number, field } = read;
      const stack = number === null ? tops(state).indexOf(card) : number - 1;
      if (tops(state)[stack] === card && field !== null) return { kind: 'place', stack, field };
      return number === null ? { kind: 'card', card, field } : { kind: 'card-in', card, number, field };
    }
    default:
      return read;
  }
}
