/** What an analysis can begin with; see `Beginnings`. */
import { offer } from '$lib/games/tash-kalar/play/offer';

export const { pickers, setupOf, unfit, dealt } = offer;
export { options } from './options';
export { loadSamples as samples } from './samples';
