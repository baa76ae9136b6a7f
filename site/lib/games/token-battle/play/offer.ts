import { setName } from '$lib/games/token-battle/board/set-names';
import { seatName } from '$lib/games/token-battle/board/words';
import { count } from '$lib/i18n/numbers';
import { m } from '$lib/paraglide/messages';
import type { Offer, SetupPicker } from '$lib/play/offer';
import { SETS } from '$workers/games/token-battle/ready-sets';
import { SIDES } from '$workers/games/token-battle/state';

const STYLE: Readonly<Record<string, () => string>> = {
  builder: m.tk_play_style_builder,
  pusher: m.tk_play_style_pusher,
  golden: m.tk_play_style_golden,
  shooter: m.tk_play_style_shooter,
  tempo: m.tk_play_style_tempo,
  swarm: m.tk_play_style_swarm,
};

/** @param first the set to be offered first: a game of two different ones is the usual one */
function setsOf(seat: number, first: number): SetupPicker {
  const options = SETS.map(({ id, style }) => ({ id, name: setName(id), about: STYLE[style]?.() }));
  return {
    legend: m.tk_play_set({ side: seatName(seat) }),
    options: [...options.slice(first), ...options.slice(0, first)],
  };
}

export const offer: Offer = {
  seat: seatName,
  pickers: () => SIDES.map((_, seat) => setsOf(seat, seat)),
  setupOf: ([a, b]) => `${a}-${b}`,
  seats: () => SIDES.length,
  options: async () => (await import('../analyse/options')).options,
  dealt: true,
  levels: {
    1: { player: 'random' },
    2: { player: 'greedy' },
    3: { player: 'one-ply' },
    4: { work: 4000 },
    5: { work: 40_000 },
    6: { work: 400_000 },
  },
  strength: (strength) => ('work' in strength ? m.tk_play_work({ count: count(strength.work) }) : ''),
  note: m.tk_play_note,
};
