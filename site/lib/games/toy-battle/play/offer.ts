import { MAPS } from '$lib/games/toy-battle/board/maps';
import { mapName, seatName } from '$lib/games/toy-battle/board/words';
import { m } from '$lib/paraglide/messages';
import { workText } from '$lib/play/level-words';
import type { Offer } from '$lib/play/offer';
import { SIDES } from '$workers/games/toy-battle/state';

export const offer: Offer = {
  seat: seatName,
  pickers: () => [
    {
      legend: m.tb_play_board(),
      // Boards that are won by medals; the others only teach.
      options: MAPS.filter(({ objective }) => objective !== null).map((map) => ({
        id: map.id,
        name: mapName(map),
        about: m.tb_play_medals({ count: map.objective! }),
      })),
    },
  ],
  setupOf: ([map]) => map ?? null,
  seats: () => SIDES.length,
  Picture: () => import('./Picture.svelte'),
  options: async () => (await import('../analyse/options')).options,
  dealt: true,
  levels: {
    1: { work: 50 },
    2: { work: 200 },
    3: { work: 800 },
    4: { work: 3000 },
    5: { work: 12_000 },
    6: { work: 48_000 },
  },
  strength: workText,
  note: m.tb_play_note,
};
