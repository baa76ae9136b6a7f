import { eventText } from '$lib/games/codex/board/event-words';
import type { Board } from '$workers/games/codex/board';
import type { Effect } from '$workers/games/codex/effects';

/** What everybody sees happen and is worth a phrase; what moves between closed piles is left out. */
const TOLD: ReadonlySet<Effect['kind']> = new Set([
  'attack',
  'arrived',
  'left',
  'damage',
  'level',
  'runes',
  'control',
  'face',
  'gold',
  'workers',
  'over',
]);
const MOST = 6;

/** @param board where the action was played */
export const aftermath = (board: Board, effects: readonly Effect[]): string[] =>
  [...new Set(effects.flatMap((effect) => (TOLD.has(effect.kind) ? (eventText(effect, board) ?? []) : [])))].slice(
    0,
    MOST,
  );
