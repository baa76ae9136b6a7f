/** The outlines of the two sides of any game, by seat: the first is rounded, the second a hexagon. In a box from -5 to 5. */

/** Hundredths of a unit: every tile on every page carries these numbers as text. */
const short = (number: number): number => Math.round(number * 100) / 100;

const hexagon = (radius: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 - Math.PI / 2;
    return `${i ? 'L' : 'M'}${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
  }).join('') + 'Z';

const rounded = (half: number, corner: number): string => {
  const straight = half - corner;
  return (
    `M${-straight} ${-half}H${straight}A${corner} ${corner} 0 0 1 ${half} ${-straight}V${straight}` +
    `A${corner} ${corner} 0 0 1 ${straight} ${half}H${-straight}A${corner} ${corner} 0 0 1 ${-half} ${straight}` +
    `V${-straight}A${corner} ${corner} 0 0 1 ${-straight} ${-half}Z`
  );
};

type BySeat = readonly [string, string];

export const SEAT_OUTLINE: BySeat = [rounded(4.6, 2.3), hexagon(5.3)];
/** A line inside the outline, for pieces. */
export const SEAT_INLAY: BySeat = [rounded(3.95, 1.7), hexagon(4.5)];
/** Name of the colour of a seat in the style sheets: `--side-blue`, `--side-red`. */
export const SEAT_COLOUR = ['blue', 'red'] as const;
