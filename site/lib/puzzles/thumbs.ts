/** The small pictures of positions in the list of puzzles. */
import type { Component } from 'svelte';
import { withData } from '$lib/data/games';
import type { GameId } from '$workers/registry';

export interface ThumbProps {
  map: string;
  picture: string;
}

const thumbs: Readonly<Record<GameId, () => Promise<{ default: Component<ThumbProps> }>>> = {
  'toy-battle': () => import('$lib/games/toy-battle/puzzles/Thumb.svelte'),
  'token-battle': () => import('$lib/games/token-battle/board/Thumb.svelte'),
  'tash-kalar': () => import('$lib/games/tash-kalar/board/Thumb.svelte'),
  conquest: () => import('$lib/games/conquest/board/Thumb.svelte'),
  codex: () => import('$lib/games/codex/board/Thumb.svelte'),
};

export const loadThumb = async (game: GameId): Promise<Component<ThumbProps>> =>
  (await withData(game, thumbs[game])).default;
