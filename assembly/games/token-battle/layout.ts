// The memory map of one Token Battle state, and the vocabulary of its bytes.
//
// Plain constants only: the engine (AssemblyScript) and its clients (TypeScript) compile this same file,
// so the two can never disagree about where a byte lies.
//
//   0 .. 35   the board, field after field (a1 = 0, f1 = 5, f6 = 35): a token byte, 0 if the field is empty
//  36 .. 59   scalars (turn, last token, boosts, points, extra turns, turn counter, options)
//  60 .. 63   padding
//  64 ..103   the stacks: seat after seat, stack after stack, five cards each, the top card first, 0 after the last
// 104 ..115   derived, rebuilt when a state is loaded: cards in each of the eight stacks, what the board brings a turn
// 116 ..127   padding to a multiple of 16

export const LAYOUT_VERSION = 1;
export const STATE_BYTES = 128;

/** 36 token bytes. */
export const BOARD = 0;
/** 0 A, 1 B, or UNDRAWN while the fair draw of TK-GAME-7 is still to come. */
export const TO_MOVE = 36;
/** Where the token played last stands now, or NOWHERE (TK-SWAP-2, TK-SWAP-3). */
export const LAST = 37;
/** Per seat: 1 while a boost is waiting for the next token (TK-BOOST-2). */
export const BOOST = 38;
/** Per seat, u16: points so far. */
export const POINTS = 40;
/** Per seat, u16: pending extra turns (TK-EXTRA-1). */
export const EXTRA = 44;
/** Turns already played, u16. */
export const PLY = 48;
/** Option `pointLimit`, u16. */
export const POINT_LIMIT = 50;
/** Option `turnLimit`, u16; 0 = none. */
export const TURN_LIMIT = 52;
/** Option `headStart`, u16: given to the second player when the first is drawn or fixed, never again. */
export const HEAD_START = 54;
/** Option `firstPlayer`: 0 random, 1 A, 2 B. */
export const FIRST_PLAYER = 56;
/** Bit set of the OPT_ constants: a set bit is the value that differs from the default. */
export const OPTIONS = 57;

/** Card numbers as in `data/cards.json` (1 .. 48); stack k of a seat starts at STACKS + seat * SEAT_CARDS + k * DEPTH. */
export const STACKS = 64;

/** First byte that is derived from the bytes before it; the canonical image of a state ends here. */
export const DERIVED = 104;
/** Per seat, per stack: number of cards. */
export const SIZES = 104;
/** Per seat, u16: what its tokens bring a turn (TK-SCORE-2). */
export const GAINS = 112;

export const SEATS = 2;
export const FIELDS = 36;
export const COLUMNS = 6;
export const ROWS = 6;
export const STACKS_PER_SEAT = 4;
export const DEPTH = 5;
export const SEAT_CARDS = 20;
export const UNDRAWN = 2;
export const NOWHERE = 255;
/** The highest card value and one boost. */
export const MAX_VALUE = 10;
export const MAX_POINTS = 3999;
export const MAX_PLY = 1999;
export const MAX_POINT_LIMIT = 1000;
export const MAX_TURN_LIMIT = 2000;
export const MAX_HEAD_START = 200;

/** A token byte is owner * TOKEN_OWNER + type * TOKEN_TYPE + value; a value is never 0. */
export const TOKEN_OWNER = 128;
export const TOKEN_TYPE = 16;
export const TOKEN_VALUE_MASK = 15;
export const TOKEN_TYPE_MASK = 112;

export const PLAIN = 0;
export const PHOENIX = 1;
export const AURA_FRIENDS = 2;
export const AURA_ALL = 3;
export const AURA_ENEMIES = 4;
export const SHOOTER_H = 5;
export const SHOOTER_V = 6;
export const GOLDEN = 7;

export const SKILL_NONE = 0;
export const REDUCE = 1;
export const PUSH = 2;
export const MIRROR = 3;
export const SPAWN_FRIEND = 4;
export const SPAWN_ENEMY = 5;
export const EXTRA_TURN_IF_COVERED = 6;
export const OPPONENT_EXTRA_TURN = 7;
export const REDUCE_BY_FRIENDS = 8;
export const SWAP_WITH_LAST = 9;
export const GILD = 10;
export const BOOST_NEXT = 11;

export const OPT_SHOTS_OF_OWNER = 1;
export const OPT_MIRROR_OFF_DESTROYS = 2;
export const OPT_COVERED_OFF_IGNORED = 4;
export const OPT_AURA_FRIENDS_TWICE = 8;
export const OPT_GOLDEN_FOUR = 16;
/** Option `stackView` = tops: of the record only, it never changes play. */
export const OPT_STACK_TOPS = 32;

/** An action is stack * FIELDS + field, 0 .. 143. An outcome of the draw of TK-GAME-7 is a seat, 0 or 1. */
export const ACTIONS = 144;

/**
 * What a player may try beside an action, to be told why not: verb << 16 | a << 8 | b. A field that does not exist is
 * NOWHERE.
 */
export const TRY_PASS = 1;
/** a = seat * STACKS_PER_SEAT + stack, b = field: the top card of any stack, own or not, there or not. */
export const TRY_STACK = 2;
/** a = card number, b = field: any card of the collection. */
export const TRY_CARD = 3;
/** a = stack of the player who is not on turn, b = field. */
export const TRY_OUT_OF_TURN = 4;
/** A second token in the same turn. */
export const TRY_SECOND_TOKEN = 5;
/** To turn or flip an area. */
export const TRY_TURN_AREA = 6;
/** To choose among the targets of a skill or to decline it. */
export const TRY_CHOOSE_TARGETS = 7;
/** To change, add or reorder cards while a game is running. */
export const TRY_CHANGE_SET = 8;
/** a = seat: to draw the first player once more. */
export const TRY_DRAW = 9;
/** TRY_CARD_IN + n, a = card number, b = field: a card as the one on top of the mover's stack n, there or not, n = 0 .. 9. */
export const TRY_CARD_IN = 16;
/** Numbers one digit can name, the stacks 1 .. 4 among them. */
export const STACK_NUMBERS = 10;
