import type { Choice } from '$workers/contract';

/** A way to show the pattern, under a number by which board and button name it. */
export interface Numbered {
  number: number;
  squares: string[];
  choice: Choice;
}

/** The matches among the legal actions, in their order. */
export function numbered(choices: readonly Choice[]): Numbered[] {
  return choices
    .filter(({ action }) => action.startsWith('match '))
    .map((choice, i) => ({
      number: i + 1,
      squares: choice.action.split(' ')[1]!.split('+'),
      choice,
    }));
}
