import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Picker } from '../../../site/lib/board/picker.svelte';
import { Levelling } from '../../../site/lib/games/codex/board/levelling';
import type { Choice } from '../../../workers/contract';
import type { Board } from '../../../workers/games/codex/board';

const level = (id: number): Choice => ({ action: `level ${id}`, picks: [`thing:${id}`, 'button:level'] });
const end: Choice = { action: 'end', picks: ['button:end'] };

let choices: readonly Choice[];
let picked: string[];
let levelling: Levelling;
let board: Board;

const at = (level: number): Board => ({ things: [{ id: 3, level }] }) as unknown as Board;

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  choices = [level(3), end];
  picked = ['thing:3'];
  board = at(1);
  levelling = new Levelling({
    get choices() {
      return choices;
    },
    get picked() {
      return picked;
    },
    pick: (pick: string) => (levelling.take(pick, board), picked.push(pick)),
  } as unknown as Picker);
});

function asks(next: readonly Choice[], level = 2): void {
  [choices, picked, board] = [next, [], at(level)];
  levelling.meet(board);
  vi.runAllTimers();
}

it('a hero that was levelled up is chosen again, once the next question is there', () => {
  levelling.take('button:level', board);
  levelling.meet(board);
  asks([]);
  expect(picked).toEqual([]);
  asks([level(3), end]);
  expect(picked).toEqual(['thing:3']);
});

it('not where it cannot go on, nor after anything else', () => {
  levelling.take('button:level', board);
  asks([level(4), end]);
  expect(picked).toEqual([]);
  levelling.take('button:attack', board);
  asks([level(3), end]);
  expect(picked).toEqual([]);
});

it('whoever presses it again does not lay it down, but does with the press after', () => {
  levelling.take('button:level', board);
  asks([level(3), end]);
  expect(levelling.take('thing:3', board)).toBe(true);
  expect(levelling.take('thing:3', board)).toBe(false);
});

it('nor where it has not risen: the try that levelled it was missed, and another begins', () => {
  levelling.take('button:level', board);
  asks([]);
  asks([level(3), end], 1);
  expect(picked).toEqual([]);
});
