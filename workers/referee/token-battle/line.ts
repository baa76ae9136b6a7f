import { TYPE_LETTERS, TYPES, type TokenType } from './cards';
import { FIELDS, isField, type Field } from './fields';
import { Unreadable } from './problem';
import type { Player, Token } from './state';

/** A position line taken apart: the position as JSON, still to be checked, and the column at which each part was written. */
export interface Line {
  position: Record<string, unknown>;
  columns: ReadonlyMap<string, number>;
}

interface Word {
  text: string;
  column: number;
}

/** What stands between two semicolons: the first word and the others. */
interface Part {
  name: Word;
  words: Word[];
}

const wrong = (problem: string, where: string, { text, column }: Word, rule: string | null = null): Unreadable =>
  new Unreadable(problem, rule, where, text, column);

/** In the order written; nothing between two semicolons is no part. */
function partsOf(line: string): Part[] {
  let column = 1;
  return line.split(';').flatMap((text) => {
    const words = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], column: column + match.index }));
    column += text.length + 1;
    const [name, ...others] = words;
    return name ? [{ name, words: others }] : [];
  });
}

/** Rule file 4.4. Throws Unreadable. Unknown cards, fields and options are left for the reader of JSON to refuse. */
export function parseLine(line: string): Line {
  const reader = new Reader();
  for (const part of partsOf(line)) reader.read(part);
  return reader.line();
}

class Reader {
  private readonly position: Record<string, unknown> = {};
  private readonly columns = new Map<string, number>();
  private readonly board = new Map<Field, Token>();
  private readonly empty = new Set<Field>();
  private readonly cards: Partial<Record<Player, string[][]>> = {};
  private rest: Token | null = null;

  line(): Line {
    const filled = this.rest ? FIELDS.filter((field) => !this.board.has(field) && !this.empty.has(field)) : [];
    for (const field of filled) this.board.set(field, this.rest!);
    const position = { ...this.position, board: Object.fromEntries(this.board), cards: this.cards };
    return { position, columns: this.columns };
  }

  /** Each part may be given once, `cards` once for each player. */
  read(part: Part): void {
    const { name, words } = part;
    const where = name.text === 'cards' ? `cards.${words[0]?.text}` : name.text;
    if (this.columns.has(where)) throw wrong('repeated-part', where, name);
    this.columns.set(where, name.column);
    switch (name.text) {
      case 'A':
      case 'B':
        for (const word of words) this.token(name.text, word);
        return;
      case 'rest':
        this.rest = restOf(this.only(part));
        return;
      case 'empty':
        for (const word of words) this.emptyField(word);
        return;
      case 'cards':
        return this.stacks(part);
      case 'turn':
      case 'last':
        this.position[name.text] = this.only(part).text;
        return;
      case 'points':
      case 'boost':
      case 'extra':
        this.position[name.text] = pairOf(name.text, this.only(part));
        return;
      case 'ply':
        this.position.ply = countOf('ply', this.only(part));
        return;
      case 'options':
        return this.options(words);
      default:
        throw wrong('unknown-part', where, name);
    }
  }

  /** The one word of a part that needs exactly one; a complaint about the part is about that word. */
  private only({ name, words }: Part): Word {
    const [word, second] = words;
    if (!word) throw wrong('missing-value', name.text, name);
    if (second) throw wrong('too-many-values', name.text, second);
    this.columns.set(name.text, word.column);
    return word;
  }

  /** TK-GAME-4. */
  private name(field: Field, word: Word): void {
    const where = `board.${field}`;
    if (this.columns.has(where)) throw wrong('field-named-twice', where, word, 'TK-GAME-4');
    this.columns.set(where, word.column);
  }

  private token(owner: Player, word: Word): void {
    const match = /^([^=]+)=(\d+)([a-z]?)$/.exec(word.text);
    if (!match) throw wrong('unreadable-token', owner, word);
    const field = match[1]!;
    this.name(field, word);
    this.board.set(field, { owner, value: Number(match[2]), type: typeOf(match[3]!, `board.${field}`, word) });
  }

  private emptyField(word: Word): void {
    if (!isField(word.text)) throw wrong('unknown-field', 'empty', word, 'TK-GAME-2');
    this.name(word.text, word);
    this.empty.add(word.text);
  }

  private stacks({ name, words: [player, ...stacks] }: Part): void {
    if (player?.text !== 'A' && player?.text !== 'B') throw wrong('unknown-player', 'cards', player ?? name);
    const where = `cards.${player.text}`;
    if (stacks.length === 0) throw wrong('empty-stack', where, player, 'TK-SET-2');
    this.cards[player.text] = stacks.map((word, i) => {
      this.columns.set(`${where}.${i}`, word.column);
      return word.text.split('>');
    });
  }

  private options(words: readonly Word[]): void {
    const settings = words.map((word): [string, unknown] => {
      const match = /^([A-Za-z]+)=([A-Za-z0-9]+)$/.exec(word.text);
      if (!match) throw wrong('unreadable-option', 'options', word);
      const where = `options.${match[1]}`;
      if (this.columns.has(where)) throw wrong('repeated-option', where, word);
      this.columns.set(where, word.column);
      return [match[1]!, /^\d+$/.test(match[2]!) ? Number(match[2]) : match[2]];
    });
    this.position.options = Object.fromEntries(settings);
  }
}

function restOf(word: Word): Token {
  const match = /^([AB])=(\d+)([a-z]?)$/.exec(word.text);
  if (!match) throw wrong('unreadable-token', 'rest', word);
  return { owner: match[1] as Player, value: Number(match[2]), type: typeOf(match[3]!, 'rest', word) };
}

/** TK-CARD-8: there are no other types. */
function typeOf(letter: string, where: string, word: Word): TokenType {
  const type = TYPES.find((id) => TYPE_LETTERS[id] === letter);
  if (!type) throw wrong('unknown-type', where, word, 'TK-CARD-8');
  return type;
}

function pairOf(where: string, word: Word): Record<Player, number> {
  const match = /^(\d+)-(\d+)$/.exec(word.text);
  if (!match) throw wrong('unreadable-pair', where, word);
  return { A: Number(match[1]), B: Number(match[2]) };
}

function countOf(where: string, word: Word): number {
  if (!/^\d+$/.test(word.text)) throw wrong('not-a-count', where, word);
  return Number(word.text);
}
