/** What an analysis can begin with; see `Beginnings`. */
import { colourName } from '$lib/games/codex/board/words';
import { m } from '$lib/paraglide/messages';
import { READY_SETUPS, teamsOf } from '$workers/games/codex/ready-teams';

export const setups = () =>
  READY_SETUPS.map((id) => {
    const [a, b] = teamsOf(id)!.map(({ starter }) => colourName(starter!));
    return { id, name: m.cx_setup({ first: a!, second: b! }) };
  });
export const dealt = true;
export { options } from './options';
export { loadSamples as samples } from './samples';
