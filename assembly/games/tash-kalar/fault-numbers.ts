// Which of several conditions an answer fails where the rule alone does not say it; 0 where it does. Whoever words a
// refusal reads them by the same names. Constants only.

// The piece.
export const WANTS_PIECE = 1;
export const WANTS_ENEMY = 2;
export const WANTS_OWN = 3;
export const WANTS_COMMON_NOT_HEROIC = 4;
export const WANTS_COMMON_NOT_LEGENDARY = 5;
export const WANTS_HEROIC_NOT_COMMON = 6;
export const WANTS_HEROIC_NOT_LEGENDARY = 7;
export const WANTS_LEGENDARY_NOT_COMMON = 8;
export const WANTS_LEGENDARY_NOT_HEROIC = 9;
export const WANTS_UPGRADED = 10;
export const WANTS_NON_LEGENDARY = 11;
export const ONLY_BEING = 12;
export const ONLY_NAMED = 13;
export const NOT_BEING = 14;
export const AGAIN = 15;
export const ALL_BY_ONE = 16;
export const ALL_ALIKE = 17;

// Where it stands, or where something goes.
export const ADJACENT = 18;
export const WAS_ADJACENT = 19;
export const ORTHOGONAL = 20;
export const DIAGONAL = 21;
export const ADJACENT_TO_SUMMONING = 22;
export const ADJACENT_TO_LAST = 23;
export const WITHIN_TWO = 24;
export const WITHIN_THREE = 25;
export const COLOURED = 26;
export const NEXT_TO_GREEN = 27;
export const NEAR_RED = 28;
export const NEAR_GREEN = 29;
export const BESIDE_OWN = 30;
export const BESIDE_OTHER = 31;
export const SQUARE_OF_LAST = 32;

// What would happen there.
export const TAKEN = 33;
export const NONE_FREE = 34;
export const OTHER_RANK = 35;
export const IS_LEGENDARY = 36;
export const IS_COMMON = 37;
export const SPARES_COMMON = 38;
export const ONTO_EMPTY = 39;
export const UPGRADES_COMMON = 40;
export const DESTROYS_NON_LEGENDARY = 41;

// How far, and which way.
export const LEAPS_TWO = 42;
export const STRAIGHT = 43;
export const RUNS_ONE = 44;
export const RUNS_THREE = 45;
export const RUNS_FIVE = 46;
export const STOPS = 47;
export const ON_DIAGONALS = 48;

// What is asked instead.
export const ASKS_OPTION = 49;
export const ASKS_DIRECTION = 50;
export const ASKS_CARD = 51;
export const ASKS_PIECE = 52;
export const ASKS_MATCH = 53;
export const ASKS_LIFT = 54;
export const ASKS_RETURN = 55;
export const NO_FLARE = 56;
export const NO_ACTION = 57;

// The task.
export const CLAIMED_LATER = 58;
export const NOT_OPEN = 59;
export const UNMET = 60;

// The card.
export const FLARE_INVOKED = 61;
