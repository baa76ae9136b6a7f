import type { HeatValue } from '$lib/board/heat';
import { boardIn, seatName, troopName } from '$lib/games/toy-battle/board/words';
import { listed, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { mapOf } from '$workers/games/toy-battle/board-data';
import { distances, fitting, hqDistance } from '$workers/games/toy-battle/distance';
import { openRegions } from '$workers/games/toy-battle/regions';
import { SIDES } from '$workers/games/toy-battle/state';
import type { BoardMap } from '$lib/analyse/game';
import { exactText, percent } from '$lib/analyse/words';
import { nodeText, sideOf } from './words';

/** Placements at which the scale of distances ends; what is further away has the colour of the end. */
const FARTHEST = 6;

const names = (codes: Iterable<string>): string => listed([...codes].map(troopName));

const distance: BoardMap = {
  id: 'distance',
  label: m.tb_map_distance,
  async draw(view) {
    const board = boardIn(view);
    const side = sideOf(view.seat);
    const { nodes } = mapOf(board);
    const values = distances(board, side).flatMap((steps, node): HeatValue[] => {
      if (steps === Infinity) return [];
      return [
        {
          node: nodes[node]!,
          value: 1 - Math.min(FARTHEST, steps) / FARTHEST,
          label: String(steps),
          kind: 'proven',
          detail: steps > 0 ? m.tb_fitting({ tiles: names(fitting(board, side, node)) }) : undefined,
        },
      ];
    });
    return { values, quantity: m.tb_distance(), side: seatName(view.seat), low: `${FARTHEST}+`, high: '0' };
  },
  legend(view) {
    const steps = SIDES.map((side) => hqDistance(boardIn(view), side));
    const text = (count: number) => (count === Infinity ? m.tb_distance_never() : String(count));
    return m.tb_legend_distance({
      first: seatName(0),
      blue: text(steps[0]!),
      second: seatName(1),
      red: text(steps[1]!),
    });
  },
};

const fall: BoardMap = {
  id: 'fall',
  label: m.tb_map_fall,
  async draw(view, _, pool) {
    const { risksOf } = await import('./risks');
    const risks = await risksOf(boardIn(view), pool);
    return {
      values: risks.map(({ node, chance, by }) => ({
        node,
        value: chance.num / chance.den,
        label: percent(chance.num / chance.den),
        kind: 'proven',
        detail: by ? statements([exactText(chance), m.tb_covered_by({ tiles: names(by) })]) : m.tb_covered_by_none(),
      })),
      quantity: m.tb_fall(),
      side: seatName(view.seat),
      low: percent(0),
      high: percent(1),
    };
  },
  legend: (view) => m.tb_legend_fall({ side: seatName(1 - view.seat) }),
};

const regions: BoardMap = {
  id: 'regions',
  label: m.tb_map_regions,
  legend(view) {
    const open = openRegions(boardIn(view));
    return open.length > 0 ? m.tb_legend_regions() : m.tb_legend_no_regions();
  },
  rows: (view) =>
    openRegions(boardIn(view)).map(({ id, medals, bases, missing }) =>
      m.tb_region({
        id,
        medals,
        sides: statements(
          SIDES.map((side, seat) => {
            const lacks = listed(missing[side].map((base) => nodeText(view, base)));
            return m.tb_region_side({ side: seatName(seat), held: bases - missing[side].length, bases, lacks });
          }),
        ),
      }),
    ),
};

export const maps: readonly BoardMap[] = [
  { id: 'values', label: m.analyse_map_values, asks: 'values' },
  { id: 'holding', label: m.analyse_map_holding, asks: 'holding', legend: m.tb_legend_holding },
  { id: 'reach', label: m.tb_map_reach, legend: m.tb_legend_reach },
  distance,
  fall,
  regions,
];
