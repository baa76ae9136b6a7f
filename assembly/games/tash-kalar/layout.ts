// The memory map of one Tash-Kalar state, and the vocabulary of its bytes.
//
// Plain constants only: the engine (AssemblyScript) and its clients (TypeScript) compile this same file,
// so the two can never disagree about where a byte lies.
//
//   0 .. 63   the board: four sets of squares, 16 bytes each
//  64 ..107   scalars: options, the question asked, the turn, the end
// 108 ..131   the beings summoned in this turn
// 132 ..175   hands, and what the opponent knows of them; discard piles of the shared decks
// 176 ..215   own discard piles
// 216 ..335   decks: A's, B's, legends, flares, tasks
// 336 ..351   tasks: row, next, set aside, claimed
// 352 ..511   the effect being resolved
//
// A set of squares is a little-endian number of 128 bits: bit n is square n, c1 = 0 to g9 = 68. A set of cards or tasks
// is a little-endian number: bit n is card n of its list. Whatever is not in use is 0, or NOWHERE in lists.

export const LAYOUT_VERSION = 1;
export const STATE_BYTES = 512;

/** Per seat: the squares its pieces stand on. */
export const OWNED = 0;
/** Squares with a heroic or legendary piece, whoever owns it; and with a legendary one, which is a part of the former. */
export const UPGRADED = 32;
export const LEGENDARY = 48;

/** Bit set of the OPT_ constants, u16: a set bit is the value that differs from the default. */
export const OPTIONS = 64;
/** Per seat: its deck, one of NORTHERN .. SYLVAN (TS-CARD-1). */
export const DECK = 66;
/** Option `startPlayer`: 0 random, 1 A, 2 B. */
export const START_PLAYER = 68;
/** The seat that began, or NOBODY while that is still open (TS-SETUP-1). */
export const STARTER = 69;
/** One of the ASK_ constants. */
export const QUESTION = 70;
/** Seat whose turn it is. At ASK_MARKS it is the second player's seat, while chance deals the seat that is dealt to. */
export const TO_MOVE = 71;
/** Finished turns of both sides together, u16. */
export const TURNS = 72;
/** Actions not yet spent (TS-TURN-2, 3, 7). */
export const ACTIONS_LEFT = 74;
/** 1 once the discard action of this turn was used (TS-TURN-5). */
export const DISCARDED = 75;
/** Enemy pieces destroyed in this turn: common, heroic, legendary (TS-COUNT-1). */
export const DESTROYED = 76;
/** How many enemy pieces may stand in at the next summoning (TS-CASE-4): 0 or 1. */
export const BORROW = 79;
/** Cards to be drawn above the limits at the end of this turn (TS-DRAW-4). */
export const EXTRA_BEINGS = 80;
export const EXTRA_LEGENDS = 81;
/** Extra turns due (TS-END-10). */
export const EXTRA_TURNS = 82;
/** Duel: points per seat (TS-MODE-3); 0 in High Form, where they follow from tasks and board. */
export const POINTS = 83;
/** One of END_OPEN, END_TRIGGERED, END_FIXED (TS-END-4). */
export const END = 85;
/** At END_FIXED: final turns still to begin after the present one. */
export const FINAL_TURNS = 86;
/** The card whose summoning, discarding or effect is going on, as in actions, or NOWHERE. */
export const CARD = 87;
/** Target of that summoning, and the orientation of the match once it is chosen (index in the data), or NOWHERE. */
export const TARGET = 88;
export const ORIENTATION = 89;
/** The square a piece was lifted from for the place action, or NOWHERE (TS-PLACE-3). */
export const LIFTED = 90;
/** HALF_ bits of the flare still to be resolved (TS-FLARE-5). */
export const HALVES = 91;
/** Beings summoned in this turn; the bytes between this and their list are 0. */
export const SUMMONED_COUNT = 92;

/** MAX_SUMMONED pairs (rank, square), in the order of summoning (TS-HIGH-9). */
export const SUMMONED = 108;
export const MAX_SUMMONED = 12;

