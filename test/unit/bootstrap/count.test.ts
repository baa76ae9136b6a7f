import { expect, it } from 'vitest';
import { countBySuite, failuresOf, unsteadyOf } from '../../../tools/bootstrap/count.mjs';
import { inRoot } from '../../../tools/bootstrap/paths.mjs';

const passed = (fullName: string, failureMessages: string[] = []) => ({ status: 'passed', fullName, failureMessages });
const failed = (fullName: string, message: string) => ({ status: 'failed', fullName, failureMessages: [message] });

const report = {
  testResults: [
    { name: inRoot('test/unit/whole.test.ts'), status: 'passed', assertionResults: [passed('holds')] },
    {
      name: inRoot('test/unit/mixed.test.ts'),
      status: 'failed',
      assertionResults: [
        passed('holds at last', ['Error: not yet']),
        failed('breaks', '\u001b[31mAssertionError: 1 is not 2\u001b[39m\n    at somewhere'),
      ],
    },
    {
      name: inRoot('test/rules/unread.test.ts'),
      status: 'failed',
      message: 'Cannot find ./gone\n    at somewhere',
      assertionResults: [],
    },
  ],
};

it('counts a file that could not be loaded as one failure of its suite', () => {
  expect([...countBySuite(report, ['unit', 'rules'])]).toEqual([
    ['unit', { passed: 2, failed: 1, skipped: 0 }],
    ['rules', { passed: 0, failed: 1, skipped: 0 }],
  ]);
});

it('names what failed and why, a line each', () => {
  expect(failuresOf(report)).toEqual([
    { file: 'test/unit/mixed.test.ts', test: 'breaks', why: 'AssertionError: 1 is not 2' },
    { file: 'test/rules/unread.test.ts', test: '', why: 'Cannot find ./gone' },
  ]);
});

it('names what passed only when it was tried again', () => {
  expect(unsteadyOf(report)).toEqual(['holds at last']);
});
