/** The keys of a board: walk, choose, step back, list the moves, say where I am; and cards by their number. */
import { directionOf, nearest, type Point } from './nearest';
import type { Picker } from './picker.svelte';

interface BoardKeys {
  picker: Picker;
  /** Places as drawn, so that the arrows follow the drawing also when it is turned. */
  at: Readonly<Record<string, Point>>;
  current: string;
  pickOf(id: string): string;
  focus(id: string): void;
  /** What is to be said on `o`. */
  where(id: string): string;
  /** What a digit picks, as one of the cards in hand. */
  numbered?(digit: number): string | undefined;
}

/** Handles one key; returns true if it was used. Keys with Ctrl, Alt or Meta are left alone. */
export function boardKey(event: KeyboardEvent, keys: BoardKeys): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const { picker, current } = keys;
  const direction = directionOf(event.key);
  if (direction) {
    if (event.shiftKey) return false;
    const next = nearest(keys.at, current, direction);
    if (next) keys.focus(next);
    return true;
  }
  switch (event.key) {
    case 'Enter':
    case ' ':
      picker.pick(keys.pickOf(current));
      return true;
    case 'Escape':
      return picker.back();
    case 'm':
      picker.sayMoves(keys.pickOf(current));
      return true;
    case 'o':
      picker.say(keys.where(current));
      return true;
  }
  const pick = /^[1-9]$/.test(event.key) ? keys.numbered?.(Number(event.key)) : undefined;
  if (pick) picker.pick(pick);
  return pick !== undefined;
}
