// What puzzles ask (section 8 of the rules). Plain constants only; the clients read this file too.

/** The game ends with this very turn, and is won. */
export const WIN_GAME = 0;
/** The cards are played in this turn: beings summoned, a flare invoked. */
export const PLAY_CARDS = 1;
/** A task is claimed at the end of this turn. */
export const CLAIM_TASK = 2;
/** Points that trigger the end (TS-END-2, TS-END-3). */
export const TRIGGER_END = 3;
/** Own points gained in this turn less those of the opponent. */
export const BEST_TURN = 4;
/** The opponent has no legendary piece left. */
export const KILL_LEGEND = 5;
/** The result if this is the last turn (TS-END-5 .. TS-END-7). */
export const WIN_NOW = 6;
/** The cards are played, and no criterion of the opponent's flare is met. */
export const KEEP_COLD = 7;
/** The opponent cannot summon a card in his next turn, at once or after one placement. */
export const SHUT_OUT = 8;
/** The card is summoned with this very action. */
export const COME = 9;
/** The same, and its effect finds nothing to do and nothing to ask; with an action left, and a piece in supply. */
export const IDLE = 10;
/** The card is summoned with this very action, and after its effect the other card could come with the next one. */
export const SPARE = 11;

/**
 * The detail of a goal: a task, or a card | another card << GOAL_OTHER_CARD, numbered as in actions, the opponent's cards
 * as his own; NO_CARD where there is no other.
 */
export const GOAL_CARD_MASK = 0xff;
export const GOAL_OTHER_CARD = 8;
export const NO_CARD = 255;
