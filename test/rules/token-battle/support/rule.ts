import { expect, test } from 'vitest';
import type { RuleId } from '../../../../workers/contract';
import { engine } from './engine';
import { referee } from './referee';
import { observe, type Implementation, type Table } from './table';

/** What a test may ask of the implementation it runs on. */
export interface Setting extends Pick<Implementation, 'start' | 'setRules' | 'forbids'> {
  /** The node of a position that must be valid; an empty text is A's turn on an empty board. */
  given(position: string): Table;
  /** The rule a position breaks; null if it is valid or does not describe a position at all. */
  refused(position: unknown): RuleId | null;
  valid(position: unknown): boolean;
  /** Plays a line from a position and expects every condition to hold, in the words of section 7 of the rules. */
  plays(position: string, line: string, conditions: string): void;
}

function settingOf(implementation: Implementation): Setting {
  const given = (position: string): Table => {
    const loaded = implementation.load(position || 'turn A');
    if (!loaded.ok) throw new Error(`not a position: ${loaded.rule}`);
    return loaded.table;
  };
  return {
    given,
    refused(position) {
      const loaded = implementation.load(position);
      return loaded.ok ? null : loaded.rule;
    },
    valid: (position) => implementation.load(position).ok,
    plays: (position, line, conditions) => expect(observe(given(position), line, conditions)).toBe(conditions),
    start: (sets, options) => implementation.start(sets, options),
    setRules: (stacks) => implementation.setRules(stacks),
    forbids: (attempt, at) => implementation.forbids(attempt, at),
  };
}

/** Two tests with one body: what it says must hold in the engine and in the referee. */
export function both(title: string, body: (setting: Setting) => void): void {
  for (const implementation of [engine, referee]) {
    test(`${title} [${implementation.name}]`, () => body(settingOf(implementation)));
  }
}

/** A test of a numbered rule, run on both implementations. */
export function rule(id: RuleId, title: string, body: (setting: Setting) => void): void {
  both(`${id} ${title}`, body);
}