/** Per seat, u32: beings in hand; then per seat, u16: legends, flares. */
export const HAND_BEINGS = 132;
export const HAND_LEGENDS = 140;
export const HAND_FLARES = 144;
/** Cards in hand the opponent knows of, laid out like the hands. */
export const KNOWN_BEINGS = 148;
export const KNOWN_LEGENDS = 156;
export const KNOWN_FLARES = 160;
/** u16: discard piles of the shared decks; their order never matters (TS-DRAW-3). */
export const LEGEND_PILE = 164;
export const FLARE_PILE = 166;

/** Per seat: PILE_BYTES, the own discard pile from the first card to the top one, NOWHERE above it. */
export const PILES = 176;
export const PILE_BYTES = 19;
/** In a pile: its cards, then their number. */
export const PILE_COUNT = 18;

/**
 * A deck: u32 set of the cards whose order nobody knows, number of known cards on top, number of known cards at the
 * bottom, then the known cards: those on top from the front of the list (top card first), those at the bottom at its end
 * (the bottom card last), NOWHERE between. An entry is the card + KNOWER << seat for every seat that knows it. The list has room for the whole deck.
 */
export const DECK_UNKNOWN = 0;
export const DECK_TOP = 4;
export const DECK_BOTTOM = 5;
export const DECK_LIST = 6;
export const KNOWER = 64;
export const CARD_MASK = 63;
export const OWN_DECKS = 216;
export const OWN_DECK_BYTES = 24;
export const LEGEND_DECK = 264;
export const FLARE_DECK = 284;
/** Tasks that are not open lie here; everybody knows which (TS-CARD-3) and what was put under the deck. */
export const TASK_DECK = 304;

/** Current tasks, in the order they came, NOWHERE where the row is shorter (TS-SETUP-3). */
export const ROW = 336;
export const ROW_LENGTH = 3;
/** The next task, or NOWHERE (TS-HIGH-2). */
export const NEXT_TASK = 339;
/** u32: tasks set aside while the current tasks are being found (TS-SETUP-4). */
export const ASIDE = 340;
/** Per seat, u32. */
export const CLAIMED = 344;

// --- The effect being resolved: everything from here belongs to effects/, and is 0 while no effect is open. ---
export const EFFECT = 352;
export const EFFECT_BYTES = 160;
/** u16: the step that is being resolved, an index into the words of all programs; 0 = no effect is open. */
export const EFFECT_PC = 352;
/** Where the piece of the card stands now, and the square of its summoning; NOWHERE once it is gone, and for flares. */
export const EFFECT_BEING = 354;
export const EFFECT_SUMMON = 355;
/** Orientation of the match, 0 .. 7. */
export const EFFECT_ORIENTATION = 356;
/** How often the step has been carried out. */
export const EFFECT_COUNT = 357;
/** In `moves`: the piece that moved last, or NOWHERE; owner * 4 + rank of the first one when it moved; equal ranks crushed. */
export const EFFECT_MOVER = 358;
export const EFFECT_FIRST = 359;
export const EFFECT_EQUALS = 360;
/** 1 the own discard pile was empty when the effect began, 2 the piece that must make a move has made one. */
export const EFFECT_FLAGS = 361;
/** Sets of squares: pieces of the match, squares the step has dealt with, pieces that may still move once each. */
export const EFFECT_USED = 368;
export const EFFECT_DONE = 384;
export const EFFECT_EACH = 400;
/** MAX_NAMES times NAME_BYTES: the pieces a program has bound to names. */
export const EFFECT_NAMES = 416;
export const NAME_BYTES = 8;
/** Offsets in a name: square now, square when bound, rank then, pieces affected, bits of their owners, last direction. */
export const NAME_SQUARE = 0;
export const NAME_AT = 1;
export const NAME_RANK = 2;
export const NAME_COUNT = 3;
export const NAME_OWNERS = 4;
export const NAME_DIRECTION = 5;
// --- End of the part that belongs to effects/. ---

export const SEATS = 2;
export const NOBODY = 2;
export const NOWHERE = 255;
export const SQUARES = 69;

export const COMMON = 1;
export const HEROIC = 2;
export const LEGEND = 3;
export const TWO_SIDED_PIECES = 17;
/** One of the two-sided pieces is the score marker (TS-PIECE-9). */
export const TWO_SIDED_PIECES_IN_DUEL = 16;
export const LEGENDARY_PIECES = 3;

