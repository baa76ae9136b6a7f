import { COLLECTION, TYPES, type CardTable, type TokenType } from './cards';
import { canonical } from './describe';
import { isField, type Field } from './fields';
import { parseLine } from './line';
import { ALLOWED, OPTION_NAMES, type Options } from './options';
import { Unreadable, show, type PositionError } from './problem';
import { PLAYERS, type Player, type State, type Token } from './state';
import { brokenRule } from './validity';

export type Loaded = { ok: true; node: State } | { ok: false; error: PositionError };

const TOP_KEYS = ['board', 'cards', 'turn', 'points', 'last', 'boost', 'extra', 'ply', 'options'];

/** Practice positions: what a player holds who is given no cards (rule file 4.4). */
const NO_CARDS_GIVEN = [['milestone']];

/**
 * Reads a position line (rule file 4.4) or a position as JSON; both may leave parts out. The node may be over.
 * Total over any text and any JSON value: whatever is wrong comes back as an error.
 */
export function load(position: unknown, cards: CardTable = COLLECTION): Loaded {
  let columns: ReadonlyMap<string, number> = new Map();
  try {
    let json = position;
    if (typeof position === 'string') {
      const line = parseLine(position);
      ({ columns } = line);
      json = line.position;
    }
    const state = canonical(read(json, cards));
    const error = brokenRule(state, cards);
    return error
      ? { ok: false, error: { ...error, column: columnOf(error.where, columns) } }
      : { ok: true, node: state };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { problem, rule, where, found } = error;
    const column = error.column ?? columnOf(where, columns);
    return { ok: false, error: { problem, rule, where, found: show(found), column } };
  }
}

/** Where a part was written, or the part that holds it. */
function columnOf(where: string, columns: ReadonlyMap<string, number>): number | null {
  const dot = where.lastIndexOf('.');
  return columns.get(where) ?? (dot < 0 ? null : columnOf(where.slice(0, dot), columns));
}

function read(position: unknown, cards: CardTable): State {
  if (position === undefined) throw new Unreadable('not-an-object', null, 'position', position);
  const parts = record(position, 'position', TOP_KEYS);
  return {
    board: board(parts.board),
    cards: paired(parts.cards, 'cards', (stacks, where) => readStacks(stacks, where, cards), NO_CARDS_GIVEN),
    turn: parts.turn === undefined ? 'A' : turn(parts.turn),
    points: paired(parts.points, 'points', amount, 0),
    last: parts.last === undefined || parts.last === null ? null : field(parts.last, 'last'),
    boost: paired(parts.boost, 'boost', amount, 0),
    extra: paired(parts.extra, 'extra', amount, 0),
    ply: parts.ply === undefined ? 0 : amount(parts.ply, 'ply'),
    options: options(parts.options),
  };
}

/** An object, or nothing for an empty one; with only these keys, if they are given. */
function record(value: unknown, where: string, keys?: readonly string[]): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Unreadable('not-an-object', null, where, value);
  }
  const stranger = keys && Object.keys(value).find((key) => !keys.includes(key));
  if (stranger !== undefined) throw new Unreadable('unknown-key', null, where, stranger);
  return value as Record<string, unknown>;
}

function field(value: unknown, where: string): Field {
  if (typeof value !== 'string' || !isField(value)) throw new Unreadable('unknown-field', 'TK-GAME-2', where, value);
  return value;
}

function board(value: unknown): Record<Field, Token> {
  const fields = record(value, 'board');
  return Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [field(name, `board.${name}`), token(one, `board.${name}`)]),
  );
}

function token(value: unknown, where: string): Token {
  if (value === undefined) throw new Unreadable('not-an-object', null, where, value);
  const parts = record(value, where, ['owner', 'value', 'type']);
  const { owner, type } = parts;
  if (owner !== 'A' && owner !== 'B') throw new Unreadable('unknown-player', null, `${where}.owner`, owner);
  if (!TYPES.includes(type as TokenType)) throw new Unreadable('unknown-type', 'TK-CARD-8', `${where}.type`, type);
  return { owner, value: amount(parts.value, `${where}.value`), type: type as TokenType };
}

function readStacks(value: unknown, where: string, cards: CardTable): string[][] {
  if (!Array.isArray(value)) throw new Unreadable('not-stacks', null, where, value);
  return value.map((stack: unknown, i) => {
    if (!Array.isArray(stack)) throw new Unreadable('not-stacks', null, `${where}.${i}`, stack);
    const stranger: unknown = stack.find((card) => typeof card !== 'string' || !cards.has(card));
    if (stranger !== undefined) throw new Unreadable('unknown-card', 'TK-SET-6', `${where}.${i}`, stranger);
    return [...(stack as string[])];
  });
}

function turn(value: unknown): State['turn'] {
  if (value !== 'A' && value !== 'B' && value !== '?') throw new Unreadable('unknown-player', null, 'turn', value);
  return value;
}

function amount(value: unknown, where: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new Unreadable('not-a-count', null, where, value);
  return value as number;
}

function paired<Value>(
  value: unknown,
  where: string,
  readOne: (value: unknown, where: string) => Value,
  missing: Value,
): Record<Player, Value> {
  const both = record(value, where, PLAYERS);
  const one = (player: Player): Value =>
    both[player] === undefined ? missing : readOne(both[player], `${where}.${player}`);
  return { A: one('A'), B: one('B') };
}

function options(value: unknown): Partial<Options> {
  const given = record(value, 'options', OPTION_NAMES);
  const wrong = OPTION_NAMES.find((name) => given[name] !== undefined && !ALLOWED[name](given[name]));
  if (wrong) throw new Unreadable('unknown-option-value', null, `options.${wrong}`, given[wrong]);
  return given;
}
