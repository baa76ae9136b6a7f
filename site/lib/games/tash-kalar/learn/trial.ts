/** What picks stand for in lessons, where also what is not allowed is there to be tried. */
import { trial as boardTrial } from '$lib/games/tash-kalar/trial';
import type { Trial } from '$lib/board/face';

export const trial: Trial = (picks, view) => (picks.at(-1) === 'button:flare' ? 'flare' : boardTrial(picks, view));
