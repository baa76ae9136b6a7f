import { seatName } from '$lib/games/conquest/board/words';
import { m } from '$lib/paraglide/messages';
import { workText } from '$lib/play/level-words';
import type { Offer } from '$lib/play/offer';
import { SETUPS } from '$workers/games/conquest/setups';

const seatsOf = (setup: string): number => SETUPS.indexOf(setup) + 2;

export const offer: Offer = {
  seat: seatName,
  pickers: () => [
    {
      legend: m.cq_play_players(),
      options: SETUPS.map((id) => ({ id, name: m.cq_play_count({ count: seatsOf(id) }) })),
    },
  ],
  setupOf: ([setup]) => setup ?? null,
  seats: seatsOf,
  options: async () => (await import('../analyse/options')).options,
  dealt: true,
  // A turn has some thirty decisions: what a search by single decisions sees of it in so few playouts is next to nothing.
  levels: {
    1: { player: 'random' },
    2: { player: 'one-ply' },
    3: { player: 'plain' },
    4: { plans: 12 },
    5: { plans: 20 },
    6: { plans: 200 },
  },
  strength: workText,
  note: m.cq_play_note,
};
