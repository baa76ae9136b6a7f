// The memory map of one Conquest state, and the vocabulary of its bytes and actions.
//
// Plain constants only: the engine (AssemblyScript) and its clients (TypeScript) compile this same file,
// so the two can never disagree about where a byte lies.
//
//   0 ..251   territories: six lists of a byte each
// 252 ..417   front places
// 420 ..619   landing forces, by lane
// 620 ..628   options
// 629 ..643   the turn
// 644 ..673   what players hold, the table of missions, capitals, airfields
// 674 ..694   the step that is being decided, the battle that is being fought
//
// A seat is stored as its number, and as one more where 0 says that there is none. Whatever is not in use is 0, or
// NOWHERE where 0 would name something.

export const LAYOUT_VERSION = 1;
export const STATE_BYTES = 704;

export const NOWHERE = 255;
export const NOBODY = -1;

/** Per territory: seat of its owner + 1, 0 without one (CQ-BOARD-4). */
export const OWNER = 0;
/** Per territory: seat + 1 of who holds its card, 0 in the deck; CARD_TURNED once it was used (CQ-CARD-4). */
export const CARD = 42;
export const CARD_TURNED = 8;
/** Per territory, divisions in its rear: infantry, whole armour, damaged armour. */
export const REAR_INFANTRY = 84;
export const REAR_ARMOUR = 126;
export const REAR_DAMAGED = 168;
/** Per territory: bits. */
export const LAND = 210;
export const LAND_CITY = 1;
/** Taken this turn, and by fighting (CQ-TURN-2, CQ-MISS-5). */
export const LAND_TAKEN = 2;
export const LAND_FOUGHT = 4;
/** Kinds of divisions that have arrived in this redeploy phase (CQ-MOVE-5): LAND_ARRIVED << kind. */
export const LAND_ARRIVED = 8;
export const LAND_ARRIVED_ALL = 56;

/** Per front place: the divisions in it (a composition), and bits. */
export const FRONT = 252;
export const FRONT_GROUP = 15;
/** Its group lies across the border (CQ-INV-2). */
export const FRONT_ACROSS = 16;
/** It has defended a round in this attack phase (CQ-LOSS-9). */
export const FRONT_ALERTED = 32;

/**
 * Per lane, u32: the landing force that lies on it. Bits 0 .. 2 its owner's seat + 1 (0: none, and then all others are 0
 * too), then FORCE_ bits, from bit 6 its front (a composition), then its rear: infantry, whole and damaged armour.
 */
export const LANES = 420;
export const FORCE_OWNER = 7;
export const FORCE_ASHORE = 8;
export const FORCE_ALERTED = 16;
/** Launched or joined in this redeploy phase (CQ-SEA-18). */
export const FORCE_FRESH = 32;
export const FORCE_FRONT_SHIFT = 6;
export const FORCE_INFANTRY_SHIFT = 10;
export const FORCE_ARMOUR_SHIFT = 17;
export const FORCE_DAMAGED_SHIFT = 22;

/** Options of section 3: u16 of OPT_ bits (a set bit is the value that differs from the default), then numbers. */
export const OPTIONS = 620;
export const OPT_BY_ROLL = 1;
export const OPT_ONE_ARMOUR = 2;
export const OPT_TRADING = 4;
export const OPT_RESUPPLY_BOTH = 8;
export const OPT_LAND_ONLY = 16;
export const OPT_NO_CHAIN = 32;
export const OPT_EARLY_INSTEAD = 64;
export const OPT_AIRFIELD_NEXT = 128;
export const OPT_OWN_CAPITAL = 256;
export const OPT_ANY_CLAIMS = 512;
export const OPT_NO_SPOILS = 1024;
export const OPT_ALL = 2047;
export const PLAYERS = 622;
export const INFANTRY_SUPPLY = 623;
export const ARMOUR_SUPPLY = 624;
export const CITY_LIMIT = 625;
export const MISSIONS_TO_WIN = 626;
export const FORCES_LIMIT = 627;
export const ROUND_LIMIT = 628;

