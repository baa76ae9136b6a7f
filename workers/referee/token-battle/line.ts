import { TYPE_LETTERS, TYPES, type TokenType } from './cards';
import { canonical } from './describe';
import { FIELDS, isField, type Field } from './fields';
import { Unreadable } from './problem';
import { PLAYERS, type Player, type State, type Token } from './state';

/** A position line taken apart: the position as JSON, still to be checked, and where each part of it was written. */
export interface Line {
  position: Record<string, unknown>;
  columns: Map<string, number>;
}

interface Word {
  text: string;
  column: number;
}

interface Part {
  name: string;
  column: number;
  words: Word[];
}

const unreadable = (problem: string, where: string, { text, column }: Word, rule: string | null = null): Unreadable =>
  new Unreadable(problem, rule, where, text, column);

/** The parts between the semicolons, in the order written; nothing between two semicolons is no part. */
function partsOf(line: string): Part[] {
  let column = 1;
  return line.split(';').flatMap((text) => {
    const words = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], column: column + match.index }));
    column += text.length + 1;
    const [first, ...others] = words;
    return first ? [{ name: first.text, column: first.column, words: others }] : [];
  });
}

/** Rule file 4.4. Throws Unreadable. Unknown cards, fields and options are left for the reader of JSON to refuse. */
export function parseLine(line: string): Line {
  const position: Record<string, unknown> = {};
  const columns = new Map<string, number>();
  const board = new Map<Field, Token>();
  const cards: Partial<Record<Player, string[][]>> = {};
  const empty = new Set<Field>();
  let rest: Token | null = null;
  const written = new Set<string>();

  const mark = (where: string, column: number): void => void columns.set(where, column);
  const named = (field: Field, word: Word): Field => {
    if (board.has(field) || empty.has(field)) {
      throw unreadable('field-named-twice', `board.${field}`, word, 'TK-GAME-4');
    }
    mark(`board.${field}`, word.column);
    return field;
  };

  for (const part of partsOf(line)) {
    const { name, words } = part;
    const once = name === 'cards' ? `cards.${words[0]?.text}` : name;
    if (written.has(once)) throw new Unreadable('repeated-part', null, once, name, part.column);
    written.add(once);
    mark(once, part.column);
    switch (name) {
      case 'A':
      case 'B':
        for (const word of words) {
          const { field, token } = tokenAt(name, word);
          board.set(named(field, word), token);
        }
        break;
      case 'rest': {
        const word = only(part);
        const match = /^([AB])=(\d+)([a-z]?)$/.exec(word.text);
        if (!match) throw unreadable('unreadable-token', 'rest', word);
        rest = { owner: match[1] as Player, value: Number(match[2]), type: typeOf(match[3]!, 'rest', word) };
        break;
      }
      case 'empty':
        for (const word of words) {
          if (!isField(word.text)) throw unreadable('unknown-field', 'empty', word, 'TK-GAME-2');
          empty.add(named(word.text, word));
        }
        break;
      case 'cards': {
        const [player, ...stacks] = words;
        if (player?.text !== 'A' && player?.text !== 'B') {
          throw unreadable('unknown-player', 'cards', player ?? { text: name, column: part.column });
        }
        if (stacks.length === 0) throw unreadable('empty-stack', once, player, 'TK-SET-2');
        cards[player.text] = stacks.map((word, i) => {
          mark(`${once}.${i}`, word.column);
          return word.text.split('>');
        });
        break;
      }
      case 'turn':
      case 'last':
        position[name] = only(part).text;
        break;
      case 'points':
      case 'boost':
      case 'extra': {
        const word = only(part);
        const match = /^(\d+)-(\d+)$/.exec(word.text);
        if (!match) throw unreadable('unreadable-pair', name, word);
        position[name] = { A: Number(match[1]), B: Number(match[2]) };
        break;
      }
      case 'ply':
        position.ply = count(only(part));
        break;
      case 'options':
        position.options = options(words, mark);
        break;
      default:
        throw new Unreadable('unknown-part', null, name, name, part.column);
    }
  }
  if (rest) {
    for (const field of FIELDS) if (!board.has(field) && !empty.has(field)) board.set(field, rest);
  }
  return { position: { ...position, board: Object.fromEntries(board), cards }, columns };
}

/** The one word of a part that needs exactly one. */
function only({ name, column, words }: Part): Word {
  const [word, second] = words;
  if (!word) throw new Unreadable('missing-value', null, name, name, column);
  if (second) throw unreadable('too-many-values', name, second);
  return word;
}

function count(word: Word): number {
  if (!/^\d+$/.test(word.text)) throw unreadable('not-a-count', 'ply', word);
  return Number(word.text);
}

function tokenAt(owner: Player, word: Word): { field: Field; token: Token } {
  const match = /^([^=]+)=(\d+)([a-z]?)$/.exec(word.text);
  if (!match) throw unreadable('unreadable-token', owner, word);
  const field = match[1]!;
  return { field, token: { owner, value: Number(match[2]), type: typeOf(match[3]!, `board.${field}`, word) } };
}

/** TK-CARD-8: there are no other types. */
function typeOf(letter: string, where: string, word: Word): TokenType {
  const type = TYPES.find((id) => TYPE_LETTERS[id] === letter);
  if (!type) throw unreadable('unknown-type', where, word, 'TK-CARD-8');
  return type;
}

function options(words: readonly Word[], mark: (where: string, column: number) => void): Record<string, unknown> {
  const settings = new Map<string, unknown>();
  for (const word of words) {
    const match = /^([A-Za-z]+)=([A-Za-z0-9]+)$/.exec(word.text);
    if (!match) throw unreadable('unreadable-option', 'options', word);
    const [name, value] = [match[1]!, match[2]!];
    if (settings.has(name)) throw unreadable('repeated-option', `options.${name}`, word);
    mark(`options.${name}`, word.column);
    settings.set(name, /^\d+$/.test(value) ? Number(value) : value);
  }
  return Object.fromEntries(settings);
}

const tokens = ({ board }: State, player: Player): string[] => {
  const own = Object.entries(board).filter(([, { owner }]) => owner === player);
  if (own.length === 0) return [];
  return [[player, ...own.map(([field, { value, type }]) => `${field}=${value}${TYPE_LETTERS[type]}`)].join(' ')];
};

const pairUnlessZero = (name: string, { A, B }: Record<Player, number>): string[] =>
  A === 0 && B === 0 ? [] : [`${name} ${A}-${B}`];

/** A state as one line in canonical order; equal states are equal lines. */
export function printLine(state: State): string {
  const node = canonical(state);
  const settings = Object.entries(node.options).map(([name, value]) => `${name}=${value}`);
  return [
    ...PLAYERS.flatMap((player) => tokens(node, player)),
    ...PLAYERS.map((player) => `cards ${player} ${node.cards[player].map((stack) => stack.join('>')).join(' ')}`),
    `turn ${node.turn}`,
    `points ${node.points.A}-${node.points.B}`,
    ...(node.last === null ? [] : [`last ${node.last}`]),
    ...pairUnlessZero('boost', node.boost),
    ...pairUnlessZero('extra', node.extra),
    ...(node.ply === 0 ? [] : [`ply ${node.ply}`]),
    ...(settings.length === 0 ? [] : [`options ${settings.join(' ')}`]),
  ].join('; ');
}
