// The memory map of one __Title__ state, a byte each.
//
// Plain constants only: the engine (AssemblyScript) and its clients (TypeScript) compile this same file,
// so the two can never disagree about where a byte lies.

export const LAYOUT_VERSION = 1;
export const STATE_BYTES = 16;

/** Seats of this game. */
export const SEATS = 0;
/** Stones left. */
export const HEAP = 1;
/** Turns played. */
export const TURN = 2;

/** An action is a number of stones; clients write no larger one than this. */
export const MAX_ACTION = 99;
