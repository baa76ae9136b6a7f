import { cardByWord, cardOf, taskByWord, taskOf } from './cards';
import { ORIENTATIONS } from './orientations';
import { malformed } from './problems';
import { DIRECTIONS, inSquareOrder, squareNumber, type Direction } from './squares';
import { RANKS, type Rank, type Side } from './state';
import { cutAt, failIn, parts, wordsOf, type Word } from '../../reading/words';

/**
 * What a text asks for: the decisions of section 4 of the rules, and attempts the rules have an answer to. Squares go
 * by name, null for one that does not exist; cards and tasks by id.
 */
export type ActionParts =
  | { kind: 'place' | 'lift' | 'pick'; square: string | null }
  | { kind: 'summon'; card: string; square: string | null }
  | { kind: 'discard' | 'return' | 'card'; card: string }
  | { kind: 'match'; squares: string[]; orientation: string | null }
  | { kind: 'placeOn'; square: string | null; rank: Rank }
  | { kind: 'move' | 'run'; from: string | null; to: string | null }
  | { kind: 'direction'; direction: Direction }
  | { kind: 'option'; option: string }
  | { kind: 'claim'; task: string }
  | { kind: 'marks'; own: boolean }
  | { kind: 'drawn'; card: string }
  | { kind: 'turnedUp'; task: string }
  | { kind: 'starts'; side: Side }
  | { kind: BareKind };

/** Decisions that need no more words; `look` at hidden cards and `draw` at any time are attempts only. */
export const BARE = ['flare', 'end', 'done', 'skip', 'look', 'draw'] as const;
export type BareKind = (typeof BARE)[number];

/** Any square that does not exist is written the same. */
const OFF_BOARD = 'z0';
const at = (square: string | null): string => square ?? OFF_BOARD;

/** The text of an action (section 4 of the rules): `summon Knight@e4`, `move e5-e6`, `~Titan`. */
export function printAction(action: ActionParts): string {
  switch (action.kind) {
    case 'place':
    case 'lift':
    case 'pick':
      return `${action.kind} ${at(action.square)}`;
    case 'summon':
      return `summon ${cardOf(action.card).word}@${at(action.square)}`;
    case 'discard':
    case 'return':
    case 'card':
      return `${action.kind} ${cardOf(action.card).word}`;
    case 'match':
      return `match ${inSquareOrder(action.squares).join('+')}${action.orientation ? ` ${action.orientation}` : ''}`;
    case 'placeOn':
      return `placeOn ${at(action.square)} ${action.rank}`;
    case 'move':
    case 'run':
      return `${action.kind} ${at(action.from)}-${at(action.to)}`;
    case 'direction':
      return `direction ${action.direction}`;
    case 'option':
      return `option ${action.option}`;
    case 'claim':
      return `claim ${taskOf(action.task).word}`;
    case 'marks':
      return `marks ${action.own ? 'own' : 'enemy'}`;
    case 'drawn':
      return `~${cardOf(action.card).word}`;
    case 'turnedUp':
      return `~${taskOf(action.task).word}`;
    case 'starts':
      return `~${action.side}`;
    default:
      return action.kind;
  }
}

type Reader = (words: readonly Word[]) => ActionParts;

const badAction = ({ text, column }: Word): never => malformed(column, text, 'bad-action');

/** Square names have a letter and a digit; whether there is such a square is a question of the rules (TS-BOARD-1). */
function square(word: Word): string | null {
  if (!/^[a-z]\d$/.test(word.text)) failIn(word)(0, word.text, 'unknown-square', 'TS-BOARD-2');
  return squareNumber(word.text) < 0 ? null : word.text;
}

function card(word: Word): string {
  return (cardByWord(word.text) ?? failIn(word)(0, word.text, 'unknown-card', 'TS-CARD-1')).id;
}

function task(word: Word): string {
  return (taskByWord(word.text) ?? failIn(word)(0, word.text, 'unknown-task', 'TS-CARD-2')).id;
}

const halves = (word: Word, sign: string): [Word, Word] => cutAt(word, sign) ?? badAction(word);

const oneOf = <T extends string>(values: readonly T[], word: Word): T =>
  values.find((value) => value === word.text) ?? badAction(word);

/** Readers by verb, with the number of words that may follow it. */
const READERS: Readonly<Record<string, readonly [least: number, most: number, read: Reader]>> = {
  place: [1, 1, ([word]) => ({ kind: 'place', square: square(word!) })],
  lift: [1, 1, ([word]) => ({ kind: 'lift', square: square(word!) })],
  pick: [1, 1, ([word]) => ({ kind: 'pick', square: square(word!) })],
  summon: [
    1,
    1,
    ([word]) => {
      const [name, target] = halves(word!, '@');
      return { kind: 'summon', card: card(name), square: square(target) };
    },
  ],
  discard: [1, 1, ([word]) => ({ kind: 'discard', card: card(word!) })],
  return: [1, 1, ([word]) => ({ kind: 'return', card: card(word!) })],
  card: [1, 1, ([word]) => ({ kind: 'card', card: card(word!) })],
  match: [1, 2, ([squares, turned]) => ({ kind: 'match', squares: used(squares!), orientation: orientation(turned) })],
  placeOn: [2, 2, ([where, rank]) => ({ kind: 'placeOn', square: square(where!), rank: oneOf(RANKS, rank!) })],
  move: [1, 1, ([word]) => ({ kind: 'move', ...fromTo(word!) })],
  run: [1, 1, ([word]) => ({ kind: 'run', ...fromTo(word!) })],
  direction: [1, 1, ([word]) => ({ kind: 'direction', direction: oneOf(DIRECTIONS, word!) })],
  option: [1, 1, ([word]) => ({ kind: 'option', option: word!.text })],
  claim: [1, 1, ([word]) => ({ kind: 'claim', task: task(word!) })],
  marks: [1, 1, ([word]) => ({ kind: 'marks', own: oneOf(['own', 'enemy'], word!) === 'own' })],
};

function used(word: Word): string[] {
  const names = parts(word, '+').map(
    (part) => square(part) ?? failIn(part)(0, part.text, 'unknown-square', 'TS-BOARD-1'),
  );
  return inSquareOrder(names);
}

const orientation = (word: Word | undefined): string | null => (word ? oneOf(ORIENTATIONS, word) : null);

function fromTo(word: Word): { from: string | null; to: string | null } {
  const [from, to] = halves(word, '-');
  return { from: square(from), to: square(to) };
}

/** An outcome: a player, a card or a task. */
function outcome(word: Word): ActionParts {
  const { text } = word;
  if (text === 'A' || text === 'B') return { kind: 'starts', side: text };
  const known = taskByWord(text);
  return known ? { kind: 'turnedUp', task: known.id } : { kind: 'drawn', card: card(word) };
}

/** The parts of an action, possible or not; blanks do not matter. Throws `Malformed`. */
export function readAction(text: string): ActionParts {
  const [verb, ...rest] = wordsOf(text);
  if (!verb) return malformed(1, '', 'bad-action');
  if (verb.text.startsWith('~') && !rest.length) return outcome({ text: verb.text.slice(1), column: verb.column + 1 });
  if (!rest.length && (BARE as readonly string[]).includes(verb.text)) return { kind: verb.text as BareKind };
  if (!Object.hasOwn(READERS, verb.text)) return badAction(verb);
  const [least, most, read] = READERS[verb.text]!;
  if (rest.length < least || rest.length > most) return malformed(verb.column, text.trim(), 'bad-action');
  return read(rest);
}
