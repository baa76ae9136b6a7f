import { boardIn } from '$lib/games/tash-kalar/board/words';
import type { Trial } from '$lib/board/face';
import { trialOf } from '$workers/games/tash-kalar/trial';

export const trial: Trial = (picks, view) =>
  trialOf(
    picks,
    boardIn(view),
    view.choices.map(({ action }) => action),
  );
