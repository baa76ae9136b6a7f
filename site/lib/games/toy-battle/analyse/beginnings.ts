/** What an analysis can begin with; see `Beginnings`. */
import { MAPS } from '$lib/games/toy-battle/board/maps';
import { mapName } from '$lib/games/toy-battle/board/words';
import { m } from '$lib/paraglide/messages';
import type { Beginnings } from '$lib/analyse/game';

/** Boards that only teach are analysed too. */
export const pickers: Beginnings['pickers'] = () => [
  { legend: m.tb_analyse_board(), options: MAPS.map((map) => ({ id: map.id, name: mapName(map) })) },
];
export const setupOf: Beginnings['setupOf'] = ([map]) => map ?? null;
export const dealt = true;
export { options } from './options';
export { loadSamples as samples } from './samples';
