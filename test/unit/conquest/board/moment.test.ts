import { expect, test } from 'vitest';
import { momentName } from '../../../../site/lib/games/conquest/board/words';

test('what is redeployed before recruiting is no recruiting', () => {
  expect(momentName({ phase: 1, node: 'drop' })).toBe('Recruit');
  expect(momentName({ phase: 1, node: 'disarm' })).toBe('Recruit');
  expect(momentName({ phase: 1, node: 'move-to' })).toBe('Early redeploy');
  expect(momentName({ phase: 1, node: 'man' })).toBe('Early redeploy');
  expect(momentName({ phase: 3, node: 'move' })).toBe('Redeploy');
});
