import type { Sample } from '$lib/analyse/game';
import type { OptionField } from '$lib/play/option-field';
import { setupName } from '$lib/games/__game__/board/words';
import { SETUPS } from '$workers/games/__game__/state';

export const setups = () => SETUPS.map((id) => ({ id, name: setupName(id) }));
export const dealt = false;
export const options: readonly OptionField[] = [];
export const samples = async (): Promise<Sample[]> => [];
