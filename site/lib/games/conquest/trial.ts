import type { Trial } from '$lib/board/face';
import { boardIn } from '$lib/games/conquest/board/words';
import { trialOf } from '$workers/games/conquest/trial';

export const trial: Trial = (picks, view) => {
  const { node, lands } = boardIn(view);
  return trialOf(picks, { node, isBare: (code) => !lands[code]?.owner });
};
