import { deckName, seatName } from '$lib/games/tash-kalar/board/words';
import { m } from '$lib/paraglide/messages';
import { workText } from '$lib/play/level-words';
import type { Offer, SetupPicker } from '$lib/play/offer';
import { DECKS } from '$workers/games/tash-kalar/decks';
import { SIDES } from '$workers/games/tash-kalar/state';

/** @param first the deck to be offered first: two that are alike do not meet */
function decksOf(seat: number, first: number): SetupPicker {
  const options = DECKS.map((id) => ({ id, name: deckName(id) }));
  return {
    legend: m.ts_play_deck({ side: seatName(seat) }),
    options: [...options.slice(first), ...options.slice(0, first)],
  };
}

export const offer: Offer = {
  seat: seatName,
  pickers: () => [
    {
      legend: m.ts_play_mode(),
      options: [
        { id: 'high-form', name: m.ts_mode_highForm(), about: m.ts_play_high_form() },
        { id: 'duel', name: m.ts_mode_duel(), about: m.ts_play_duel() },
      ],
    },
    ...SIDES.map((_, seat) => decksOf(seat, seat)),
  ],
  setupOf: ([mode, a, b]) => (a === b ? null : `${mode}-${a}-${b}`),
  unfit: m.ts_play_same_deck,
  seats: () => SIDES.length,
  // Whoever plays here may always give up.
  options: async () => (await import('../analyse/options')).options.filter(({ name }) => name !== 'resign'),
  dealt: true,
  levels: {
    1: { player: 'random' },
    2: { player: 'one-ply' },
    3: { work: 30 },
    4: { work: 100 },
    5: { work: 800 },
    6: { work: 4000 },
  },
  strength: workText,
  note: m.ts_play_note,
};
