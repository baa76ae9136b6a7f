// What the evaluation of a position is made of: each term counts something of one seat. Plain constants only; the clients
// read this file too.

/** HP the base has left. */
export const TERM_BASE = 0;
/** HP of the base that are missing below eight. */
export const TERM_LOW_BASE = 1;
/** Workers; beyond ten, where they open no building any more, half of them. */
export const TERM_WORKERS = 2;
/** Gold, with that of the workers where the upkeep is still to come. */
export const TERM_GOLD = 3;
/** Cards of the hand the player will have next: of the active player those that the draw phase would leave (CX-DRAW-2). */
export const TERM_HAND = 4;
/** Mean cost of the cards in the deck that the buildings, the one after the highest included, let be played. */
export const TERM_DECK = 5;
/** Tech buildings in gold, by the share of their HP that is left: 1.5, 4, 5. */
export const TERM_TECH = 6;
/** Add-on in gold, by the share of its HP that is left. */
export const TERM_ADDON = 7;
/** ATK of units and heroes. */
export const TERM_ATTACK = 8;
/** HP left of units and heroes. */
export const TERM_HITS = 9;
/** Keywords of units and heroes. */
export const TERM_KEYWORDS = 10;
/** Tech levels of units, for what stands on them beside. */
export const TERM_UNIT_TECH = 11;
/** ATK that patrollers on the ground do not stop: of fliers, hidden and unstoppable ones. */
export const TERM_EVASION = 12;
/** Heroes in play. */
export const TERM_HEROES = 13;
/** Levels of heroes above the first. */
export const TERM_LEVELS = 14;
/** Bands of heroes above the low one. */
export const TERM_BANDS = 15;
/** Cost of building cards, upgrades and ongoing spells in play. */
export const TERM_OTHER = 16;
/** Damage that comes past the patrollers, or would past those that could patrol, with the next attacks on the base. */
export const TERM_EXPOSED = 17;
/** 1 if that is as much as the base has left. */
export const TERM_LETHAL = 18;
/** 1 for the active player. */
export const TERM_TURN = 19;
export const TERMS = 20;
