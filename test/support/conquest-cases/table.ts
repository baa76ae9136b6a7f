import { expect } from 'vitest';

/** A position in play, as either side has it. Texts go in and out; nothing here knows a rule. */
export interface Table {
  readonly line: string;
  /** Phase and node with its arguments as far as the side tells them: `2attack`. */
  readonly node: string;
  /** Who is on turn. */
  readonly player: string;
  /** Who decides, `chance` or `over`. */
  readonly actor: string;
  readonly legal: string[];
  /** Outcomes and their weights. */
  readonly outcomes: Record<string, number>;
  /** Rules that forbid an action. */
  why(text: string): string[];
  play(...actions: string[]): Table;
}

/** Engine or referee. */
export interface Side {
  /** Throws where the line is none, or no position to play on. */
  at(line: string): Table;
  /** Front places by index, `NAF/EGY`, and whether water lies between. */
  places: readonly { text: string; sea: boolean }[];
  /** Territories of each continent. */
  continents: readonly (readonly string[])[];
  /** Whether it is this side's day for what takes seconds. */
  isThorough: boolean;
}

/** A numbered case of section 10 of the rules. */
export type Case = readonly [id: string, check: (side: Side) => void];

/** The item of the line that says it of a territory, a force, a player: `NAF`, `NAF~BRA`, `@R`, `>`. */
export const item = ({ line }: Table, name: string): string | null =>
  line.split(' ').find((text) => new RegExp(`^${name}(?![A-Z~])`).test(text)) ?? null;

/** Those of a territory that stand in the line as they should, null for a territory of which nothing is said. */
export function expectItems(table: Table, items: Record<string, string | null>): void {
  expect(Object.fromEntries(Object.keys(items).map((name) => [name, item(table, name)]))).toEqual(items);
}

/** Legal actions whose text begins so, without that beginning. */
export const after = ({ legal }: Table, verb: string): string[] =>
  legal.filter((text) => text.startsWith(`${verb} `)).map((text) => text.slice(verb.length + 1));

/** The node in the line: `1raise:4`; `2attack` where the line leaves it out. */
export const nodeOf = (table: Table): string =>
  /^>=[^/]+\/(.+)\/\d+\/[RBGYP]+\/[-\d]+$/.exec(item(table, '>') ?? '')?.[1] ?? '2attack';

const isIdle = (action: string): boolean => /^(no-|skip-|end-|break-off$|stay$)|-done$/.test(action);

/** Does nothing that need not be done, until a node of that name in that phase is met; throws if it never is. */
export function idleUntil(table: Table, node: string): Table {
  for (let steps = 0; steps < 200; steps++) {
    if (nodeOf(table).split(':')[0] === node) return table;
    const actions = [...table.legal, ...Object.keys(table.outcomes)];
    table = table.play(actions.find(isIdle) ?? actions[0]!);
  }
  throw new Error(`${node} never comes`);
}
