// What puzzles ask (section 8 of the rules). Plain constants only; the clients read this file too.

export const WIN_NOW = 1;
export const FORCED_WIN = 2;
export const ONLY_MOVE = 3;
export const BEST_TURN = 4;
export const BEST_SEQUENCE = 5;
export const BEST_MARGIN = 6;
export const REACH_TOP = 7;

/** Points scored, mine minus the opponent's. */
export const METRIC_SCORED = 0;
/** Gain of the board that is left, mine minus the opponent's. */
export const METRIC_GAIN = 1;
/** The opponent's gain on the board that is left, the lower the better. */
export const METRIC_ENEMY_GAIN = 2;

/** The detail of a goal is turns | metric << GOAL_METRIC | card << GOAL_CARD; turns count those of both players. */
export const GOAL_TURNS_MASK = 0xff;
export const GOAL_METRIC = 8;
export const GOAL_CARD = 16;
