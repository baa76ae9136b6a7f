import type { Point } from './nearest';

/** Free page next to a board: on which side of it, and how wide in CSS pixels. */
export interface Beside {
  side: 'left' | 'right';
  room: number;
}

/** What a layer needs to know of a board: where its places are, in units of the drawing. */
export interface Places {
  at: Readonly<Record<string, Point>>;
  /** Radius of a place. */
  radius: number;
  /** Whether something lies there, so that a layer must not cover the middle. */
  occupied(id: string): boolean;
}
