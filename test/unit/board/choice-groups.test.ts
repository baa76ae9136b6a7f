import { expect, test } from 'vitest';
import { grouped } from '../../../site/lib/board/choice-groups';
import type { Choice } from '../../../workers/contract';

const choice = (...picks: string[]): Choice => ({ action: picks.join(' '), picks });
const WORDS = { pick: (pick: string) => `<${pick}>`, choice: ({ action }: Choice) => action };

const told = (...choices: Choice[]) => {
  const { alone, groups } = grouped(choices, WORDS);
  return [alone.map(({ action }) => action), ...groups.map(({ name, choices }) => `${name} ${choices.length}`)];
};

test('choices that begin with the same piece are a group of its name', () => {
  expect(told(choice('tile:4', 'node:7'), choice('tile:K', 'node:7'), choice('tile:4', 'node:8'))).toEqual([
    [],
    '<tile:4> 2',
    '<tile:K> 1',
  ]);
});

test('buttons stand for themselves, and so does what is the only one of its kind', () => {
  const choices = [choice('tile:4', 'node:7'), choice('button:draw'), choice('button:pass'), choice('task:2')];
  expect(told(...choices)).toEqual([['button:draw', 'button:pass', 'task:2'], '<tile:4> 1']);
});

test('single picks of a kind are called by their first and their last', () => {
  const places = [choice('node:7'), choice('node:8'), choice('node:9')];
  expect(told(...places, choice('button:skip'))).toEqual([['button:skip'], 'node:7 … node:9 3']);
});
