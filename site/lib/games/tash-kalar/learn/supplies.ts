/** Cards lying on the table in the question about a starting hand, by the pile they come from: more than are drawn. */
const PILES = { being: 5, legend: 4, flare: 2, hidden: 2 } as const;
export type Pile = keyof typeof PILES;

export const isPile = (card: string): card is Pile => Object.hasOwn(PILES, card);

/** The cards offered by a `pick` question: piles for `startingHand`, else the ids after its first word. */
export function supplyOf(ask: string): string[] {
  const [what, ...cards] = ask.split(':');
  if (what !== 'startingHand') return cards;
  return Object.entries(PILES).flatMap(([pile, count]) => Array.from({ length: count }, () => pile));
}
