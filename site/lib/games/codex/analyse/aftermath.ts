import { eventText } from '$lib/games/codex/board/event-words';
import type { Board } from '$workers/games/codex/board';
import type { Effect, MomentEffect } from '$workers/games/codex/effects';

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
  'turn',
  'over',
]);
const MOST = 6;

/** Where a turn begins within an action, the gold of its player is told behind the turn: whoever acted does not get it. */
function inOrder(effects: readonly Effect[]): readonly Effect[] {
  const turn = effects.find((effect): effect is MomentEffect => effect.kind === 'turn');
  if (!turn) return effects;
  const isOfIt = (effect: Effect): boolean => effect.kind === 'gold' && effect.seat === turn.seat;
  const others = effects.filter((effect) => effect !== turn && !isOfIt(effect));
  return [...others, turn, ...effects.filter(isOfIt)];
}

/** @param board where the action was played */
export const aftermath = (board: Board, effects: readonly Effect[]): string[] =>
  [
    ...new Set(inOrder(effects).flatMap((effect) => (TOLD.has(effect.kind) ? (eventText(effect, board) ?? []) : []))),
  ].slice(0, MOST);
