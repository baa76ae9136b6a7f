import * as layout from '../../../assembly/games/tash-kalar/layout';
import { OPTION_IDS } from '../../../assembly/games/tash-kalar/effects/option-ids';
import type { Parsed } from '../../contract';
import { printAction, readAction, type ActionParts } from './action-text';
import { cardOf, listOf, TASKS, taskOf } from './cards';
import { ORIENTATIONS } from './orientations';
import { cardId, cardNumber } from './codec';
import { matchesOf, patternAt, type Match } from './pattern';
import { attempt, malformed } from './problems';
import { squareAt, squareByte } from './square-bytes';
import { DIRECTIONS } from './squares';
import { RANKS, SIDES, type State } from './state';

type Kind = ActionParts['kind'];

const VERBS: Readonly<Record<Kind, number>> = {
  place: layout.PLACE,
  lift: layout.LIFT,
  summon: layout.SUMMON,
  discard: layout.DISCARD,
  flare: layout.INVOKE,
  end: layout.END_ACTIONS,
  match: layout.MATCH,
  return: layout.RETURN,
  pick: layout.PICK,
  placeOn: layout.PLACE_ON,
  move: layout.MOVE,
  run: layout.RUN,
  direction: layout.DIRECTION,
  option: layout.OPTION,
  card: layout.TAKE_CARD,
  done: layout.DONE,
  claim: layout.CLAIM,
  skip: layout.SKIP,
  marks: layout.MARKS,
  drawn: layout.DRAWN,
  turnedUp: layout.TURNED_UP,
  starts: layout.STARTS,
  look: layout.LOOK,
  draw: layout.DRAW,
};

const kinds = new Map(Object.entries(VERBS).map(([kind, verb]) => [verb, kind as Kind]));

const packed = (kind: Kind, a: number, b: number): number => (VERBS[kind] << 16) | (a << 8) | b;

/** The number of an action at a state. Throws `Malformed` for a match or an option that does not exist. */
export function encode(parts: ActionParts, state: State): number {
  switch (parts.kind) {
    case 'place':
    case 'lift':
    case 'pick':
      return packed(parts.kind, 0, squareByte(parts.square));
    case 'summon':
      return packed(parts.kind, cardIn(parts.card, state), squareByte(parts.square));
    case 'discard':
    case 'return':
    case 'card':
    case 'drawn':
      return packed(parts.kind, 0, cardIn(parts.card, state));
    case 'match':
      return packed(parts.kind, 0, ORIENTATIONS.indexOf(matchIn(parts, state).orientation));
    case 'placeOn':
      return packed(parts.kind, squareByte(parts.square), RANKS.indexOf(parts.rank) + 1);
    case 'move':
    case 'run':
      return packed(parts.kind, squareByte(parts.from), squareByte(parts.to));
    case 'direction':
      return packed(parts.kind, 0, DIRECTIONS.indexOf(parts.direction));
    case 'option': {
      const option = (OPTION_IDS as readonly string[]).indexOf(parts.option);
      return option < 0 ? malformed(8, parts.option, 'bad-action') : packed(parts.kind, 0, option);
    }
    case 'claim':
    case 'turnedUp':
      return packed(parts.kind, 0, taskOf(parts.task).index);
    case 'marks':
      return packed(parts.kind, 0, parts.own ? 0 : 1);
    case 'starts':
      return packed(parts.kind, 0, SIDES.indexOf(parts.side));
    default:
      return packed(parts.kind, 0, 0);
  }
}

/** The parts of an action at a state. Throws a RangeError for a number that is no action. */
export function decode(action: number, state: State): ActionParts {
  const kind = kinds.get(action >>> 16);
  const a = (action >> 8) & 0xff;
  const b = action & 0xff;
  const card = (number: number): string => {
    const id = number < layout.CARDS ? cardId(number, listOf(state.deckIds[state.side])) : undefined;
    return id ?? noAction(action);
  };
  switch (kind) {
    case undefined:
      return noAction(action);
    case 'place':
    case 'lift':
    case 'pick':
      return { kind, square: squareAt(b) };
    case 'summon':
      return { kind, card: card(a), square: squareAt(b) };
    case 'discard':
    case 'return':
    case 'card':
    case 'drawn':
      return { kind, card: card(b) };
    case 'match':
      return { kind, ...matchAt(ORIENTATIONS[b] ?? noAction(action), state) };
    case 'placeOn':
      return { kind, square: squareAt(a), rank: RANKS[b - 1] ?? noAction(action) };
    case 'move':
    case 'run':
      return { kind, from: squareAt(a), to: squareAt(b) };
    case 'direction':
      return { kind, direction: DIRECTIONS[b] ?? noAction(action) };
    case 'option':
      return { kind, option: OPTION_IDS[b] ?? noAction(action) };
    case 'claim':
    case 'turnedUp':
      return { kind, task: TASKS[b]?.id ?? noAction(action) };
    case 'marks':
      return { kind, own: b === 0 };
    case 'starts':
      return { kind, side: SIDES[b] ?? noAction(action) };
    default:
      return { kind };
  }
}

function noAction(action: number): never {
  throw new RangeError(`no action ${action}`);
}

/** Cards of a player who is not on turn cannot be named by a number. */
function cardIn(id: string, state: State): number {
  const { kind, list, word } = cardOf(id);
  const foreign = kind === 'beings' && list !== listOf(state.deckIds[state.side]);
  return foreign ? malformed(1, word, 'foreign-card', 'TS-CARD-1') : cardNumber(id);
}

/**
 * The match that uses these squares. Where several do, the orientation tells; without it, the first whose ranks are there
 * is meant.
 */
function matchIn({ squares, orientation }: ActionParts & { kind: 'match' }, state: State): Match {
  const wanted = squares.join('+');
  const using = matchesNow(state).filter((match) => match.squares.join('+') === wanted);
  const meant =
    orientation === null
      ? (using.find((match) => hasRanks(state, match)) ?? using[0])
      : using.find((match) => match.orientation === orientation);
  return meant ?? malformed(7, wanted, 'bad-action', 'TS-SUM-2');
}

function hasRanks({ board, playing: { card, target } }: State, { orientation }: Match): boolean {
  return patternAt(card!, target!, orientation).every(
    ({ square, rank }) => RANKS.indexOf(board[square]?.rank ?? 'common') >= RANKS.indexOf(rank),
  );
}

function matchAt(orientation: string, state: State): { squares: string[]; orientation: string | null } {
  const match = matchesNow(state).find((known) => known.orientation === orientation);
  if (!match) throw new RangeError(`no match ${orientation}`);
  return { squares: match.squares, orientation: match.ambiguous ? orientation : null };
}

function matchesNow({ playing: { card, target } }: State): Match[] {
  return card === null || target === null ? [] : matchesOf(card, target);
}

export const actionText = (action: number, state: State): string => printAction(decode(action, state));

/**
 * Any words that name squares, cards, tasks and options, possible now or not; blanks around them do not matter. Never
 * throws.
 */
export function parseAction(text: string, state: State): Parsed<number> {
  return attempt(() => encode(readAction(text), state));
}

/** Whether a text is an action of some state: what can be said without knowing the state. */
export function checkAction(text: string): Parsed<null> {
  return attempt(() => {
    readAction(text);
    return null;
  });
}
