/** What lies over the map: the value of every move, who ends up where, and quantities of section 9.2 of the rules. */
import { max } from 'd3-array';
import type { HeatValue } from '$lib/board/heat';
import { LAND_AT } from '$lib/games/conquest/board/layout';
import { continentName } from '$lib/games/conquest/board/names';
import { boardIn, buildingsOf, playerName } from '$lib/games/conquest/board/words';
import { clauses, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { QuantityId } from '$workers/games/conquest/battle/quantities';
import type { Income, Measures } from '$workers/games/conquest/measures';
import type { BoardMap, MapDrawing } from '$lib/analyse/game';
import { count } from '$lib/analyse/words';

/** Units of a turn, to a tenth. */
const units = (value: number): string => count(Math.round(value * 10) / 10);

/** Exact numbers from 0 to the greatest on the map. */
function counted(entries: readonly { code: string; value: number; detail?: string }[], quantity: string): MapDrawing {
  const most = Math.max(1, Math.ceil(max(entries, ({ value }) => value) ?? 0));
  const values = entries.map(({ code, value, detail }): HeatValue => ({
    node: code,
    value: value / most,
    label: units(value),
    kind: 'proven',
    detail,
  }));
  return { values, quantity, low: '0', high: count(most) };
}

function incomeText(code: string, { card, share }: Income, view: View): string {
  const board = boardIn(view);
  return clauses([
    card > 0 && m.cq_income_card({ count: card }),
    ...buildingsOf(code, { ...board, airfields: [] }),
    share > 0 && m.cq_income_share({ continent: continentName(LAND_AT[code]!.continent), bonus: units(share) }),
  ]);
}

/** A map of what the engine counts. */
const measured = (
  words: Omit<BoardMap, 'draw' | 'asks'>,
  draw: (measures: Measures, view: View) => MapDrawing,
): BoardMap => ({
  ...words,
  draw: async (view, _, pool) => draw((await pool.measure(view.notation, '')) as Measures, view),
});

const income = measured({ id: 'income', label: m.cq_map_income, legend: m.cq_legend_income }, ({ income }, view) => {
  const entries = Object.entries(income).map(([code, parts]) => ({
    code,
    value: parts.card + parts.buildings + parts.share,
    detail: incomeText(code, parts, view),
  }));
  return counted(entries, m.cq_quantity_income());
});

const swing = measured({ id: 'swing', label: m.cq_map_swing, legend: m.cq_legend_swing }, ({ swing }, view) => {
  const entries = Object.entries(swing).map(([code, { gain, loss }]) => ({
    code,
    value: gain + loss,
    detail: statements([m.cq_swing_gain({ count: units(gain) }), loss > 0 && m.cq_swing_loss({ count: units(loss) })]),
  }));
  return counted(entries, m.cq_quantity_swing({ player: playerName(boardIn(view).player) }));
});

const strength = measured({ id: 'strength', label: m.cq_map_strength, legend: m.cq_legend_strength }, ({ strength }) =>
  counted(
    Object.entries(strength).map(([code, value]) => ({ code, value })),
    m.cq_quantity_strength(),
  ),
);

/** A map that is worked out with whole battles, by a worker that only those who look at one fetch. */
const battled = (id: QuantityId, label: () => string): BoardMap => ({
  id,
  label,
  draw: async (view) => (await import('./battle-maps')).battleMap(id, view),
});

const expedition: BoardMap = {
  id: 'expedition',
  label: m.cq_map_expedition,
  draw: async (view, _, pool) =>
    (await import('./battle-maps')).expeditionMap((await pool.measure(view.notation, '')) as Measures),
};

export const maps: readonly BoardMap[] = [
  { id: 'values', label: m.analyse_map_values, asks: 'values' },
  { id: 'holding', label: m.analyse_map_holding, asks: 'holding', legend: m.cq_legend_holding },
  battled('take', m.cq_map_take),
  battled('storm', m.cq_map_storm),
  battled('fall', m.cq_map_fall),
  battled('recruits', m.cq_map_recruits),
  battled('shield', m.cq_map_shield),
  battled('spear', m.cq_map_spear),
  battled('open', m.cq_map_open),
  income,
  swing,
  battled('city', m.cq_map_city),
  expedition,
  battled('risk', m.cq_map_risk),
  battled('landing', m.cq_map_landing),
  strength,
];
