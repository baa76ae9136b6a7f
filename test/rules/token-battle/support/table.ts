import type { Outcome, RuleId } from '../../../../workers/contract';
import type { Side, Sided, Stacks } from '../../../../workers/games/token-battle/state';

/** One node of a game as an implementation of the rules sees it. A table is never changed; `play` gives another one. */
export interface Table {
  actor: 'player' | 'chance' | 'over';
  /** Legal actions in listing order; empty unless a player decides. */
  legal: string[];
  outcomes: Outcome[];
  /** Field to token as in a position line, with its owner: `B1p`. */
  tokens: Record<string, string>;
  cards: Sided<Stacks>;
  turn: Side | '?';
  points: Sided<number>;
  /** Points per turn of the board as it stands. */
  gain: Sided<number>;
  last: string | null;
  boost: Sided<number>;
  extra: Sided<number>;
  ply: number;
  result: { winner: Side | 'draw'; how: 'points' | 'full' | 'turns' } | null;
  /** The whole node as a position line. */
  line: string;
  /** Every rule an action of the player on turn breaks; null for words that are no action. */
  whyNot(action: string): RuleId[] | null;
  /** Every rule that forbids a player, on turn or not, to place the top card of one of his stacks (from 1). */
  whyNotBy(side: Side, stack: number, field: string): RuleId[];
  /** Every rule that forbids the player on turn to take the top card of any stack. */
  whyNotFrom(side: Side, stack: number, field: string): RuleId[];
  /** Plays one action. Throws if it cannot be played. */
  play(action: string): Table;
}

/** What no action is, and section 5 of the rules still answers. */
export type Attempt = 'second-token' | 'turn-area' | 'choose-targets' | 'change-set';

/** An implementation of the rules under test. */
export interface Implementation {
  name: 'engine' | 'referee';
  /** A position line or a JSON position, or the rule that makes it no position; null for text that describes none. */
  load(position: unknown): { ok: true; table: Table } | { ok: false; rule: RuleId | null };
  /** The first node of a game between two ready sets. */
  start(sets: Sided<string>, options?: Readonly<Record<string, string | number>>): Table;
  /** The rules a set breaks, in the order of its stacks. */
  setRules(stacks: Stacks): RuleId[];
  /** The rule that forbids an attempt at a node where a player decides. */
  forbids(attempt: Attempt, at: Table): RuleId;
}

const pair = ({ A, B }: Sided<number>): string => `${A}-${B}`;

/**
 * What a table says to one condition in the words of section 7 of the rules: the condition itself if it holds.
 * `before` is the table one turn earlier.
 */
function seen(condition: string, table: Table, before: Table): string {
  const [word, what = ''] = condition.split(' ');
  switch (word) {
    case 'empty':
      return table.tokens[what] ? `${what}=${table.tokens[what]}` : condition;
    case 'scored': {
      const { points } = table;
      return `scored ${pair({ A: points.A - before.points.A, B: points.B - before.points.B })}`;
    }
    case 'points':
    case 'gain':
    case 'boost':
    case 'extra':
      return `${word} ${pair(table[word])}`;
    case 'turn':
      return `turn ${table.turn}`;
    case 'last':
      return `last ${table.last ?? 'none'}`;
    case 'ply':
      return `ply ${table.ply}`;
    case 'top': {
      const [stack] = what.split('=') as [string];
      return `top ${stack}=${table.cards[stack[0] as Side][Number(stack[1]) - 1]?.[0]}`;
    }
    case 'tokens':
      return `tokens ${Object.keys(table.tokens).length}`;
    case 'winner':
      return table.result ? `winner ${table.result.winner}` : 'open';
    case 'by':
      return `by ${table.result?.how}`;
    case 'open':
      return table.result ? `winner ${table.result.winner}` : 'open';
    default: {
      const [field] = condition.split('=') as [string];
      if (!/^[a-f][1-6]=[AB]\d+[a-z]?$/.test(condition)) throw new RangeError(`unknown condition "${condition}"`);
      return table.tokens[field] ? `${field}=${table.tokens[field]}` : `empty ${field}`;
    }
  }
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Plays a line, actions between commas, and says what came of it, condition by condition. */
export function observe(table: Table, line: string, conditions: string): string {
  const nodes = listed(line).reduce((path, action) => [...path, path.at(-1)!.play(action)], [table]);
  return listed(conditions)
    .map((condition) => seen(condition, nodes.at(-1)!, nodes.at(-2) ?? nodes.at(-1)!))
    .join(', ');
}
