/** What every course is held to as teaching. */
import { expect, test } from 'vitest';
import type { StepText } from '../../site/lib/learn/lesson';
import type { Content } from './files';

/** Everything a step says before it is solved, and the sentence after it. */
export const everythingOf = ({ task, asks = [], hints, wrong, done }: StepText): string[] => [
  task,
  ...asks.flatMap(({ text, options = [] }) => [text, ...options]),
  ...hints,
  ...wrong,
  done,
];

/** A term of the game in English, and the step that explains it to everybody, in its task or in the sentence after it. */
export type Term = readonly [RegExp, string];

/** @param said where a term counts as used */
export function testTerms({ scripts, stepText }: Content, terms: readonly Term[], said = everythingOf): void {
  const ids = scripts.flatMap(({ steps }) => steps.map(({ id }) => id));
  test.each(terms)('%s is explained in %s, and used nowhere before', (term, explained) => {
    const { task, done } = stepText(explained, 'en');
    expect(`${task} ${done}`).toMatch(term);
    const before = ids.slice(0, ids.indexOf(explained));
    expect(before.filter((id) => said(stepText(id, 'en')).some((text) => term.test(text)))).toEqual([]);
  });
}
