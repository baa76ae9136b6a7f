import type { Choice } from '$workers/contract';

/** A way to show the pattern, under a letter by which board and button name it. */
export interface Lettered {
  letter: string;
  squares: string[];
  choice: Choice;
}

/** The matches among the legal actions, in their order. */
export function lettered(choices: readonly Choice[]): Lettered[] {
  return choices
    .filter(({ action }) => action.startsWith('match '))
    .map((choice, i) => ({
      letter: String.fromCharCode('A'.charCodeAt(0) + i),
      squares: choice.action.split(' ')[1]!.split('+'),
      choice,
    }));
}
