import type { Trial } from '$lib/board/face';
import { boardIn } from '$lib/games/codex/board/view';
import { trialOf } from '$workers/games/codex/trial';

export const trial: Trial = (picks, view) => {
  const { question, things } = boardIn(view);
  return trialOf(picks, { question, cardOf: (id) => things.find((thing) => thing.id === id)?.card });
};
