/** What lies over the board: the value of every move, and the quantities of section 9.1 of the rules. */
import { extent } from 'd3-array';
import type { HeatValue } from '$lib/board/heat';
import { boardIn, cardName, seatName } from '$lib/games/token-battle/board/words';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { Measured, Measures, Placing } from '$workers/games/token-battle/measures';
import type { AskedEngine, BoardMap, MapDrawing } from '$lib/analyse/game';
import { count, signed } from '$lib/analyse/words';

/** Numbers by field, with what else there is to say about them. */
interface Entry {
  field: string;
  value: number;
  detail?: string;
}

interface Look {
  /** The quantity with its unit. */
  quantity: string;
  text(value: number): string;
  /** Left out where the numbers are nobody's in particular. */
  side?: string;
  /** Whether the numbers are exact. */
  kind?: HeatValue['kind'];
}

/** The scale runs from the smallest to the largest number on the board, to round ends, and through 0 where that is near. */
async function drawing(
  entries: readonly Entry[],
  { quantity, text, side, kind = 'proven' }: Look,
): Promise<MapDrawing> {
  const { scaleLinear } = await import('d3-scale');
  const [low = 0, high = 0] = extent(entries, ({ value }) => value);
  const scale = scaleLinear([Math.min(low, 0), Math.max(high, low + 1)], [0, 1]).nice();
  const [from, to] = scale.domain() as [number, number];
  const values = entries.map(({ field, value, detail }) => ({
    node: field,
    value: scale(value),
    label: text(value),
    kind,
    detail,
  }));
  return { values, quantity, side, low: text(from), high: text(to) };
}

const rounded = (value: number): string => signed(Math.round(value));

const stackOf = (picked: readonly string[]): string => picked.find((pick) => pick.startsWith('stack:')) ?? '';

const ask = async (view: View, picked: readonly string[], pool: AskedEngine): Promise<Measures> =>
  (await pool.measure(view.notation, stackOf(picked))) as Measures;

/** For each field the card that is best there, unless one is in hand. */
function placed(view: View, picked: readonly string[], entries: Record<string, Measured>): Entry[] {
  const board = boardIn(view);
  return Object.entries(entries).map(([field, { value, stack }]) => ({
    field,
    value,
    detail:
      stackOf(picked) || board.turn === '?'
        ? undefined
        : m.tk_best_card({ card: cardName(board.cards[board.turn][stack - 1]![0]!) }),
  }));
}

const plain = (entries: Record<string, number>): Entry[] =>
  Object.entries(entries).map(([field, value]) => ({ field, value }));

/** A quantity of the card in hand, or of the best card, on every empty field. */
function placing(
  id: Placing,
  label: () => string,
  quantity: () => string,
  legend: () => string,
  text: (value: number) => string,
): BoardMap {
  return {
    id,
    label,
    legend,
    async draw(view, picked, pool) {
      const measures = await ask(view, picked, pool);
      const kind = id === 'forecast' ? 'estimated' : 'proven';
      return drawing(placed(view, picked, measures.placing[id]), {
        quantity: quantity(),
        text,
        side: seatName(id === 'threat' ? 1 - view.seat : view.seat),
        kind,
      });
    },
  };
}

const danger: BoardMap = {
  id: 'danger',
  label: m.tk_map_danger,
  legend: m.tk_note_danger,
  async draw(view, picked, pool) {
    const measures = await ask(view, picked, pool);
    const entries = [...placed(view, picked, measures.placing.danger), ...plain(measures.danger)];
    return drawing(entries, { quantity: m.tk_quantity_danger(), text: count });
  },
};

const fire: BoardMap = {
  id: 'fire',
  label: m.tk_map_fire,
  legend: m.tk_note_fire,
  async draw(view, _, pool) {
    const { fire: hits } = await ask(view, [], pool);
    return drawing(plain(hits), { quantity: m.tk_quantity_fire(), text: count });
  },
};

const standing: BoardMap = {
  id: 'standing',
  label: m.tk_map_standing,
  legend: m.tk_note_standing,
  async draw(view, _, pool) {
    const { standing: gains, turnsLeft } = await ask(view, [], pool);
    const entries = Object.entries(gains).map(([field, gain]) => ({
      field,
      value: gain * turnsLeft,
      detail: m.tk_gain({ gain }),
    }));
    const quantity = m.tk_quantity_standing({ turns: count(Math.round(turnsLeft)) });
    return drawing(entries, { quantity, text: (value) => count(Math.round(value)), kind: 'estimated' });
  },
};

export const maps: readonly BoardMap[] = [
  { id: 'values', label: m.tk_map_search, asks: 'values' },
  placing('turnPoints', m.tk_map_turn_points, m.tk_quantity_turn_points, m.tk_note_turn_points, rounded),
  placing('gainSwing', m.tk_map_gain_swing, m.tk_quantity_gain_swing, m.tk_note_gain_swing, rounded),
  placing('forecast', m.tk_map_forecast, m.tk_quantity_forecast, m.tk_note_forecast, rounded),
  placing('threat', m.tk_map_threat, m.tk_quantity_threat, m.tk_note_threat, rounded),
  placing('auraField', m.tk_map_aura, m.tk_quantity_aura, m.tk_note_aura, rounded),
  danger,
  fire,
  standing,
];
