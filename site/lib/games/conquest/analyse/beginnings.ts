/** What an analysis can begin with; see `Beginnings`. */
import { m } from '$lib/paraglide/messages';
import { SETUPS } from '$workers/games/conquest/setups';

export const setups = () => SETUPS.map((id, i) => ({ id, name: m.cq_play_count({ count: i + 2 }) }));
export const dealt = true;
export { options } from './options';
export { loadSamples as samples } from './samples';
