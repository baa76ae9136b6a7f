import { expect, it } from 'vitest';
import { fetchWords, lateText, pickedText } from '../../../../site/lib/games/conquest/board/late-words.svelte';
import { taskText } from '../../../../site/lib/games/conquest/puzzles/goals';
import { percentText } from '../../../../site/lib/puzzles/numbers';
import { locales } from '../../../../site/lib/paraglide/runtime';
import type { Goal } from '../../../../workers/analysis/contract';
import type { View } from '../../../../workers/contract';

const view = {
  actor: 'player',
  choices: [
    { action: 'border NAF/EGY', picks: ['place:NAF/EGY', 'land:EGY'] },
    { action: 'commit II', picks: ['group:II'] },
  ],
  board: {
    node: 'attack',
    lands: { NAF: { owner: 'R' }, EGY: { owner: 'B' } },
    fronts: {},
    step: {},
    order: ['R', 'B'],
  },
} as unknown as View;
const dice = { actor: 'chance', choices: [], board: { node: 'roll', step: {} } } as unknown as View;

it('what is told before its words are there is told by what is picked for it, then in full', async () => {
  expect(pickedText(view, 'commit II')).toBe('2 infantry');
  expect(pickedText(view, 'border NAF/EGY')).toMatch(/North Africa.* › Egypt/);
  expect(pickedText(dice, 'roll ad')).toMatch(/attacker.*defender/);
  await fetchWords();
  expect(lateText('actionText', view, 'commit II')).toBe('Join the attack: 2 infantry');
  expect(lateText('actionText', dice, 'roll ad')).toMatch(/^Dice: /);
});

it('a chance that a puzzle asks for is written as percents are everywhere', () => {
  const goal = { kind: 'cheapest', nodes: ['EGY'], metric: '60' } as unknown as Goal;
  const whole = locales.map((locale) => percentText({ num: 60, den: 100 }, locale));
  expect(new Set(whole)).toEqual(new Set(['60%']));
  expect(taskText(goal, view)).toContain(' 60%');
});
