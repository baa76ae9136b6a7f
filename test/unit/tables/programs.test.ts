import { describe, expect, it } from 'vitest';
import { lookUp, only } from '../../../tools/tables/checks.mjs';
import { assemble, assembler, listTable, startTable, wordTable } from '../../../tools/tables/programs.mjs';

const OPS = ['END', 'JUMP', 'IF', 'GAIN'];

/** Gains `much`, or else `little`. */
function compile({ much, little }: { much: number; little: number }, start: number) {
  const { words, here, step, jump, land } = assembler(OPS, start);
  const unless = jump('IF');
  words.push(7);
  const gains = [here()];
  step('GAIN', much);
  const behind = jump('JUMP');
  land(unless);
  gains.push(here());
  step('GAIN', little);
  land(behind);
  step('END');
  return { words, gains };
}

const PROGRAMS = [
  { title: 'Miser', much: 5, little: 1 },
  { title: 'Heir', much: 9, little: 2 },
];

describe('programs', () => {
  it('are words one after another; jumps lead to where their program lies in the table', () => {
    const [miser, heir] = assemble(PROGRAMS, compile);
    expect(miser).toMatchObject({ title: 'Miser', start: 1, gains: [4, 8], words: [2, 8, 7, 3, 5, 1, 10, 3, 1, 0] });
    expect(heir).toMatchObject({ title: 'Heir', start: 11, gains: [14, 18], words: [2, 18, 7, 3, 9, 1, 20, 3, 2, 0] });
  });

  it('lie behind a word that belongs to none, in tables with a row each', () => {
    const compiled = assemble(PROGRAMS, compile);
    expect(startTable('START', compiled)).toEqual([
      'export const START: usize = memory.data<u16>([',
      '  1, // Miser',
      '  11, // Heir',
      '  21, // behind the last one',
      ']);',
    ]);
    expect(wordTable('WORDS', compiled).slice(1, 3)).toEqual(['  0,', '  2, 8, 7, 3, 5, 1, 10, 3, 1, 0, // Miser']);
    const late = listTable('LATE', 'u8', compiled, ({ gains }: { gains: number[] }) => gains.filter((at) => at > 9));
    expect(late.slice(1, -1)).toEqual(['  14, 18, // Heir']);
  });

  it('that cannot be made are refused by their title', () => {
    const sing = (_: object, start: number) => {
      const { words, step } = assembler(OPS, start);
      step('SING');
      return { words };
    };
    expect(() => assemble([{ title: 'Bard' }], sing)).toThrow('Bard: unknown step "SING"');
  });
});

it('a table refuses words and fields it does not have, and says which', () => {
  expect(lookUp({ common: 1 }, 'common', 'rank')).toBe(1);
  expect(() => lookUp({ common: 1 }, 'toString', 'rank')).toThrow('unknown rank "toString"');
  expect(() => only({ who: 1, speed: 2 }, ['who'], 'a mover')).toThrow('unknown field "speed" of a mover');
  expect(() => only({ who: 1, speed: 2 }, ['who'], 'a mover', ['speed'])).toThrow('not yet: "speed" of a mover');
});
