import { expect, test } from 'vitest';
import { followed } from '../../../../site/lib/games/conquest/play/followed';
import type { View } from '../../../../workers/contract';

const at = (owners: Record<string, string | null>, forces = {}): View =>
  ({
    board: { forces, lands: Object.fromEntries(Object.entries(owners).map(([code, owner]) => [code, { owner }])) },
  }) as unknown as View;

const before = at({ SIA: 'R', IND: 'R', EGY: 'R', BRA: 'B', CHI: 'G' });

test('what others did to a player is told by the land they took, and by nothing else', () => {
  expect(followed(before, at({ SIA: 'B', IND: 'B', EGY: 'R', BRA: 'G', CHI: 'G' }), 0)).toEqual([
    'Blue took Siam, India',
  ]);
  expect(followed(before, before, 0)).toEqual([]);
});

test('land that nobody holds any more is told, and who has none left, but not who is at sea', () => {
  const gone = { SIA: null, IND: 'G', EGY: 'G', BRA: 'B', CHI: 'G' };
  const told = ['Siam belongs to nobody now', 'Green took India, Egypt'];
  expect(followed(before, at(gone), 0)).toEqual([...told, 'Red is out of the game']);
  expect(followed(before, at(gone, { 'SIA~INO': { owner: 'R' } }), 0)).toEqual(told);
});
