// What is written down for a question about battles: the theatre, its state, and what is asked. Constants only, since
// TypeScript reads them too.
//
// A theatre is a part of the map during one attack phase: a few lands, the borders between them and to the outside, and
// landing forces. Player 0 is on turn and attacks; 1 to 4 are the others, who act together against him.

/** Most lands, borders and landing forces of a theatre. */
export const LANDS = 7;
export const BORDERS = 10;
export const FORCES = 3;
/** Front places: 2b of the first land of border b, 2b + 1 of its second. */
export const PLACES = 20;

/** The attacker; and who owns land that nobody owns. */
export const ATTACKER = 0;
export const NOBODY = 7;
/** The other side of a border that leads out of the theatre: a front there is manned, and nothing happens at it. */
export const OUTSIDE = 255;

// State: 64 bytes. Lands, four bytes each: owner and mark, then the rear: infantry, whole armour, damaged armour.
export const LAND_BYTES = 4;
/** Taken this turn, so that its last infantry stays (CQ-OCC-6). */
export const TAKEN = 8;
/** Front places, a byte each: composition (the ten of section 4.2 in their order) and marks. */
export const PLACE_AT = 28;
/** Lies across the border; of a landing force: is ashore. */
export const ACROSS = 16;
/** Has defended a round in this phase (CQ-LOSS-9). */
export const ALERTED = 32;
/** Landing forces, four bytes each: front with marks, then the rear like that of a land. A force without divisions is gone. */
export const FORCE_AT = 48;
/** The engagement being fought, of which the state leaves out the divisions: kind, source, target. */
export const KIND_AT = 60;
export const SOURCE_AT = 61;
export const TARGET_AT = 62;
export const STATE_BYTES = 64;

// Sources and targets: front places by their number; landing forces and rears of lands behind them.
export const FORCE = 32;
export const REAR = 64;

// Engagements, in the order of section 4.5.
export const BORDER = 1;
export const LANDING = 2;
export const RAID_FRONT = 3;
export const RAID_REAR = 4;
export const STRIKE = 5;
export const CONTEST = 6;
export const COUNTER = 7;
export const WALK_IN = 8;

// What is asked, a byte each.
export const LAND_COUNT = 0;
export const BORDER_COUNT = 1;
export const FORCE_COUNT = 2;
export const OPTIONS = 3;
/** Players other than the attacker who hold the reward of CQ-DICE-5, as bits. */
export const DEFENCE_DICE = 4;
/** The goal: lands to own, to own with infantry in them, to be free of invaders; forces to be gone; as bits. */
export const OWN = 5;
export const WITH_INFANTRY = 6;
export const FREE = 7;
export const GONE = 8;
/** Attacker's policy (policy-numbers below). */
export const FILL = 9;
export const FALL_BACK = 10;
export const STOP = 11;
export const ADVANCE = 12;
/** Defenders' policy. */
export const DEFENDER_FILL = 13;
export const DEFENDER_FALL_BACK = 14;
/** In per cent: the owner retreats when the goal is likelier than this; NEVER_RETREAT for never. */
export const RETREAT_ABOVE = 15;
/** Who plays best instead of by policy, as bits. */
export const BEST = 16;
/** Lands in the order in which they are to be taken. */
export const ORDER_COUNT = 17;
export const ORDER = 18;
/** What does not change of a land: LAND_CITY and so on, as bits. */
export const LAND_FACTS = 26;
/** Borders, three bytes each: both lands, and 1 for a sea border. */
export const BORDER_FACTS = 34;
/** Landing forces, two bytes each: the port's place on the lane, and the owner. */
export const FORCE_FACTS = 64;
/** The state it begins with. */
export const START = 72;
export const QUESTION_BYTES = 136;

// Options.
/** `first-round-resupply=both`. */
export const READY = 1;
/** `airfield-reach=next-only`. */
export const NEXT_ONLY = 2;
/** The attacker holds the reward of CQ-DICE-3. */
export const ATTACK_DIE = 4;
/** A land is attacked only once those before it in the order are owned. */
export const IN_ORDER = 8;

// Facts of a land.
/** A city or a capital stands there (CQ-DICE-4). */
export const LAND_CITY = 1;
/** An airfield stands there. */
export const LAND_AIRFIELD = 2;
/** Groups based there are supported by an airfield outside of the theatre, as long as the attacker owns it; or others do. */
export const LAND_AIR_ATTACKER = 4;
export const LAND_AIR_DEFENDER = 8;
/** The owner can retreat to land outside of the theatre (CQ-INV-13). */
export const LAND_EXIT = 16;
/** Somebody outside of the theatre has invaded it (CQ-INV-7). */
export const LAND_INVADED = 32;

// Policies: the order in which a group is filled; when damaged armour falls back; who moves in.
export const FILL_AID = 0;
export const FILL_ADI = 1;
export const FILL_IAD = 2;
export const FILL_IDA = 3;
export const FILL_DAI = 4;
export const FILL_DIA = 5;
export const FALL_BACK_NEVER = 0;
/** As many as fresh divisions come in their stead. */
export const FALL_BACK_REPLACED = 1;
export const NEVER_RETREAT = 255;
export const ADVANCE_MIN = 0;
export const ADVANCE_KEEP_ONE = 1;
export const ADVANCE_ALL = 2;

// Who plays best.
export const BEST_ATTACKER = 1;
export const BEST_DEFENDER = 2;
/** The attacker's choices between battles: engagements and advances. */
export const BEST_OPERATION = 4;

/** A row of first engagements: kind, source, target, and from byte 8 the value as f64. */
export const FIRST_BYTES = 16;
/** A row of ends: the probability as f64, then the state. */
export const END_BYTES = 72;

// How an answer ended.
export const ANSWERED = 0;
/** Out of room or budget. */
export const TOO_LARGE = 1;
