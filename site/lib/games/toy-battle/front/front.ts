import type { Front } from '$lib/front/front';
import { loadMap } from '$lib/games/toy-battle/board/map';
import { face } from '$lib/games/toy-battle/face';
import type { Board as BoardData } from '$workers/games/toy-battle/state';
import Board from './Board.svelte';
import Held from './Held.svelte';

export const front: Front = { face, Board, Held, prepare: (board) => loadMap((board as BoardData).map) };
