import type { Arrow, Brush } from '$lib/board/arrows';

/** What is switched on and open on the page. It belongs to the visit; what belongs to the analysis stands in its settings. */
export class Screen {
  /** Id of the panel on screen. */
  tab = $state('moves');
  /** The engine searches for the best moves. */
  lines = $state(false);
  /** Arrows of the engine's best moves. */
  arrows = $state(true);
  /** Arrows of the panel on screen, in place of the engine's; none if it has none. */
  shown = $state.raw<readonly Arrow[]>([]);
  comments = $state(false);
  /** What is picked on the board. */
  picked = $state.raw<readonly string[]>([]);
  /** Id of the part of the board the engine's moves are limited to; null for all of it. */
  area = $state<string | null>(null);
  /** The choice of that part takes the focus as soon as it is there. */
  choosingArea = $state(false);
  /** Picks on the board draw with this brush instead of moving; null while they move. */
  pen = $state<Brush | null>(null);
}
