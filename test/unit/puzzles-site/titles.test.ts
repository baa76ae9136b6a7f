import { describe, expect, it } from 'vitest';
import { titlesOf, type Told } from '../../../site/lib/puzzles/titles';

const told = (id: string, always: string[], further: string[] = [], goal = 'Win now'): Told => ({
  id,
  goal,
  always,
  further,
});

const titles = (...puzzles: Told[]): string[] => [...titlesOf(puzzles).values()];

describe('titles of puzzles', () => {
  it('say no more than tells them apart', () => {
    expect(titles(told('a', ['Roxy'], ['Castle']), told('b', ['Hook'], ['Castle']))).toEqual([
      'Win now: Roxy',
      'Win now: Hook',
    ]);
  });

  it('add what makes a difference and leave out what does not', () => {
    expect(
      titles(told('a', ['Roxy'], ['Castle', 'Red', '1 to 2']), told('b', ['Roxy'], ['Castle', 'Blue', '3 to 2'])),
    ).toEqual(['Win now: Roxy, Red', 'Win now: Roxy, Blue']);
  });

  it('go on until all are different', () => {
    const made = titlesOf([
      told('a', ['Roxy'], ['Castle', 'Red']),
      told('b', ['Roxy'], ['Castle', 'Blue']),
      told('c', ['Roxy'], ['Pool', 'Blue']),
    ]);
    expect(made.get('a')).toBe('Win now: Roxy, Castle, Red');
    expect(made.get('b')).toBe('Win now: Roxy, Castle, Blue');
    expect(made.get('c')).toBe('Win now: Roxy, Pool');
  });

  it('are numbered where nothing tells them apart', () => {
    expect(titles(told('a', ['Roxy'], ['Castle']), told('b', ['Roxy'], ['Castle']))).toEqual([
      'Win now: Roxy (1)',
      'Win now: Roxy (2)',
    ]);
  });

  it('put no colon behind a question, and none behind a goal alone', () => {
    expect(titles(told('a', ['Knight'], [], 'Where can it come?'), told('b', []))).toEqual([
      'Where can it come? Knight',
      'Win now',
    ]);
  });
});
