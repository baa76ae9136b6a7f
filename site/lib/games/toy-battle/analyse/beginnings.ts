/** What an analysis can begin with; see `Beginnings`. */
import { MAPS } from '$lib/games/toy-battle/board/maps';
import { mapName } from '$lib/games/toy-battle/board/words';

export const setups = () => MAPS.map((map) => ({ id: map.id, name: mapName(map) }));
export const dealt = true;
export { options } from './options';
export { loadSamples as samples } from './samples';
