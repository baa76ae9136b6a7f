/** What an analysis can begin with; see `Beginnings`. */
import { offer } from '$lib/games/conquest/play/offer';

export const { pickers, setupOf, dealt } = offer;
export { options } from './options';
export { loadSamples as samples } from './samples';
