/** The small pictures of positions in the list of puzzles. */
import type { Component } from 'svelte';
import type { GameId } from '$workers/registry';

export interface ThumbProps {
  map: string;
  picture: string;
}

const thumbs: Readonly<Record<GameId, () => Promise<{ default: Component<ThumbProps> }>>> = {
  'toy-battle': () => import('./toy-battle/Thumb.svelte'),
  'token-battle': () => import('$lib/board/token-battle/Thumb.svelte'),
  'tash-kalar': () => import('$lib/board/tash-kalar/Thumb.svelte'),
};

export const loadThumb = async (game: GameId): Promise<Component<ThumbProps>> => (await thumbs[game]()).default;
