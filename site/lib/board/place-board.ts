import type { Snippet } from 'svelte';
import type { AnyMotion } from '$lib/motion/motion';
import type { Drawings } from './drawings.svelte';
import type { Mark } from './marks';
import type { Picker, PickState } from './picker.svelte';
import type { PlaceViewer } from './place-viewer.svelte';
import type { Geometry, Places } from './places';

/** What a page may give to the board of any game. */
export interface BoardExtras {
  /** Without a picker the board is a picture that can be read, but not played on. */
  picker?: Picker;
  marks?: readonly Mark[];
  /** Drawings below what lies on the places (grounds of heat), and above everything (numbers, arrows). */
  under?: Snippet<[Places]>;
  over?: Snippet<[Places]>;
  /** The visitor's own arrows and circles; without it the right button does what it does elsewhere. */
  drawings?: Drawings;
}

/** What a game tells of its board. */
export interface PlaceBoardProps extends BoardExtras {
  geometry: Geometry;
  /** What the board is called, and its keys in words. */
  label: string;
  keys: string;
  class?: string;
  occupied(id: string): boolean;
  /** A place in words: what it is and what lies there. */
  text(id: string): string;
  /** The same to whoever asks where they are. */
  where?(id: string): string;
  /** The pick that a digit stands for. */
  numbered?(digit: number): string | undefined;
  /** Whether something lies on a place that can be dragged to another. */
  movable?(id: string): boolean;
  viewer?: PlaceViewer;
  /** What pressing a place picks, where that is not the place itself; null only looks at it. */
  picks?(id: string): string | null;
  /** Told which place is held over or looked at, null for none. */
  onaim?: (id: string | null) => void;
  /** What is below the places. */
  ground: Snippet;
  /** What stands on a place, around (0, 0), and how it shows that it can be picked; `aimed`: held over or looked at. */
  place: Snippet<[id: string, state: PickState | null, aimed: boolean, over: boolean]>;
  /** Above the places, below marks; told what is drawn elsewhere while it moves. */
  front?: Snippet<[ReadonlySet<string>]>;
  /** How its moves are shown step by step, fetched before the first one; without it they are there at once. */
  motion?: () => Promise<{ motion: AnyMotion }>;
  /** Whatever lies on the drawing without being part of it. */
  children?: Snippet;
}
