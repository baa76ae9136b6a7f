/** What an analysis can begin with; see `Beginnings`. */
import { offer } from '$lib/games/codex/play/offer';

export const { first, pickers, setupOf, dealt } = offer;
export { options } from './options';
export { loadSamples as samples } from './samples';
