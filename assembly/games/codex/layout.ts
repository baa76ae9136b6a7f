// The memory map of one Codex state, and the vocabulary of its bytes.
//
// Plain constants only: the engine (AssemblyScript) and its clients (TypeScript) compile this same file,
// so the two can never disagree about where a byte lies.
//
//    0 ..  63  what is common: stage, turn, options, how many of each record there are
//   64 ..1119  the two sides
// 1120 ..2599  the pool of objects in play, by age
// 2600 ..3175  notes: what few objects have (runes other than +1/+1 and -1/-1, uses, memories, sources of armor)
// 3176 ..3735  effects for a time
// 3736 ..3879  what was put off until later
// 3880 ..4095  the answers given since the script began that is running
//
// A node is the table its script began with and the answers given since (RULINGS.md, R-1): all but the answers and the
// two bytes that say what is asked is the table. Whatever is not in use is 0.

export const LAYOUT_VERSION = 3;
export const STATE_BYTES = 4096;
/** Everything but the answers. */
export const TABLE_BYTES = 3880;

/** One of the STAGE_ constants: the script that is running. */
export const STAGE = 0;
export const STAGE_SETUP = 0;
export const STAGE_OPENING = 1;
export const STAGE_READY = 2;
export const STAGE_MAIN = 3;
export const STAGE_CLOSING = 4;
export const STAGE_OVER = 5;
/** Seat of the active player. */
export const ACTIVE = 1;
/** Counted over both players, the first is 1; u16. */
export const TURN = 2;
/** The highest time stamp given so far, and the number the next object gets; u16. */
export const STAMP = 4;
export const NEXT_ID = 6;
/** 0 while the game goes on, then one of the RESULT_ constants. */
export const RESULT = 8;
export const RESULT_A = 1;
export const RESULT_B = 2;
export const RESULT_DRAW = 3;
/** Who decides (as `actor` says it) and what is asked, one of the ASK_ constants. */
export const ASKED = 9;
export const QUESTION = 10;
/** How many records there are of each sort. */
export const OBJECT_COUNT = 11;
export const NOTE_COUNT = 12;
export const LASTING_COUNT = 13;
export const DELAYED_COUNT = 14;
export const ANSWER_COUNT = 15;
/** One byte for each option of section 3: the place of its value in OPTION_VALUES. */
export const OPTIONS = 16;
export const OPT_FIRST_PLAYER = 0;
export const OPT_BOTH_BASES = 1;
export const OPT_WRONG_TURN_CHOICE = 2;
export const OPT_CONSTRUCT_LIMIT = 3;
export const OPT_REBUILD_WORKERS = 4;
export const OPT_MULTICOLOUR_BUILD = 5;
export const OPT_MINOR_SPELL_COLOUR = 6;
export const OPT_BOUNTY_OWN_KILL = 7;
export const OPT_RESHUFFLE_LIMIT = 8;
export const OPT_TECH_CHOICE_TIME = 9;
export const OPT_LEGENDARY_SECOND = 10;
export const OPT_OVERPOWER_ARMOR = 11;
export const OPT_TEAM_BUFFS = 12;
export const OPT_ZERO_ATK_ATTACK = 13;
export const OPT_NO_EFFECT_SPELL = 14;
export const OPT_DANCER_LIMIT = 15;
export const OPT_NEST_LIMIT = 16;
export const OPT_TEAM_SIZE = 17;
/** Changes what is shown, not what is allowed: whoever may not look still knows what he put there. */
export const OPT_OWNER_SEES_DISCARD = 18;
export const OPTION_COUNT = 19;
/** The running attack, only while a script runs: object numbers; u16. */
export const ATTACKER = 36;
export const DEFENDER = 38;
/** The option `turn_cap`; u16. */
export const TURN_CAP = 40;

