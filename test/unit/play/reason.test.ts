import { expect, it } from 'vitest';
import { reasonOf } from '../../../site/lib/play/review/reason';
import type { TurningPoint } from '../../../site/lib/play/review/review.svelte';
import type { PlayGame } from '../../../site/lib/play/table';
import type { MoveValue } from '../../../workers/analysis/contract';
import type { View } from '../../../workers/contract';

const mine = { actor: 'player', seat: 0, notation: 'here' } as View;
const theirs = { ...mine, seat: 1 };
const won = { ...mine, actor: 'over', result: { shares: [1, 0], reason: '', rule: '' } } as View;
const value = (line: string[]) =>
  ({ action: line[0]!, line, certainty: 'estimated', chance: 0.5 }) as unknown as MoveValue;
const game = { event: () => '' } as unknown as PlayGame;

/** Of a move instead of which this line would have won. */
function reason(...line: string[]): Promise<string> {
  const point = { seat: 0, at: 0, view: mine, played: value(['x']), best: value(line), answer: [] };
  const path = line.map((_, i) => (i === line.length - 1 ? won : mine));
  const pool = { play: () => Promise.resolve({ ok: true, view: won, path }), terms: () => Promise.resolve([]) };
  return reasonOf(
    point as unknown as TurningPoint,
    { views: [mine, theirs], actions: ['x'] },
    game,
    pool as unknown as Parameters<typeof reasonOf>[3],
  );
}

it('one move wins at once, several win in the same turn', async () => {
  expect(await reason('a')).toBe('The better move wins the game at once.');
  expect(await reason('a', 'b', 'c')).toBe('The better move wins the game in this same turn.');
});
