import type { Component } from 'svelte';
import type Answer from './Answer.svelte';
import { partsOf, type Step } from './lesson';
import type { Teaching, TilesProps } from './teaching';

/** What questions without a move are answered with. */
export interface Asking {
  Answer: typeof Answer;
  Tiles: Component<TilesProps>;
}

/** Null for a step that asks for moves only, as most do. */
export async function loadAsking(teaching: Teaching, step: Step): Promise<Asking | null> {
  if (partsOf(step).every(({ type }) => type === 'state')) return null;
  const [answer, Tiles] = await Promise.all([import('./Answer.svelte'), teaching.tiles()]);
  return { Answer: answer.default, Tiles };
}
