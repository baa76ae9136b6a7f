/** What an analysis can begin with; see `Beginnings`. */
import { setupName } from '$lib/games/tash-kalar/board/setup-names';
import { SETUPS } from '$workers/games/tash-kalar/setups';

export const setups = () => SETUPS.map((id) => ({ id, name: setupName(id) }));
export const dealt = true;
export { options } from './options';
export { loadSamples as samples } from './samples';
