import { expect, test } from 'vitest';
import refusals from '../../../site/content/tash-kalar/refusals/en.json' with { type: 'json' };
import { refusalText } from '../../../site/lib/content/refusal';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { conditionOf, placesAtFault, readAbout, ruleOf } from '../../../workers/reasons';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
const session = new Session(tashKalar, engine);

/** Herald is shown by three pieces around a corner: `f6 g6 f7` for a target on e5. */
const reasons = (own: string, enemy: string, summon: string): string[] => {
  const hand = summon.split('@')[0];
  return session.reasons(`decks northern sylvan; A ${own}; B ${enemy}; hand A ${hand}; turn A 1`, `summon ${summon}`);
};

test('says on which square the pattern lacks a piece, where it comes nearest', () => {
  expect(reasons('f6 g6', 'a5', 'Herald@e5')).toEqual(['TS-SUM-2/lacks:f7']);
  expect(reasons('d4 d3', 'a5', 'Herald@e5')).toEqual(['TS-SUM-2/lacks:c4']);
  expect(reasons('f6', 'a5', 'Herald@e5')).toEqual(['TS-SUM-2/lacks:g6+f7']);
});

test('names no square where nothing of the pattern stands', () => {
  expect(reasons('a5', 'i4', 'Herald@e5')).toEqual(['TS-SUM-2']);
});

test('names the piece of the enemy that would have to stand in', () => {
  expect(reasons('f6 g6', 'f7', 'Herald@e5')).toEqual(['TS-CASE-4/foreign:f7']);
});

test('names the piece whose rank is too low', () => {
  expect(reasons('f4* c5 g5 d6', 'a5', 'TheEldestTree@e5')).toEqual(['TS-SUM-5/low:d6']);
  expect(reasons('f4* c5 g5', 'a5', 'TheEldestTree@e5')).toEqual(['TS-SUM-2/lacks-rank:d6']);
});

test('the words name the squares, and the rule is still found', () => {
  const reason = 'TS-SUM-2/lacks:g6+f7';
  expect([ruleOf(reason), readAbout(reason), conditionOf(reason)]).toEqual(['TS-SUM-2', 'TS-SUM-2', 'TS-SUM-2/lacks']);
  expect(placesAtFault([reason, 'TS-SUM-10'])).toEqual(['g6', 'f7']);
  expect(refusalText(refusals, reason)).toMatch(/missing on g6, f7\.$/);
  expect(refusalText(refusals, 'TS-SUM-2')).toBe(refusals['TS-SUM-2']);
  expect(refusalText(refusals, 'TS-NONE-1')).toBeNull();
});
