/**
 * Refusals of section 5 of the rules that no action can be answered with, since no action says what they forbid; and why
 * (assembly/games/conquest/RULINGS.md, D-21).
 */
export const UNANSWERED: Readonly<Record<string, string>> = {
  'CQ-CARD-6': 'units are counted, never claimed',
  'CQ-INV-14': 'a retreat names one land and takes everybody along',
  'CQ-SEA-12': 'an engagement with a landing force is a battle with its front; none of them invades it',
  'CQ-REW-11': 'an offer names a territory card',
};

/** A code that names nothing; every text names something. */
export const WITHOUT_WORDS = 'CQ-BOARD-1';

/** Said of a position in which nothing can be answered; no position is known that every other check lets through. */
export const UNREACHED = 'CQ-TURN-3';
