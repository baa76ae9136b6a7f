import { DECISION_NUMBERS } from '../../../assembly/games/tash-kalar/effects/decision-numbers';
import { CARDS, cardById } from './cards';
import { HALVES } from './state';

/** Programs stand in the order of the cards; a flare has one for each half. */
const FLARE_PROGRAM = CARDS.findIndex(({ kind }) => kind === 'flares');

/** Of a decision: its number in the text, in a flare after the half it belongs to, as `2` or `lower.1`. */
const nameIn = (program: number, number: number): string =>
  program < FLARE_PROGRAM ? String(number) : `${HALVES[(program - FLARE_PROGRAM) % HALVES.length]}.${number}`;

const names = new Map(
  DECISION_NUMBERS.flatMap((list, program) => list.map(([at, number]) => [at, nameIn(program, number)] as const)),
);

/**
 * The name of the decision a running effect has come to; unlike its place it stays when other programs change.
 *
 * @param at place in the compiled programs; the start of a step that may ask for a decision
 */
export const decisionAt = (at: number): string => names.get(at)!;

/** Where a decision of a card lies in the compiled programs; undefined if the card has no decision of that name. */
export function placeOf(card: string, decision: string): number | undefined {
  const { kind, index } = cardById(card) ?? {};
  const programs =
    kind === 'flares'
      ? HALVES.map((_, half) => FLARE_PROGRAM + HALVES.length * index! + half)
      : [CARDS.findIndex(({ id }) => id === card)];
  for (const program of programs)
    for (const [at, number] of DECISION_NUMBERS[program] ?? []) if (nameIn(program, number) === decision) return at;
  return undefined;
}