/** The sides, and the map of one. */
export const SIDES = 64;
export const SIDE_BYTES = 528;
/** Three heroes as faces, or one and no more (`team_size`); u16. */
export const TEAM = 0;
/** For each hero 0, or in the command zone 1 and its cooldown markers. */
export const COMMAND = 6;
export const GOLD = 9;
export const WORKERS = 10;
/** Tech II spec and that of the Tech Lab: 0, or 1 and the spec (CX-TECH-6, CX-ADD-9). */
export const SPEC = 11;
export const LAB_SPEC = 12;
/** Bits of the tech levels that were built once and lost (CX-TECH-9). */
export const LOST = 13;
export const CONSTRUCTED = 14;
/** 1 while the tech choice is owed (CX-CODEX-2). */
export const OWES = 15;
/** Counted from the start of each turn (B4). */
export const ACTIONS = 16;
export const HIRED = 17;
export const BUILT_TECH = 18;
export const BUILT_ADDON = 19;
export const SPELLS = 20;
export const RESHUFFLED = 21;
/** The thing the Tower has detected this turn; u16. */
export const DETECTED = 22;
export const KIND_COUNT = 24;
export const TOP_COUNT = 25;
/** Cards chosen from the codex that the discard pile surely has: those since the last reshuffle. */
export const FRESH = 26;
/** Workers that are surely cards of the starter deck: hired before a card of the codex could be drawn. */
export const PLAIN_WORKERS = 27;
/** The different cards a player owns, by name; faces, u16. */
export const OWNED = 28;
export const MAX_KINDS = 46;
/** For each zone below the number of copies of each of those. */
export const PILES = 120;
/** Cards of the draw pile whose place is known, the top first: places in OWNED. */
export const TOP = 442;
export const MAX_TOP = 40;
/** For each of those, how many copies the opponent knows where to be, two bits each from the lowest (sightings.ts). */
export const SEEN = 482;
export const SEEN_HAND = 0;
export const SEEN_DISCARD = 2;
/** In the hand, the draw pile or the discard pile. */
export const SEEN_DECK = 4;
/** In one of those, or a worker. */
export const SEEN_OWNED = 6;
export const MOST_SEEN = 3;

export const PILE_HAND = 0;
/** The part of the draw pile that nobody knows the order of (CX-INFO-2). */
export const PILE_DRAW = 1;
export const PILE_DISCARD = 2;
export const PILE_CODEX = 3;
export const PILE_HIRED = 4;
export const PILE_TRASHED = 5;
export const PILE_CHOICE = 6;
export const PILE_COUNT = 7;

/** The pool of objects, and the map of one. 64 things, two bases, six tech buildings, two add-ons (CX-ZONE-7). */
export const OBJECTS = 1120;
export const OBJECT_BYTES = 20;
export const MAX_OBJECTS = 74;
export const MAX_THINGS = 64;
/** Number, face, arrival and since when this player has it; u16. */
export const OBJ_ID = 0;
export const OBJ_CARD = 2;
export const OBJ_STAMP = 4;
export const OBJ_SINCE = 6;
/** What it is attached to, 0 for nothing; u16. */
export const OBJ_HOST = 8;
/** Bits of the BIT_ constants; u16. */
export const OBJ_BITS = 10;
/** 0, or 1 (leader) .. 5 (lookout). */
export const OBJ_SLOT = 12;
export const OBJ_LEVEL = 13;
export const OBJ_DAMAGE = 14;
export const OBJ_ARMOR = 15;
export const OBJ_PLUS = 16;
export const OBJ_MINUS = 17;
/** 0, or 1 and the face it was transformed or flipped into; u16. Since and until when says a note. */
export const OBJ_FORM = 18;

export const BIT_OWNER = 1;
export const BIT_CONTROLLER = 2;
export const BIT_EXHAUSTED = 4;
export const BIT_DISABLED = 8;
export const BIT_FATIGUE = 16;
export const BIT_ATTACKED = 32;
export const BIT_ARRIVED = 64;
export const BIT_MAXED = 128;
export const BIT_UNFINISHED = 256;

/** Notes by object, kind, detail and key: each of them with a number. */
export const NOTES = 2600;
export const NOTE_BYTES = 8;
export const MAX_NOTES = 72;
export const NOTE_OBJECT = 0;
export const NOTE_KEY = 2;
export const NOTE_KIND = 4;
export const NOTE_DETAIL = 5;
export const NOTE_NUMBER = 6;
/** Runes of a kind (detail). */
export const NOTED_RUNES = 1;
/** Uses of an own ability (detail), of one granted by an object (key), of one granted by an effect for a time (key). */
export const NOTED_USES = 2;
export const NOTED_USES_STATIC = 3;
export const NOTED_USES_EFFECT = 4;
/** Armor its sources gave when last looked at: the leader slot, an effect (key), a static ability, a mod of an effect. */
export const NOTED_ARMOR_SLOT = 5;
export const NOTED_ARMOR_BUFF = 6;
export const NOTED_ARMOR_STATIC = 7;
export const NOTED_ARMOR_EFFECT = 8;
/** An object (key) in a memory (detail). */
export const NOTED_MEMORY = 9;
/** When a band (detail) was reached. */
export const NOTED_BAND = 10;
/** Since when it has its form, and until the upkeep of which seat: detail 0 for ever, or 1 and the seat. */
export const NOTED_FORM = 11;
/** Events of this turn that a card (key) with `nth` counts, for an object or, with object 0, for a seat (detail). */
export const NOTED_EVENTS = 12;

