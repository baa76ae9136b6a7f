import type { Trial } from '$lib/board/face';
import { boardIn } from '$lib/games/codex/board/view';
import { trialOf } from '$workers/games/codex/trial';

export const trial: Trial = (picks, view) => {
  const { question, things, active, abilities } = boardIn(view);
  const thingOf = (id: number) => things.find((thing) => thing.id === id);
  return trialOf(picks, {
    question,
    cardOf: (id) => thingOf(id)?.card,
    isOwn: (id) => thingOf(id)?.controller === active,
    isHero: (id) => thingOf(id)?.kind === 'hero',
    abilities,
  });
};
