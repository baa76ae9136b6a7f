// What the evaluation of a position is made of: each term counts something of one seat. Plain constants only; the clients
// read this file too.

/** Units on the board and those of this turn still to be placed: infantry 1, whole armour 3, damaged armour 2. */
export const TERM_UNITS = 0;
/** Units of the next count if all cards are turned over (CQ-REC-1). */
export const TERM_INCOME = 1;
/** Missions held (CQ-AIM-1). */
export const TERM_MISSIONS = 2;
/** Open missions, each by the cube of how near it is, 0 .. 1. */
export const TERM_NEAR_MISSIONS = 3;
/** How near the nearest one is, where it would be the last that is needed. */
export const TERM_LAST_MISSION = 4;
/** 1 while the own capital is held. */
export const TERM_CAPITAL = 5;
/** Fall odds of the own capital, by the share of the missions needed that is held. */
export const TERM_CAPITAL_RISK = 6;
/** Share of each continent above one half, times its bonus (CQ-REC-4). */
export const TERM_CONTINENTS = 7;
/** Hostile borders with fewer than two divisions behind them. */
export const TERM_OPEN_BORDERS = 8;
/** Fall odds of all own land, by its stars. */
export const TERM_EXPOSED = 9;
/** Cities on own land, and those that stars not yet turned over this turn could build. */
export const TERM_CITIES = 10;
/** Own airfields on land with a hostile border. */
export const TERM_AIRFIELDS = 11;
/** Units of landing forces. */
export const TERM_AT_SEA = 12;
/** Own land without infantry, which brings no card (CQ-OCC-3). */
export const TERM_NO_CARD = 13;
/** 1 for the seat on turn until its attack phase is over. */
export const TERM_TURN = 14;
export const TERMS = 15;
