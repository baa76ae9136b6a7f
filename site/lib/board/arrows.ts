/** Arrows and circles over a board, from the engine or from the visitor. */
import type { Point } from './nearest';

export const BRUSHES = ['green', 'red', 'blue', 'yellow'] as const;
export type Brush = (typeof BRUSHES)[number];

export interface Arrow {
  /** Where it starts; null points at the place from outside, for a piece that comes from the hand. */
  from: string | null;
  /** Where it ends. From and to alike is a circle. */
  to: string;
  brush: Brush;
  /** A few characters at the head, e.g. a rank or the tile that is placed. */
  label?: string;
  /** Fainter, for lines that are not the main one. */
  faint?: boolean;
}

export const circle = (node: string, brush: Brush): Arrow => ({ from: node, to: node, brush });

export const sameArrow = (a: Arrow, b: Arrow): boolean => a.from === b.from && a.to === b.to && a.brush === b.brush;

/** Adds a drawing; drawing the same again removes it, drawing it with another brush replaces it. */
export function toggled(arrows: readonly Arrow[], arrow: Arrow): Arrow[] {
  const others = arrows.filter((a) => a.from !== arrow.from || a.to !== arrow.to);
  return arrows.some((a) => sameArrow(a, arrow)) ? others : [...others, arrow];
}

/** No modifier green, Shift or Ctrl red, Alt blue, both yellow: the convention of chess boards. */
export function brushOf(keys: { shiftKey: boolean; ctrlKey: boolean; altKey: boolean }): Brush {
  const first = keys.shiftKey || keys.ctrlKey;
  return first ? (keys.altKey ? 'yellow' : 'red') : keys.altKey ? 'blue' : 'green';
}

/** The line of an arrow between two places, shortened so that it starts and ends beside the pieces on them. */
export function shaft(from: Point, to: Point, radius: number): { start: Point; end: Point } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const unit = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const gap = Math.min(radius, length / 3);
  return {
    start: { x: from.x + unit.x * gap, y: from.y + unit.y * gap },
    end: { x: to.x - unit.x * gap, y: to.y - unit.y * gap },
  };
}