/** Seats in the order of their turns, by number until that is drawn; NOWHERE beyond the players. */
export const ORDER = 629;
export const ROUND = 634;
/** 0 set-up, 1 recruit, 2 attack, 3 redeploy, 4 claim, 5 end. */
export const PHASE = 635;
/** One of the NODE_ constants. */
export const NODE = 636;
/** Seat on turn; in set-up the seat that draws or places, or the first player; at NODE_WON the winner. */
export const PLAYER = 637;
/** Seat that decides; the one on turn where chance does. */
export const DECIDER = 638;
/** Missions claimed this turn (CQ-MISS-2). */
export const CLAIMED = 639;
/** 1 once the player has redeployed early this turn (CQ-REW-2). */
export const EARLY = 640;
/** Bits of the continents the player on turn owned when it began (CQ-MISS-6). */
export const START_CONTINENTS = 643;

/** Per seat, u16: missions held. Per seat: rewards held. */
export const MISSIONS = 644;
export const REWARDS = 654;
/** Per row of the table: its mission, or NOWHERE. The reward of a row has its number. */
export const TABLE = 659;
/** Per seat: territory of its capital, or NOWHERE while it has none. */
export const CAPITALS = 667;
/** Territories of the airfields, ascending, NOWHERE behind them. */
export const AIRFIELDS = 672;
export const MOST_AIRFIELDS = 2;

// --- The step being decided; 0 where it does not need them. ---
export const STEP = 674;
export const STEP_BYTES = 16;
/** Units counted; then armour and infantry still to be placed. */
export const UNITS = 674;
export const ARMOUR_LEFT = 675;
export const INFANTRY_LEFT = 676;
/** What a chain of choices began with (place, territory or card), its kind of divisions, and where it leads. */
export const PICK = 677;
export const PICK_KIND = 678;
export const PICK_TO = 679;
/** Divisions chosen so far: infantry, whole armour, damaged armour. */
export const TAKE_INFANTRY = 680;
export const TAKE_ARMOUR = 681;
export const TAKE_DAMAGED = 682;
/** In set-up what was drawn so far, + 1: continents by seat, then the players in their order (OPT_BY_ROLL). */
export const DRAWN = 683;

/** The battle: type of the action that began it and its arguments; the groups of either side named from a rear. */
export const BATTLE = 690;
export const BATTLE_BYTES = 5;
export const BATTLE_KIND = 690;
export const BATTLE_SOURCE = 691;
export const BATTLE_TARGET = 692;
export const BATTLE_OWN = 693;
export const BATTLE_FOE = 694;

export const NODE_CONTINENT = 0;
export const NODE_PLACE_CAPITAL = 1;
export const NODE_FIRST = 2;
export const NODE_MISSION = 3;
export const NODE_OFFER = 4;
export const NODE_OFFER_TO = 5;
export const NODE_OFFER_FOR = 6;
export const NODE_ANSWER = 7;
export const NODE_EARLY = 8;
export const NODE_DISARM = 9;
export const NODE_TURN_CARD = 10;
export const NODE_RAISE = 11;
export const NODE_DEPLOY = 12;
export const NODE_DROP = 13;
export const NODE_DROP_COUNT = 14;
export const NODE_MERGE = 15;
export const NODE_ATTACK = 16;
export const NODE_RETREAT = 17;
export const NODE_COMMIT = 18;
export const NODE_RESUPPLY = 19;
export const NODE_ROLL = 20;
export const NODE_FALL_BACK = 21;
export const NODE_BRING_UP = 22;
export const NODE_GO_ON = 23;
export const NODE_ADVANCE_INFANTRY = 24;
export const NODE_ADVANCE_ARMOUR = 25;
export const NODE_ADVANCE_DAMAGED = 26;
export const NODE_WITHDRAW = 27;
export const NODE_MOVE = 28;
export const NODE_MOVE_TO = 29;
export const NODE_MOVE_COUNT = 30;
export const NODE_OUTWARD = 31;
export const NODE_TAKE_INFANTRY = 32;
export const NODE_TAKE_ARMOUR = 33;
export const NODE_TAKE_DAMAGED = 34;
export const NODE_FORM_FRONT = 35;
export const NODE_MAN = 36;
export const NODE_MAN_WITH = 37;
export const NODE_CLAIM = 38;
export const NODE_AIRFIELD = 39;
export const NODE_CARD = 40;
export const NODE_END = 41;
export const NODE_AIRFIELD_TO = 42;
export const NODE_WON = 43;
export const NODE_DRAWN = 44;
/** A phase with its automatic steps is about to begin. */
export const NODE_START = 45;
/** The turn is about to pass to the next player; never seen from outside. */
export const NODE_PASS = 46;

