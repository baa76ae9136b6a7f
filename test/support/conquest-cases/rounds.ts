import { expect } from 'vitest';
import type { Case, Side } from './table';

/** Section 10.2: a round as a position, and the chances of its results by their text. */
const ROUNDS: Record<string, [line: string, chances: Record<string, string>]> = {
  'R-1': ['NAF=R:-/EGY:I EGY=B:-/NAF:I', { d: '5/12', a: '7/12' }],
  'R-2': ['NAF=R:-/EGY:A EGY=B:-/NAF:I', { d: '7/12', a: '5/12' }],
  'R-3': ['NAF=R:-/EGY:I EGY=B:-/NAF:A', { d: '5/18', a: '13/18' }],
  'R-4': ['NAF=R:-/EGY:II EGY=B:-/NAF:I', { d: '125/216', a: '91/216' }],
  'R-5': ['NAF=R:I/EGY:II EGY=B:-/NAF:I', { d: '95/144', a: '49/144' }],
  'R-6': ['NAF=R:I/EGY:AA EGY=B:-/NAF:I', { d: '119/144', a: '25/144' }],
  'R-7': ['NAF=R:-/EGY:I EGYc=B:-/NAF:I', { d: '55/216', a: '161/216' }],
  'R-8': ['NAF=R:-/EGY:II EGY=B:-/NAF:II', { dd: '295/1296', each: '35/108', aa: '581/1296' }],
  'R-9': ['NAF=R:I/EGY:II EGY=B:-/NAF:II', { dd: '1445/3888', each: '2611/7776', aa: '2275/7776' }],
  'R-10': ['NAF=R:-/EGY:AI EGY=B:-/NAF:II', { dd: '5/16', each: '3/8', aa: '5/16' }],
  'R-11': ['NAF=R:I/EGY:AA EGY=B:-/NAF:II', { dd: '301/486', each: '1981/7776', aa: '979/7776' }],
  'R-12': ['NAF=R:I/EGY:II EGYc=B:-/NAF:II', { dd: '3589/15552', each: '1519/5184', aa: '3703/7776' }],
};

function checkRound({ at }: Side, line: string, chances: Record<string, string>): void {
  const outcomes = at(`>=R/2roll:border,NAF/EGY,-,- ${line}`).outcomes;
  const total = Object.values(outcomes).reduce((sum, weight) => sum + weight, 0);
  const ways: Record<string, number> = {};
  for (const [text, weight] of Object.entries(outcomes)) {
    const result = /da|ad/.test(text) ? 'each' : text.slice('roll '.length);
    ways[result] = (ways[result] ?? 0) + weight;
  }
  const expected = Object.entries(chances).map(([result, chance]) => {
    const [part, whole] = chance.split('/').map(Number) as [number, number];
    return [result, (part * total) / whole];
  });
  expect(ways).toEqual(Object.fromEntries(expected));
}

export const ROUND_CASES: readonly Case[] = Object.entries(ROUNDS).map(([id, [line, chances]]) => [
  id,
  (side) => checkRound(side, line, chances),
]);
