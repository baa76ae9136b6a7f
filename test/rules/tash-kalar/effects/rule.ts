import { test } from 'vitest';
import type { RuleId } from '../../../../workers/contract';
import type { Case } from './case';
import { check } from './check';
import { engine } from './engine';
import { referee } from './referee';

/** A test of a numbered rule by what cards do, run on both implementations. */
export function rule(id: RuleId, title: string, ...cases: Case[]): void {
  for (const implementation of [engine, referee]) {
    test(`${id} ${title} [${implementation.name}]`, () => cases.forEach((one) => check(implementation, one)));
  }
}
