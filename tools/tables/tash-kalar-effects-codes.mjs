// The numbers behind the words of Tash-Kalar's effect language. They are written into effects/codes.ts, so compiler and
// interpreter cannot disagree.

/** Steps of a program. */
export const OPS = [
  'END',
  'JUMP',
  'IF',
  'CHOOSE',
  'GAIN_ACTION',
  'EXTRA_TURN',
  'EXTRA_DRAW',
  'BORROW',
  'TOP_OF_DECK',
  'DESTROY',
  'UPGRADE',
  'DOWNGRADE',
  'CONVERT',
  'BIND',
  'GROUP',
  'EACH_SQUARE',
  'PLACE',
  'MOVES',
  'RUN',
  'SHOOT',
];

/** Forms of a place. */
export const PLACES = [
  'ANYWHERE',
  'AROUND',
  'WITHIN',
  'RING',
  'MARKS',
  'RAYS',
  'AREA',
  'BESIDE_PIECE',
  'SQUARE',
  'BOTH',
];

/** Forms of a condition. */
export const CONDITIONS = [
  'DID',
  'RANK_WAS',
  'RANK_NOW',
  'SQUARE_IN',
  'IS_EMPTY',
  'ACTIONS_LEFT',
  'ENEMY_HAS_MORE',
  'PILE_WAS_EMPTY',
  'NOT',
  'AND',
  'OR',
];

/** What a move may land on: only empty squares, lower ranks (TS-WORD-3), lower and equal ranks (TS-WORD-4). */
export const KINDS = ['EMPTY', 'STANDARD', 'COMBAT'];

/** What happens on a square of `eachSquare`. */
export const CASES = ['DESTROY', 'UPGRADE', 'PLACE'];

export const RANKS = { common: 1, heroic: 2, legendary: 4, nonLegendary: 3, upgraded: 6, any: 7 };
export const OWNERS = { own: 1, enemy: 2, any: 3 };

/** Bits of the ranks that `enemyHasMore` and `ofLeader` compare. */
export const COMPARED = { common: 1, upgraded: 6, pieces: 7 };

/** Clockwise from the top; y grows downwards. */
export const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];
export const ALL_DIRECTIONS = 255;
export const DIAGONALS = 0b10101010;

export const COLOURS = ['red', 'green', 'coloured', 'colourless'];
/** Sets of squares, in the order of the table AREAS. */
export const AREAS = [
  ...COLOURS,
  ...COLOURS.map((colour) => `next to ${colour}`),
  ...COLOURS.map((colour) => `on or next to ${colour}`),
  'coloured, not central',
];

/** Squares a place may be measured from; the names of a program follow in pairs: where it is now, where it was bound. */
export const AT_BEING = 0;
export const AT_SUMMON = 1;
export const AT_NAMES = 2;

/** Pieces a selector may name; the names of a program follow. 0 is nobody. */
export const PIECE_BEING = 1;
export const PIECE_USED = 2;
export const PIECE_NAMES = 3;

export const MAX_NAMES = 4;
/** Instead of a maximum: every candidate at the same moment, and no decision. */
export const ALL = -1;
/** Words before a step's own ones: op, next step, least, most, name. */
export const HEADER = 5;
/** `most` of a line of fire without limit, and the longest straight line. */
export const UNLIMITED = 127;
export const FURTHEST = 8;
export const LEAP_ANYWHERE = -1;

/** Modifiers of `moves`. */
export const EACH = 1;
export const ONE = 2;
export const STOP_AFTER_EMPTY = 4;
export const SAME_COLOUR = 8;
export const SAME_RANK = 16;
/** Not a modifier: some mover is a piece of the match. */
export const OF_MATCH = 32;

/** What of an effect's memory a program looks at from some step on; the last two are followed by the other names. */
export const READS_BEING = 1;
export const READS_USED = 2;
export const READS_SUMMON = 4;
export const READS_ORIENTATION = 8;
export const READS_NAMES = 16;
export const READS_NAMED_SQUARES = READS_NAMES << MAX_NAMES;
