// The tables a turn search writes. Plain constants only: engine and clients compile this same file.

/** Bytes of a row: what it is about, a position, and the action that leads there from that position. All u32. */
export const TURN_ROW_BYTES = 12;
/** No turn gains more points than this; what does is counted as this. */
export const MOST_POINTS = 31;
