import type { Board } from '$workers/games/tash-kalar/board';

/** The card whose summoning or effect is under way. One that goes under its deck does nothing. */
export const cardAtWork = ({ question, playing }: Pick<Board, 'question' | 'playing'>): string | null =>
  question === 'menu' || question === 'return' ? null : playing.card;
