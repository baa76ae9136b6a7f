import { m } from '$lib/paraglide/messages';
import type { BoardMap } from '../game';

export const maps: readonly BoardMap[] = [{ id: 'values', label: m.analyse_map_values, asks: 'values' }];
