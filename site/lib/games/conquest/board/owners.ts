/** How the five players look: colour, shape and hatch, so that no two are told apart by colour alone. */
import { SEAT_OUTLINE } from '$lib/board/sides';
import './conquest.css';
import './seat-colours.css';

/** Seats as positions name them. */
export const COLOURS = 'RBGYP';

/** Names of their paints in the style sheets (conquest.css). */
const PAINT = ['red', 'blue', 'green', 'amber', 'violet'] as const;

export interface Owner {
  seat: number;
  paint: (typeof PAINT)[number];
  /** Outline in a box from -5 to 5. */
  outline: string;
}

export function ownerOf(colour: string): Owner {
  const seat = COLOURS.indexOf(colour);
  return { seat, paint: PAINT[seat]!, outline: SEAT_OUTLINE[seat]! };
}

export const OWNERS: readonly Owner[] = [...COLOURS].map(ownerOf);
