import { test } from 'vitest';
import type { RuleId } from '../../../../workers/contract';
import { engine } from './engine';
import { referee } from './referee';
import { complete, type Given, type Implementation, type Table } from './table';

/** What a test may ask of the implementation it runs on. */
export interface Setting {
  /** The first node of a position that must be valid. */
  given(position?: Given): Table;
  /** The rule a position breaks; null if it is valid or does not describe a position at all. */
  refused(position: object): RuleId | null;
  valid(position: object): boolean;
  /** The first node of a game dealt by a seed. */
  deal: Implementation['deal'];
}

function settingOf(implementation: Implementation): Setting {
  return {
    given(position = {}) {
      const loaded = implementation.load(complete(position));
      if (!loaded.ok) throw new Error(`not a position: ${loaded.rule}`);
      return loaded.table;
    },
    refused(position) {
      const loaded = implementation.load(complete(position));
      return loaded.ok ? null : loaded.rule;
    },
    valid: (position) => implementation.load(complete(position)).ok,
    deal: (...start) => implementation.deal(...start),
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

/** A test of a numbered rule of which the referee, who sees everything, has no notion. */
export function ruleOfSight(id: RuleId, title: string, body: (setting: Setting) => void): void {
  test(`${id} ${title} [engine only: the referee has no view from a seat]`, () => body(settingOf(engine)));
}
