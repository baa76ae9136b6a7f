import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from './paths.mjs';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

export const plus = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const sum = (counts) => counts.reduce(plus, NOTHING);

function ofFile({ status, assertionResults }) {
  const number = (...states) => assertionResults.filter((test) => states.includes(test.status)).length;
  const failed = number('failed');
  // A file that cannot be loaded, or whose hooks throw, fails without a single failed test.
  const broken = status === 'failed' && failed === 0 ? 1 : 0;
  return {
    passed: number('passed'),
    failed: failed + broken,
    skipped: number('pending', 'skipped', 'todo', 'disabled'),
  };
}

/**
 * Counts per suite, from the report of Vitest's JSON reporter.
 *
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string }[] }[] }} report
 * @param {string[]} suites
 * @returns {Map<string, { passed: number, failed: number, skipped: number }>}
 */
export function countBySuite(report, suites) {
  const filesOf = (suite) =>
    report.testResults.filter(({ name }) => name.startsWith(inRoot('test', suite).replaceAll(sep, '/') + '/'));
  return new Map(suites.map((suite) => [suite, sum(filesOf(suite).map(ofFile))]));
}

/**
 * Tests that passed only when they were tried again: a page that was still loading, or a fault that shows now and then.
 *
 * @param {{ testResults: { assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report
 * @returns {string[]} their names
 */
export const unsteadyOf = (report) =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);

/**
 * Tests that failed, and files that could not be loaded: the report stands far above the end of a long log, which often
 * is all that is kept of it.
 *
 * @param {{ testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report
 * @returns {{ file: string, test: string, why: string }[]} `test` is empty for a file that fell as a whole, `why` is one line
 */
export const failuresOf = (report) =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(inRoot(), name).replaceAll(sep, '/');
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({ file, test: fullName, why: firstLine(failureMessages[0]) }));
    return failed.length > 0 || status !== 'failed' ? failed : [{ file, test: '', why: firstLine(message) }];
  });

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0];

/** The one line the whole run ends with, such as `120 passed, 0 failed, 3 skipped`. */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
