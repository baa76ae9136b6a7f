/** The face of Conquest where actions are told from the start. */
import * as words from '$lib/games/conquest/board/action-words';
import { boardIn } from '$lib/games/conquest/board/words';
import { faceTelling } from './face';

export const face = faceTelling((name, view, action) => words[name](action, boardIn(view)));
