/** What lies over the map: the value of every decision, and quantities of section 9.2 of the rules. */
import { extent } from 'd3-array';
import { countText } from '$lib/puzzles/numbers';
import { seatName } from '$lib/games/conquest/board/words';
import { m } from '$lib/paraglide/messages';
import type { AskedEngine, BoardMap, MapDrawing } from '$lib/analyse/game';
import type { View } from '$workers/contract';
import type { Measures } from '$workers/games/conquest/measures';

/** The scale runs from nothing to the largest number, to a round end. */
async function drawing(values: Record<string, number>, quantity: string, side?: string): Promise<MapDrawing> {
  const { scaleLinear } = await import('d3-scale');
  const [, high = 0] = extent(Object.values(values));
  const scale = scaleLinear([0, Math.max(high, 1)], [0, 1]).nice();
  const [from, to] = scale.domain() as [number, number];
  const rounded = (value: number): string => countText(Math.round(value * 10) / 10);
  return {
    values: Object.entries(values).map(([node, value]) => ({
      node,
      value: scale(value),
      label: rounded(value),
      kind: 'proven' as const,
    })),
    quantity,
    side,
    low: rounded(from),
    high: rounded(to),
  };
}

const ask = async (view: View, pool: AskedEngine): Promise<Measures> =>
  (await pool.measure(view.notation, '')) as Measures;

export const maps: readonly BoardMap[] = [
  { id: 'values', label: m.analyse_map_values, asks: 'values' },
  {
    id: 'income',
    label: m.cq_map_income,
    legend: m.cq_note_income,
    draw: async (view, _, pool) => drawing((await ask(view, pool)).income, m.cq_quantity_income()),
  },
  {
    id: 'swing',
    label: m.cq_map_swing,
    legend: m.cq_note_swing,
    draw: async (view, _, pool) => drawing((await ask(view, pool)).swing, m.cq_quantity_swing(), seatName(view.seat)),
  },
  {
    id: 'strength',
    label: m.cq_map_strength,
    legend: m.cq_note_strength,
    draw: async (view, _, pool) => drawing((await ask(view, pool)).strength, m.cq_quantity_strength()),
  },
];
