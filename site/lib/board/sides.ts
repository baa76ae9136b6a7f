/**
 * How the sides of any game look, by seat, for up to five of them: an outline, a colour and a hatch, so that no two are told
 * apart by colour alone. Outlines stand in a box from -5 to 5: a rounded square, a hexagon, a diamond, a shield, a cross.
 *
 * Colours and hatches are in board.css. Of each colour there is `--side-<colour>` for surfaces under `--on-side`, `-rim` for
 * the edge of pieces, `-deep` for lines and words on pages and plates, `-soft` for tinted ground, and `-hatch`: a layer of a
 * `background` to lie over the colour, none for the first seat. Drawings take the same hatch from `SeatHatch.svelte`.
 */

/** Hundredths of a unit: every tile on every page carries these numbers as text. */
const short = (number: number): number => Math.round(number * 100) / 100;

const hexagon = (radius: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 - Math.PI / 2;
    return `${i ? 'L' : 'M'}${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
  }).join('') + 'Z';

/** A square around (0, 0) with round corners; a circle where half a side is all corner. */
export const rounded = (half: number, corner: number): string => {
  const straight = half - corner;
  return (
    `M${-straight} ${-half}H${straight}A${corner} ${corner} 0 0 1 ${half} ${-straight}V${straight}` +
    `A${corner} ${corner} 0 0 1 ${straight} ${half}H${-straight}A${corner} ${corner} 0 0 1 ${-half} ${straight}` +
    `V${-straight}A${corner} ${corner} 0 0 1 ${-straight} ${-half}Z`
  );
};

/** One value for each of the seats there can be. */
export type BySeat<T> = readonly [T, T, T, T, T];

export const SEAT_OUTLINE: BySeat<string> = [
  rounded(4.6, 2.3),
  hexagon(5.3),
  'M0-5.5 5.5 0 0 5.5-5.5 0Z',
  'M-4.6-4.6H4.6V1L0 5.3-4.6 1Z',
  'M-2.9-4.9H2.9V-2.9H4.9V2.9H2.9V4.9H-2.9V2.9H-4.9V-2.9H-2.9Z',
];
/** A line inside the outline, for pieces. */
export const SEAT_INLAY: BySeat<string> = [
  rounded(3.95, 1.7),
  hexagon(4.5),
  'M0-4.6 4.6 0 0 4.6-4.6 0Z',
  'M-3.95-3.95H3.95V.7L0 4.4-3.95.7Z',
  'M-2.25-4.25H2.25V-2.25H4.25V2.25H2.25V4.25H-2.25V2.25H-4.25V-2.25H-2.25Z',
];
/** Name of the colour of a seat in the style sheets. */
export const SEAT_COLOUR = ['blue', 'red', 'green', 'violet', 'slate'] as const satisfies BySeat<string>;

/**
 * A CSS `background`: the colour of a seat under its hatch.
 *
 * @param seat from 0 to 4
 */
export const seatHatch = (seat: number): string =>
  `var(--side-${SEAT_COLOUR[seat]}-hatch), var(--side-${SEAT_COLOUR[seat]})`;
