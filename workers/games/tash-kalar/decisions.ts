import { DECISION_NUMBERS } from '../../../assembly/games/tash-kalar/effects/decision-numbers';
import { CARDS } from './cards';
import { HALVES } from './state';

/** Programs stand in the order of the cards; a flare has one for each half. */
const FLARE_PROGRAM = CARDS.findIndex(({ kind }) => kind === 'flares');

/** Of a decision: its number in the text, in a flare after the half it belongs to, as `2` or `lower.1`. */
const nameIn = (program: number, number: number): string =>
  program < FLARE_PROGRAM ? String(number) : `${HALVES[(program - FLARE_PROGRAM) % HALVES.length]}.${number}`;

const cardOf = (program: number): string =>
  CARDS[program < FLARE_PROGRAM ? program : FLARE_PROGRAM + Math.floor((program - FLARE_PROGRAM) / HALVES.length)]!.id;

/** Every decision: the card it belongs to, its name, and where it lies in the compiled programs. */
const decisions = DECISION_NUMBERS.flatMap((list, program) =>
  list.map(([at, number]) => ({ card: cardOf(program), name: nameIn(program, number), at })),
);

const names = new Map(decisions.map(({ at, name }) => [at, name]));
const places = new Map(decisions.map(({ card, name, at }) => [`${card} ${name}`, at]));

/**
 * The name of the decision a running effect has come to; unlike its place it stays when other programs change.
 *
 * @param at place in the compiled programs; the start of a step that may ask for a decision
 */
export const decisionAt = (at: number): string => names.get(at)!;

/** Where a decision of a card lies in the compiled programs; undefined if the card has no decision of that name. */
export const placeOf = (card: string, decision: string): number | undefined => places.get(`${card} ${decision}`);
