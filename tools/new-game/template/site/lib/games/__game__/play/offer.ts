import { seatName, setupName } from '$lib/games/__game__/board/words';
import { m } from '$lib/paraglide/messages';
import { workText } from '$lib/play/level-words';
import type { Offer } from '$lib/play/offer';
import { SETUPS } from '$workers/games/__game__/state';

export const offer: Offer = {
  seat: seatName,
  pickers: () => [{ legend: m.__snake___note_setup(), options: SETUPS.map((id) => ({ id, name: setupName(id) })) }],
  setupOf: ([setup]) => setup ?? null,
  seats: (setup) => SETUPS.indexOf(setup) + 2,
  dealt: false,
  levels: {
    1: { player: 'random' },
    2: { player: 'one-ply' },
    3: { work: 100 },
    4: { work: 400 },
    5: { work: 2000 },
    6: { work: 10_000 },
  },
  strength: workText,
  note: m.__snake___note_play,
};