/** Effects for a time. */
export const LASTING = 3176;
export const LASTING_BYTES = 28;
export const MAX_LASTING = 20;
/** Time stamp, the object and the face it comes from, the place of its step in the programs; u16. */
export const LAST_STAMP = 0;
export const LAST_SELF = 2;
export const LAST_CARD = 4;
export const LAST_STEP = 6;
/** The seat that made it, when it ends (END_), of which seat, who has the thing again: 0 or 1 and the seat. */
export const LAST_YOU = 8;
export const LAST_END = 9;
export const LAST_OF = 10;
export const LAST_PREVIOUS = 11;
/** Numbers that were fixed when it began; i8. For a swap of ATK the printed ATK of the first and second thing. */
export const LAST_ATK = 12;
export const LAST_HP = 13;
export const LAST_ARMOR = 14;
/** Bits of the places in the pool of the chosen things. */
export const LAST_ON = 16;
export const END_TURN = 0;
export const END_UPKEEP = 1;
export const END_NEXT_TURN = 2;
export const END_NEVER = 3;

/** What was put off. */
export const DELAYED = 3736;
export const DELAYED_BYTES = 24;
export const MAX_DELAYED = 6;
export const LATER_AT = 0;
export const LATER_YOU = 1;
export const LATER_SELF = 2;
export const LATER_CARD = 4;
export const LATER_STEP = 6;
/** Up to four objects that a name is bound to: the name and 1 in the highest byte, the object below; u32. */
export const LATER_BOUND = 8;
export const MAX_BOUND = 4;

export const ANSWERS = 3880;
/** Answers of 16 bits. */
export const MAX_ANSWERS = 108;

/** What is asked (4.2). */
export const ASK_FIRST_PLAYER = 1;
export const ASK_DRAW = 2;
export const ASK_TECH = 3;
export const ASK_ORDER = 4;
export const ASK_MAIN = 5;
export const ASK_BOOST = 6;
export const ASK_DEFENDER = 7;
export const ASK_PICK = 8;
export const ASK_MODE = 9;
export const ASK_MAY = 10;
export const ASK_DIVIDE = 11;
export const ASK_SPARK = 12;
export const ASK_EXCESS = 13;
export const ASK_OBLITERATE = 14;
export const ASK_TIE = 15;
export const ASK_BOUNTY = 16;
export const ASK_SPEC = 17;
export const ASK_LAB_SPEC = 18;
export const ASK_DISCARD = 19;
export const ASK_PATROL = 20;
export const ASK_COIN = 21;
export const ASK_RANDOM_DISCARD = 22;
export const ASK_SLOT = 23;

/** An action: its verb above ARGUMENT_BITS, below what it is about. */
export const ARGUMENT_BITS = 11;
export const ARGUMENT = 2047;
/** A card of the own hand: its place in OWNED. */
export const PLAY = 1;
/** place in the pool << 4 | number of the ability among those with a cost. */
export const USE = 2;
export const ATTACK = 3;
/** Place in the team. */
export const SUMMON = 4;
export const LEVEL = 5;
export const HIRE = 6;
/** Tech level. */
export const BUILD = 7;
/** Add-on, from 0. */
export const ADDON = 8;
export const DETECT = 9;
export const END = 10;
/** 1 with, 0 without. */
export const BOOST = 11;
/** Place in the pool, or GONE and more for what left play during the running action. */
export const THING = 12;
export const GONE = 128;
/** seat << 9 | pile << 6 | place in OWNED. */
export const CARD = 13;
/** One worker of a seat. */
export const WORKER = 14;
export const DONE = 15;
export const MODE = 16;
export const MAY = 17;
/** One of those that wait, by its place. */
export const ORDER = 18;
export const CHOOSE_SPEC = 19;
/** seat << 6 | place in OWNED. */
export const DISCARD = 20;
export const TECH = 21;
export const STOP = 22;
export const EMPTY = 23;
export const DRAW = 24;
/** 0 heads, 1 tails. */
export const COIN = 25;
export const FIRST = 26;
/** 1 leader .. 5 lookout. */
export const SLOT = 28;
/** CX-WIN-4; never among the legal actions. */
export const CONCEDE = 27;
