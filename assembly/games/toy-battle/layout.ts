// The memory map of one Toy Battle state, and the vocabulary of its bytes.
//
// Plain constants only: the engine (AssemblyScript) and its clients (TypeScript) compile this same file,
// so the two can never disagree about where a byte lies.
//
//   0 .. 31   scalars (map, options, the pending question, turn counter, result)
//  32 .. 39   waiting list: four pairs (base, height), first in, first out
//  40 ..119   counts: rack, frozen, unseen, discard, known; each two sides x eight troops
// 120 ..127   claimed regions as two bit masks, then padding
// 128 ..143   ends[b]: where the stack of base b stops in the tile list (stack b starts at ends[b - 1])
// 144 ..191   the tiles of all stacks, base after base, each bottom to top
// 192 ..199   derived, rebuilt when a state is loaded: bases each side occupies, medals, rack sizes
// 200 ..207   padding to a multiple of 16

export const LAYOUT_VERSION = 1;
export const STATE_BYTES = 208;

/** Index into the map table, order of `data/maps.json`. */
export const MAP = 0;
/** Bit set of the OPT_ constants: a set bit is the value that differs from the default. */
export const OPTIONS = 1;
/** One of the ASK_ constants. */
export const QUESTION = 2;
/** The base the question is about (Jumbo's base, the tower, the volcano), or NOWHERE. */
export const QUESTION_BASE = 3;
/** 0 Blue, 1 Red: whose turn it is. Chance answers for nobody and leaves this alone. */
export const TO_MOVE = 4;
/** Tiles still to be dealt at ASK_DEAL; draws still on offer at ASK_SKULLY. */
export const LEFT = 5;
/** 1 while a draw of Skully is split by the option `skullyDraw` = each and one more may be offered after this deal. */
export const AGAIN = 6;
/** Length of the waiting list, 0 .. 4. */
export const WAITING_COUNT = 7;
/** Finished turns of both sides together, u16; it stops at MAX_TURNS. */
export const TURNS = 8;
export const MAX_TURNS = 0xffff;
/** Turn limit, u16; 0 = none. */
export const TURN_LIMIT = 10;
/** One of the WON_ constants, 0 while the game is on. */
export const RESULT = 12;
/** 0 Blue, 1 Red, 2 nobody; only read when RESULT is set. */
export const WINNER = 13;
/** Per side: how many of its unseen tiles are missing for good. */
export const REMOVED = 14;
/** The captured HQ (node index) and the tile that took it; NOWHERE before. */
export const CAPTURED = 16;
export const CAPTOR = 17;
/** Options of the record that never change play: 0 random, 1 blue, 2 red. */
export const STARTER = 18;

export const WAITING = 32;

export const RACK = 40;
export const FROZEN = 56;
export const UNSEEN = 72;
export const DISCARD = 88;
/** Tiles the opponent has seen go to this rack and not leave it (TB-INFO-5). */
export const KNOWN = 104;

/** Bit r of the u16 of a side: that side claimed region r. */
export const TAKEN = 120;

export const ENDS = 128;
export const TILES = 144;
export const MAX_TILES = 48;

/** First byte that is derived from the bytes before it; the canonical image of a state ends here. */
export const DERIVED = 192;
/** Bit b of the u16 of a side: that side's tile is on top of base b. */
export const OCCUPIED = 192;
export const MEDALS = 196;
/** Sum of RACK per side. */
export const RACK_SIZE = 198;

export const SIDES = 2;
export const TROOPS = 8;
export const COPIES = 3;
export const RACK_LIMIT = 8;
export const MAX_BASES = 15;
export const MAX_NODES = 18;
export const MAX_REGIONS = 14;
export const MAX_WAITING = 4;
export const NOWHERE = 255;

/** A tile byte is side * TILE_SIDE + troop. Troop 0 is Kwak, troop n has strength n. */
export const TILE_SIDE = 8;
export const KWAK = 0;
export const SKULLY = 1;
export const CAPN = 2;
export const JUMBO = 3;
export const HOOK = 4;
export const XB42 = 5;
export const STAR = 6;
export const ROXY = 7;

export const ASK_OVER = 0;
export const ASK_TURN = 1;
export const ASK_EXTRA = 2;
export const ASK_SKULLY = 3;
export const ASK_STAR = 4;
export const ASK_JUMBO = 5;
export const ASK_XB42 = 6;
export const ASK_RECALL = 7;
export const ASK_CLOUD = 8;
export const ASK_SHOVE = 9;
export const ASK_EXHUME = 10;
export const ASK_FREEZE = 11;
export const ASK_DEAL = 12;
export const ASK_LOSES = 13;
export const ASK_ICES = 14;

export const WON_HQ = 1;
export const WON_MEDALS = 2;
export const WON_STUCK = 3;
export const WON_LIMIT = 4;

export const OPT_SPECIALS_OFF = 1;
export const OPT_SKULLY_EACH = 2;
export const OPT_SHIELD_HOOK_FREE = 4;
export const OPT_SHOVE_ONTO_FORBIDDEN = 8;
export const OPT_SHOVE_MOVER_FIRST = 16;
export const OPT_TRIGGER_ONCE = 32;
export const OPT_FROZEN_LOSES_TURN = 64;

/** An action is VERB << 16 | a << 8 | b, so numeric order is the order in which answers are listed. */
export const DRAW = 1;
/** a = troop, b = node. */
export const PLACE = 2;
/** b = base. */
export const HIT = 3;
export const RAID = 4;
/** b = base. */
export const RECALL = 5;
/** a = from, b = to. */
export const SHOVE = 6;
/** b = troop. */
export const EXHUME = 7;
export const FREEZE = 8;
/** An answer of chance; b = troop. */
export const DEALT = 9;
export const SKIP = 10;
