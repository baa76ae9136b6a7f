import type { HeatValue } from '$lib/board/heat';
import { cardName, seatName } from '$lib/games/tash-kalar/board/words';
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { CardFinds, Finder } from '$workers/games/tash-kalar/measures';
import type { AskedEngine, BoardMap, MapDrawing } from '$lib/analyse/game';

/** Cards at which the scale ends; a square with more has the colour of the end. */
const MOST_OWN = 4;
const MOST_POSSIBLE = 10;

const NONE: Finder = { cards: [] };

/** The finder for the player on turn: of one card in hand, or of the whole hand. */
async function own(view: View, picked: readonly string[], pool: AskedEngine): Promise<Finder> {
  const held = picked.find((pick) => pick.startsWith('card:') && !pick.includes(':flare-'));
  return ((await pool.measure(view.notation, held ?? '')) as Finder | null) ?? NONE;
}

/** The finder for the other player, over all cards it may hold. */
async function possible(view: View, pool: AskedEngine): Promise<Finder> {
  const { passed } = await import('./suppose');
  const turned = passed(view.notation);
  return (turned && ((await pool.measure(turned, 'possible')) as Finder | null)) || NONE;
}

/** How many cards name each square, with their names. */
function counted(
  { cards }: Finder,
  squares: (card: CardFinds) => readonly string[],
  most: number,
): Pick<MapDrawing, 'values' | 'low' | 'high'> {
  const found = new Map<string, string[]>();
  for (const card of cards)
    for (const square of new Set(squares(card))) found.set(square, [...(found.get(square) ?? []), cardName(card.id)]);
  const values = [...found].map(([node, names]): HeatValue => ({
    node,
    value: Math.min(most, names.length) / most,
    label: String(names.length),
    kind: 'proven',
    detail: listed(names),
  }));
  return { values, low: '0', high: `${most}+` };
}

const targets = ({ targets }: CardFinds): readonly string[] => targets;
const lacking = ({ lacks }: CardFinds): readonly string[] => lacks.map(({ square }) => square);

export const maps: readonly BoardMap[] = [
  { id: 'values', label: m.analyse_map_values, asks: 'values' },
  { id: 'holding', label: m.analyse_map_holding, asks: 'holding', legend: m.ts_legend_holding },
  {
    id: 'summons',
    label: m.ts_map_summons,
    draw: async (view, picked, pool) => ({
      ...counted(await own(view, picked, pool), targets, MOST_OWN),
      quantity: m.ts_summons(),
      side: seatName(view.seat),
    }),
    legend: m.ts_legend_summons,
  },
  {
    id: 'missing',
    label: m.ts_map_missing,
    draw: async (view, picked, pool) => ({
      ...counted(await own(view, picked, pool), lacking, MOST_OWN),
      quantity: m.ts_missing(),
      side: seatName(view.seat),
    }),
    legend: m.ts_legend_missing,
  },
  {
    id: 'enemySummons',
    label: m.ts_map_enemy_summons,
    draw: async (view, _, pool) => ({
      ...counted(await possible(view, pool), targets, MOST_POSSIBLE),
      quantity: m.ts_enemy_summons(),
      side: seatName(1 - view.seat),
    }),
    legend: m.ts_legend_possible,
  },
  {
    id: 'enemyMissing',
    label: m.ts_map_enemy_missing,
    draw: async (view, _, pool) => ({
      ...counted(await possible(view, pool), lacking, MOST_POSSIBLE),
      quantity: m.ts_enemy_missing(),
      side: seatName(1 - view.seat),
    }),
    legend: m.ts_legend_possible,
  },
];
