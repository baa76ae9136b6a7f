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
  /** What is said of an occupied place stands to its left: below it stands its name. */
  beside?: boolean;
}

/** How a board is drawn, in units of the drawing. */
export interface Geometry extends Omit<Places, 'occupied'> {
  /** First part of the picks of its places: `node` of `node:7`. */
  kind: 'node' | 'field' | 'square' | 'land' | 'thing';
  viewBox: string;
  /** Outlines around (0, 0) of what is pressed and of the ring that shows the focus. */
  hit: string;
  focus: string;
  /** Outlines of their own around (0, 0) for places of many shapes; they are pressed, and show the focus. */
  outlines?: Readonly<Record<string, string>>;
  /** Only the outline is pressed: what is drawn on a place changes under the finger, and a tap must not lose the thing it began on. */
  whole?: boolean;
  /** Where else things stand that move: posts at a border, ships. They are pressed elsewhere. */
  spots?: Readonly<Record<string, Point>>;
  /** Radius that marks are drawn around. */
  markRadius: number;
  /** Names stand beside its places: no mark covers them. */
  named?: boolean;
  /** The place where a walk begins; without it the first one. */
  start?: string;
}
