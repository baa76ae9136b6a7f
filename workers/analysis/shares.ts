/** Win chances of all seats, made to agree with what is known of one of them. */

/**
 * @param chance of `seat`
 * @param others what is thought of all seats; only how those of the others compare counts
 * @returns win chances by seat that add up to 1; where nothing is known of the others they share alike
 */
export function sharesWith(seat: number, chance: number, others: readonly number[]): number[] {
  const rest = others.reduce((sum, share, i) => (i === seat ? sum : sum + share), 0);
  return others.map((share, i) => {
    if (i === seat) return chance;
    return (1 - chance) * (rest > 0 ? share / rest : 1 / (others.length - 1));
  });
}

/** Of a game of two. */
export const sharesOfTwo = (seat: number, chance: number): number[] =>
  seat === 0 ? [chance, 1 - chance] : [1 - chance, chance];