/** Action: type << 24 | first << 16 | second << 8 | count (section 4.3 of the rules). */
export const ACT_CONTINENT = 1;
export const ACT_PLACE_CAPITAL = 2;
export const ACT_FIRST = 3;
export const ACT_MISSION = 4;
export const ACT_OFFER = 5;
export const ACT_NO_OFFER = 6;
export const ACT_OFFER_TO = 7;
export const ACT_OFFER_FOR = 8;
export const ACT_GIFT = 9;
export const ACT_ACCEPT = 10;
export const ACT_REFUSE = 11;
export const ACT_EARLY_REDEPLOY = 12;
export const ACT_SKIP_EARLY = 13;
export const ACT_DISARM_REAR = 14;
export const ACT_DISARM_FRONT = 15;
export const ACT_DISARM_DONE = 16;
export const ACT_TURN_CARD = 17;
export const ACT_TURN_DONE = 18;
export const ACT_RAISE = 19;
export const ACT_DEPLOY_REAR = 20;
export const ACT_DEPLOY_FRONT = 21;
export const ACT_DROP_REAR = 22;
export const ACT_DROP_FRONT = 23;
export const ACT_DROP_COUNT = 24;
export const ACT_MERGE = 25;
export const ACT_MERGE_DONE = 26;
export const ACT_BORDER = 27;
export const ACT_LANDING = 28;
export const ACT_RAID_FRONT = 29;
export const ACT_RAID_REAR = 30;
export const ACT_STRIKE = 31;
export const ACT_CONTEST = 32;
export const ACT_COUNTER = 33;
export const ACT_WALK_IN = 34;
export const ACT_END_ATTACK = 35;
export const ACT_RETREAT = 36;
export const ACT_STAY = 37;
export const ACT_COMMIT = 38;
export const ACT_RESUPPLY = 39;
export const ACT_ROLL = 40;
export const ACT_FALL_BACK = 41;
export const ACT_BRING_UP = 42;
export const ACT_FIGHT_ON = 43;
export const ACT_BREAK_OFF = 44;
export const ACT_ADVANCE_INFANTRY = 45;
export const ACT_ADVANCE_ARMOUR = 46;
export const ACT_ADVANCE_DAMAGED = 47;
export const ACT_WITHDRAW = 48;
export const ACT_WITHDRAW_DONE = 49;
export const ACT_MOVE = 50;
export const ACT_MOVE_DONE = 51;
export const ACT_MOVE_TO = 52;
export const ACT_MOVE_COUNT = 53;
export const ACT_SET_OUT = 54;
export const ACT_SAIL_HOME = 55;
export const ACT_ASHORE = 56;
export const ACT_OUTWARD_DONE = 57;
export const ACT_TAKE_INFANTRY = 58;
export const ACT_TAKE_ARMOUR = 59;
export const ACT_TAKE_DAMAGED = 60;
export const ACT_FORM_FRONT = 61;
export const ACT_MAN_FRONT = 62;
export const ACT_MAN_FORCE = 63;
export const ACT_MAN_DONE = 64;
export const ACT_MAN_WITH = 65;
export const ACT_CLAIM = 66;
export const ACT_NO_CLAIM = 67;
export const ACT_AIRFIELD = 68;
export const ACT_CARD = 69;
export const ACT_BUILD = 70;
export const ACT_SHIFT_AIRFIELD = 71;
export const ACT_END_TURN = 72;
export const ACT_AIRFIELD_TO = 73;

/** Kinds of divisions. */
export const INFANTRY = 0;
export const ARMOUR = 1;
export const DAMAGED = 2;

/** Compositions, groups of at most two divisions: none, I, A, D, II, AI, DI, AA, AD, DD. */
export const COMPOSITIONS = 10;

export const RECRUIT = 1;
export const ATTACK = 2;
export const REDEPLOY = 3;
export const CLAIM = 4;
export const END = 5;

/** Prices in stars (CQ-END-4, CQ-END-6). */
export const CITY_PRICE = 2;
export const AIRFIELD_PRICE = 5;

/** Nodes of a turn after which something is wrong with the rules, not with the players (section 4.4 of the rules). */
export const LONGEST_TURN = 4096;
