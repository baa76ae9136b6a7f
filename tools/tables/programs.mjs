// The assembler of effect programs: a game's compiler turns the steps of a card into words, an op and what it needs to
// know, and all programs lie in one table (assembly/kernel/program.ts reads it).
import { numberOf } from './checks.mjs';
import { row, table } from './source.mjs';

/**
 * The words of one program that will start at `start`, while they are made.
 *
 * @param {readonly string[]} ops names of the steps; the number of a step is its place
 * @param {number} start
 */
export function assembler(ops, start) {
  const words = [];
  const here = () => start + words.length;
  return {
    words,
    /** Where the next word will stand. */
    here,
    step: (name, ...own) => void words.push(numberOf(ops, name, 'step'), ...own),
    /** A step whose first word says where it leads, which is not known yet; returns the index of that word. */
    jump: (name) => words.push(numberOf(ops, name, 'step'), 0) - 1,
    /** Makes the word of that index lead to what comes next. */
    land: (index) => void (words[index] = here()),
  };
}

/**
 * Programs one after the other. Word 0 belongs to none of them, so that a program counter of 0 can mean that none is
 * running.
 *
 * @param {readonly { title: string }[]} programs
 * @param compile makes of a program and its start its `words`, and what else the game wants to know of it
 * @returns for each what `compile` made, with `title` and `start`
 * @throws Error that begins with the title of the program that is refused
 */
export function assemble(programs, compile) {
  let start = 1;
  return programs.map((program) => {
    const { title } = program;
    try {
      const made = { title, start, ...compile(program, start) };
      start += made.words.length;
      return made;
    } catch (error) {
      throw new Error(`${title}: ${error.message}`, { cause: error });
    }
  });
}

/** Where each program starts, and the first word behind the last one. */
export function startTable(name, programs) {
  const { start, words } = programs.at(-1);
  const rows = programs.map((one) => row([one.start], one.title));
  return table(name, 'u16', [...rows, row([start + words.length], 'behind the last one')]);
}

/** Numbers of programs, a row for each that has any. */
export const listTable = (name, type, programs, numbersOf) =>
  table(
    name,
    type,
    programs.flatMap((one) => (numbersOf(one).length ? [row(numbersOf(one), one.title)] : [])),
  );

export const wordTable = (name, programs) =>
  table(name, 'i32', ['  0,', ...programs.map(({ words, title }) => row(words, title))]);
