import type { Front } from '$lib/front/front';
import { face } from '$lib/games/codex/face';
import Board from './Board.svelte';

export const front: Front = { face, Board };
