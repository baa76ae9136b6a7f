import type { RuleId } from '../../contract';
import { findMap, isBase, isHq, type GameMap } from './board';
import { isTroop, pile } from './piles';
import type { PositionError } from './problem';
import { DEFAULTS, type Options, type Side, type State } from './state';
import { brokenRule } from './validity';
import { enter } from './turn';

export type Loaded = { ok: true; node: State } | { ok: false; error: PositionError };

class Unreadable extends Error {
  constructor(
    readonly problem: string,
    readonly where: string,
    readonly found: unknown,
    /** The rule that says which names there are, for an unknown name. */
    readonly rule: RuleId | null = null,
  ) {
    super(problem);
  }
}

const TOP_KEYS = [
  'map',
  'toMove',
  'stacks',
  'rack',
  'unseen',
  'removed',
  'discard',
  'frozen',
  'known',
  'taken',
  'turns',
  'options',
];

const OPTION_VALUES: Record<Exclude<keyof Options, 'turnLimit'>, readonly string[]> = {
  specials: ['on', 'off'],
  starter: ['random', 'blue', 'red'],
  skullyDraw: ['full', 'each'],
  shieldHook: ['connected', 'free'],
  shoveOntoTrigger: ['allowed', 'forbidden'],
  shoveClaims: ['destination-first', 'mover-first'],
  doubleTrigger: ['each', 'once'],
  frozenStuck: ['ends', 'loses-turn'],
};

/**
 * Reads a position (rule file 4.2) and starts its turn by TB-SEQ-1, so the node may be over.
 * Total over any JSON value: whatever is wrong comes back as an error.
 */
export function load(position: unknown): Loaded {
  try {
    const state = read(position);
    const error = brokenRule(state);
    return error ? { ok: false, error } : { ok: true, node: enter(state) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { problem, rule, where, found } = error;
    return { ok: false, error: { problem, rule, where, found: show(found) } };
  }
}

const show = (found: unknown): string => (typeof found === 'string' ? found : (JSON.stringify(found) ?? String(found)));

function read(position: unknown): State {
  const parts = record(position, 'position', TOP_KEYS);
  for (const key of ['map', 'toMove']) if (parts[key] === undefined) throw new Unreadable('missing', key, '');
  if (typeof parts.map !== 'string') throw new Unreadable('not-a-name', 'map', parts.map);
  const map = findMap(parts.map);
  if (!map) throw new Unreadable('unknown-map', 'map', parts.map, 'TB-SET-1');
  return {
    map: map.id,
    toMove: side(parts.toMove, 'toMove'),
    stacks: stacks(map, parts.stacks),
    rack: sided(parts.rack, 'rack', tiles, ''),
    unseen: sided(parts.unseen, 'unseen', tiles, ''),
    discard: sided(parts.discard, 'discard', tiles, ''),
    frozen: sided(parts.frozen, 'frozen', tiles, ''),
    known: sided(parts.known, 'known', tiles, ''),
    removed: sided(parts.removed, 'removed', amount, 0),
    taken: taken(map, parts.taken),
    turns: amount(parts.turns ?? 0, 'turns'),
    options: options(parts.options),
    question: 'turn',
    questionBase: null,
    left: 0,
    again: false,
    waiting: [],
    result: null,
    captured: null,
  };
}

/** An object, or nothing for an empty one; with only these keys, if they are given. */
function record(value: unknown, where: string, keys?: readonly string[]): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Unreadable('not-an-object', where, value);
  }
  const stranger = keys && Object.keys(value).find((key) => !keys.includes(key));
  if (stranger !== undefined) throw new Unreadable('unknown-key', where, stranger);
  return value as Record<string, unknown>;
}

function side(value: unknown, where: string): Side {
  if (value !== 'blue' && value !== 'red') throw new Unreadable('unknown-side', where, value, 'TB-GOAL-1');
  return value;
}

function tiles(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new Unreadable('not-tiles', where, value);
  const stranger = [...value].find((tile) => !isTroop(tile));
  if (stranger !== undefined) throw new Unreadable('unknown-troop', where, stranger, 'TB-KIT-1');
  return pile(value);
}

function amount(value: unknown, where: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new Unreadable('not-a-count', where, value);
  return value as number;
}

function sided<Value>(
  value: unknown,
  where: string,
  readOne: (value: unknown, where: string) => Value,
  missing: Value,
): Record<Side, Value> {
  const read: Record<Side, Value> = { blue: missing, red: missing };
  for (const [name, given] of Object.entries(record(value, where))) {
    read[side(name, where)] = readOne(given, `${where}.${name}`);
  }
  return read;
}

/** Tiles written on an HQ are kept for `brokenRule` to refuse. */
function stacks(map: GameMap, value: unknown): Record<string, string> {
  const entries = Object.entries(record(value, 'stacks')).map(([node, stack]): [string, string] => {
    const where = `stacks.${node}`;
    if (!isBase(map, node) && !isHq(map, node)) throw new Unreadable('unknown-node', 'stacks', node, 'TB-KIT-3');
    if (typeof stack !== 'string') throw new Unreadable('not-a-stack', where, stack);
    if (!/^([br][K1-7])*$/.test(stack)) throw new Unreadable('not-a-stack', where, stack, 'TB-KIT-1');
    return [node, stack];
  });
  return Object.fromEntries(entries.filter(([, stack]) => stack !== ''));
}

/** Claimed regions in map order. */
function taken(map: GameMap, value: unknown): Record<string, Side> {
  const given = Object.entries(record(value, 'taken')).map(([id, owner]): [string, Side] => {
    if (!map.regions.some((region) => region.id === id))
      throw new Unreadable('unknown-region', 'taken', id, 'TB-KIT-5');
    return [id, side(owner, `taken.${id}`)];
  });
  const owners = Object.fromEntries(given);
  return Object.fromEntries(map.regions.filter(({ id }) => owners[id]).map(({ id }) => [id, owners[id]!]));
}

function options(value: unknown): Options {
  const given = record(value, 'options', Object.keys(DEFAULTS));
  for (const [name, allowed] of Object.entries(OPTION_VALUES)) {
    const chosen = given[name];
    if (chosen !== undefined && !allowed.includes(chosen as string)) {
      throw new Unreadable('unknown-option-value', `options.${name}`, chosen);
    }
  }
  if (given.turnLimit !== undefined) amount(given.turnLimit, 'options.turnLimit');
  const chosen = Object.fromEntries(Object.entries(given).filter(([, setting]) => setting !== undefined));
  return { ...DEFAULTS, ...chosen };
}
