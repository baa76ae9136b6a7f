import { m } from '$lib/paraglide/messages';
import type { Sample } from '$lib/analyse/game';
import { SETUPS } from '$workers/games/conquest/start';

export { options } from './options';

export const setups = () => SETUPS.map((id, i) => ({ id, name: m.cq_play_count({ count: i + 2 }) }));
export const dealt = true;
export const samples = async (): Promise<Sample[]> => [];
