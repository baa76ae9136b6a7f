/** What lies over the map. */
import { m } from '$lib/paraglide/messages';
import type { BoardMap } from '$lib/analyse/game';

export const maps: readonly BoardMap[] = [
  { id: 'values', label: m.analyse_map_values, asks: 'values' },
  { id: 'holding', label: m.analyse_map_holding, asks: 'holding', legend: m.cq_legend_holding },
];
