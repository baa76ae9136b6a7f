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

/** How a board is drawn, in units of the drawing. */
export interface Geometry extends Omit<Places, 'occupied'> {
  /** First part of the picks of its places: `node` of `node:7`. */
  kind: 'node' | 'field' | 'square';
  viewBox: string;
  /** From the middle of one square to that of the next; without it places are round. */
  pitch?: number;
  /** Radius that marks are drawn around. */
  markRadius: number;
  /** The place where a walk begins; without it the first one. */
  start?: string;
}
