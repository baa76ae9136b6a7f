// The memory map of the auction game: all u8. TypeScript reads this file too.

export const STATE_BYTES = 32;
/** Seats of this game, 2 .. 5. */
export const SEATS = 0;
/** What is asked: a prize from chance, or the next card of the mover's bid; or the game is over. */
export const ASKED = 1;
export const ASK_PRIZE = 0;
export const ASK_BID = 1;
export const ASK_NOTHING = 2;
export const MOVER = 2;
/** The prize of this round, 1 .. 3, and bits of those not drawn yet. */
export const PRIZE = 3;
export const PRIZES = 4;
/** Rounds to come, this one included. */
export const ROUNDS = 5;
/** Turns begun so far. */
export const TURN = 6;
/** By seat: bits of the cards in hand, bits of the cards bid in this round, points. */
export const HAND = 8;
export const BID = 13;
export const POINTS = 18;
