import { m } from '$lib/paraglide/messages';
import type { BoardMap } from '../game';

export const maps: readonly BoardMap[] = [
  { id: 'values', label: m.analyse_map_values, asks: 'values' },
  { id: 'holding', label: m.analyse_map_holding, asks: 'holding', legend: m.analyse_legend_holding },
  { id: 'reach', label: m.analyse_map_reach, legend: m.analyse_legend_reach },
];
