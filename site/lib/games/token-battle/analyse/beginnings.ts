/** What an analysis can begin with; see `Beginnings`. */
import { pairingName } from '$lib/games/token-battle/board/set-names';
import { PAIRINGS } from '$workers/games/token-battle/ready-sets';

export const setups = () => PAIRINGS.map((id) => ({ id, name: pairingName(id) }));
export const dealt = false;
export { options } from './options';
export { loadSamples as samples } from './samples';
