import type { Front } from '$lib/front/front';
import { face } from '$lib/games/tash-kalar/face';
import Board from './Board.svelte';
import Held from './Held.svelte';

export const front: Front = { face, Board, Held };
