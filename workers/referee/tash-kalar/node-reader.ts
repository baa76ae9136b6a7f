import { card, task } from './piles';
import { Unreadable } from './problem';
import { list, record, square, word } from './readers';
import { ordered } from './squares';
import type { Node } from './state';

/** The parts of each kind of node beside its kind. */
const PARTS = {
  menu: [],
  start: [],
  deal: [],
  marks: [],
  claim: [],
  draw: [],
  over: [],
  layTasks: ['aside'],
  layNext: ['then'],
  placeLifted: ['from'],
  match: ['card', 'target'],
  lift: ['card', 'target', 'match'],
  return: ['last'],
} as const satisfies Record<Exclude<Node['kind'], 'effect'>, readonly string[]>;

const KINDS = Object.keys(PARTS) as (keyof typeof PARTS)[];

function text(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new Unreadable('not-a-text', null, where, value);
  return value;
}

/** What is decided next; the menu if nothing is said. */
export function node(value: unknown): Node {
  const kind = word(record(value, 'node', ['kind', ...KINDS.flatMap((one) => PARTS[one])]).kind, 'node.kind', KINDS);
  const parts = record(value, 'node', ['kind', ...PARTS[kind]]);
  const named = (): string => card(text(parts.card, 'node.card'), 'node.card');
  const target = (): string => square(text(parts.target, 'node.target'), 'node.target');
  switch (kind) {
    case 'layTasks':
      return { kind, aside: list(parts.aside, 'node.aside', task) };
    case 'layNext':
      return { kind, then: word(parts.then, 'node.then', ['turn', 'draw']) };
    case 'placeLifted':
      return { kind, from: square(text(parts.from, 'node.from'), 'node.from') };
    case 'match':
      return { kind, card: named(), target: target() };
    case 'lift': {
      const match = parts.match === null || parts.match === undefined ? null : list(parts.match, 'node.match', square);
      return { kind, card: named(), target: target(), match: match && ordered(match) };
    }
    case 'return': {
      const last = parts.last === null || parts.last === undefined ? null : text(parts.last, 'node.last');
      return { kind, last: last === null ? null : card(last, 'node.last') };
    }
    default:
      return { kind };
  }
}
