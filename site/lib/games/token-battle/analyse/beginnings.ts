/** What an analysis can begin with; see `Beginnings`. */
import { offer } from '$lib/games/token-battle/play/offer';

export const { pickers, setupOf } = offer;
export const dealt = false;
export { options } from './options';
export { loadSamples as samples } from './samples';
