import { expect, test } from 'vitest';
import { triedButtons, type Step } from '../../../site/lib/learn/lesson';

test('a button is there to be tried once the moves are made before which it would be refused for another reason', () => {
  const step: Step = {
    id: 'XX-L01-1',
    position: '',
    goal: { type: 'state', all: [] },
    line: [],
    teaches: [],
    wrong: [
      { try: 'pass', refused: ['XX-1'] },
      { try: 'place a@1', refused: ['XX-2'] },
      { after: ['place a@2'], try: 'draw', refused: ['XX-3'] },
      { belief: 'thinks otherwise' },
    ],
  };
  expect(triedButtons(step, 0)).toEqual(['pass']);
  expect(triedButtons(step, 1)).toEqual(['pass', 'draw']);
});