export const NORTHERN = 0;
export const SOUTHERN = 1;
export const HIGHLAND = 2;
export const SYLVAN = 3;

/**
 * A card in an action or a scalar: a being of the player's own list by its number there, 0 .. 17, a legend LEGENDS + 0 ..
 * 11, a flare FLARES + 0 .. 11.
 */
export const BEINGS_PER_LIST = 18;
export const LEGENDS = 18;
export const LEGEND_COUNT = 12;
export const FLARES = 30;
export const FLARE_COUNT = 12;
export const CARDS = 42;
export const TASKS = 24;

/** Hand limits (TS-DRAW-1). */
export const HAND_OF_BEINGS = 3;
export const HAND_OF_LEGENDS = 2;
export const HAND_OF_FLARES = 1;

export const ACTIONS_PER_TURN = 2;
/**
 * Where counters stop. No game gets there: a turn has four actions at most, and far less is destroyed and scored. Of extra
 * cards there are never more to draw than a deck holds.
 */
export const MOST_ACTIONS = 9;
export const MOST_DESTROYED = 99;
export const MOST_EXTRA_TURNS = 1;
export const MOST_TURNS = 512;
export const MOST_POINTS = 255;
export const HIGH_FORM_TRIGGER = 9;
export const DUEL_TRIGGER = 18;

export const OPT_DUEL = 1;
export const OPT_RECHECK_LOWER = 2;
export const OPT_LIFTED_BLOCKED = 4;
export const OPT_FOREST_ANCIENT_TWO = 8;
export const OPT_BORROWED_TARGET_FORBIDDEN = 16;
export const OPT_TITAN_ARRIVAL_IGNORED = 32;
export const OPT_RETURN_IN_HAND_ORDER = 64;
/** Option `resign` = off: of the record only, resigning is outside the tree. */
export const OPT_RESIGN_OFF = 128;

/** Chance: who begins; hands and tasks of the setup; cards drawn and tasks turned up later. */
export const ASK_OVER = 0;
export const ASK_START = 1;
export const ASK_DEAL = 2;
export const ASK_ROW = 3;
export const ASK_SETUP_NEXT = 4;
export const ASK_MARKS = 5;
export const ASK_MENU = 6;
export const ASK_PLACE_LIFTED = 7;
export const ASK_MATCH = 8;
export const ASK_LIFT = 9;
export const ASK_RETURN = 10;
export const ASK_EFFECT = 11;
export const ASK_CLAIM = 12;
export const ASK_NEXT_TASK = 13;
export const ASK_DRAW = 14;

export const END_OPEN = 0;
export const END_TRIGGERED = 1;
export const END_FIXED = 2;

export const HALF_UPPER = 1;
export const HALF_LOWER = 2;

/** An action is VERB << 16 | a << 8 | b, so numeric order is the order in which decisions are listed. */
/** b = square; the place action, also of a lifted piece. */
export const PLACE = 1;
/** b = square; a piece of one's own, for the place action or a summoning. */
export const LIFT = 2;
/** a = card, b = target. */
export const SUMMON = 3;
/** b = card. */
export const DISCARD = 4;
export const INVOKE = 5;
export const END_ACTIONS = 6;
/** b = orientation, the lowest of those that use the same squares, marks and arrows. */
export const MATCH = 7;
/** b = card. */
export const RETURN = 8;
/** Decisions of effects. b = square. */
export const PICK = 9;
/** a = square, b = rank. */
export const PLACE_ON = 10;
/** a = from, b = to. */
export const MOVE = 11;
export const RUN = 12;
/** b = 0 .. 7, clockwise from the top. */
export const DIRECTION = 13;
/** b = number of the option. */
export const OPTION = 14;
/** b = card of the own discard pile. */
export const TAKE_CARD = 15;
export const DONE = 16;
/** b = task. */
export const CLAIM = 17;
export const SKIP = 18;
/** b = 0 if the second player's common stands on c5, 1 if the first player's does (TS-SETUP-7). */
export const MARKS = 19;
/** Answers of chance. b = card, task, seat. */
export const DRAWN = 20;
export const TURNED_UP = 21;
export const STARTS = 22;
/** What a player may try beside an action, to be told why not: to look at hidden cards, to draw at another time. */
export const LOOK = 23;
export const DRAW = 24;
