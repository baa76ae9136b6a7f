// How the cases of this folder are written: what every card of the first scope does, one or more plays each, in the words
// of the game, so that engine and referee can both be held to them. The results follow from the texts of the cards.

import type { Setting } from './position';

/**
 * One play. A is to move and has two actions unless `actions` says otherwise.
 *
 * `card` is `Name@square` for a summoning, or the id of a flare. Pieces are written `d5`, `d5*` (heroic), `d5**`
 * (legendary). `play` are the answers after the card was played, separated by commas: `!answer RULE` is refused by
 * TS-RULE just there, `=one|two` says that these and no others are legal. When all are played the effect has ended.
 */
export interface Case extends Setting {
  card: string;
  play: string;
  /** What is played when the effect has ended, written like `play`. */
  then?: string;
  /** The board afterwards. */
  after: { you: string; enemy: string };
  /** Enemy pieces counted as destroyed: common-heroic-legendary; `0-0-0` if left out. */
  counted?: string;
  /** Actions left after the effect; if left out, one for a summoning, two for a flare. */
  left?: number;
  /** What else the turn has gained. */
  gains?: { extraBeings?: number; extraLegends?: number; extraTurn?: true; borrow?: true };
}

export const play = (
  card: string,
  [you, enemy]: [you: string, enemy: string],
  answers: string,
  [yours, theirs]: [you: string, enemy: string],
  more: Omit<Case, 'card' | 'you' | 'enemy' | 'play' | 'after'> = {},
): Case => ({ card, you, enemy, play: answers, after: { you: yours, enemy: theirs }, ...more });
