/**
 * Squares with rounded corners as the outline of one path: a shape for each of them is most of what a board and its cards
 * take to be drawn.
 *
 * @param middles right and down, in units of the drawing, as are `side` and `radius`
 */
export function squares(middles: readonly (readonly [number, number])[], side: number, radius: number): string {
  const edge = side - 2 * radius;
  const corner = `a${radius} ${radius} 0 0 1 `;
  const round =
    `h${edge}${corner}${radius} ${radius}v${edge}${corner}${-radius} ${radius}` +
    `h${-edge}${corner}${-radius} ${-radius}v${-edge}${corner}${radius} ${-radius}z`;
  return middles.map(([x, y]) => `M${x - edge / 2} ${y - side / 2}${round}`).join('');
}
