import type { Component } from 'svelte';
import type { Face } from '$lib/board/face';
import type { Mark } from '$lib/board/marks';
import type { Picker } from '$lib/board/picker.svelte';
import type { View } from '$workers/contract';

/** A board by itself: on the home page, on the page of a game, and on pages of others. */
export interface BoardProps {
  view: View;
  /** The seat drawn at the bottom, where the board has sides. */
  bottom: number;
  /** Without it the board is a picture. */
  picker?: Picker;
  marks?: readonly Mark[];
}

/** The piece that is tried out, which whoever looks at the board has already in hand. */
export interface HeldProps {
  view: View;
  /** What was picked to take it: `tile:blue:K`. */
  pick: string;
}

/** What a game shows where there is no room for its whole table. */
export interface Front {
  face: Face;
  Board: Component<BoardProps>;
  /** Fetches what the drawing of a board needs. */
  prepare?(board: object): Promise<void>;
  /** A picture as wide as the element around it, with a name; left out where nothing is taken in hand. */
  Held?: Component<HeldProps>;
}
