/** Maps that rest on whole battles, and what an expedition brings (section 9.2 of the rules); legend and all, for whoever looks at one. */
import { percent } from '$lib/analyse/words';
import type { MapDrawing } from '$lib/analyse/game';
import type { HeatValue } from '$lib/board/heat';
import { boardIn, placeName, playerName } from '$lib/games/conquest/board/words';
import { OddsDesk } from '$lib/games/conquest/odds/desk.svelte';
import { formatted } from '$lib/i18n/numbers';
import { labelled, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { Part, QuantityId, QuantityRow } from '$workers/games/conquest/battle/quantities';
import type { Measures } from '$workers/games/conquest/measures';

/** As many parts of a number as can be read at a glance. */
const MOST_NAMED = 4;

/** Without digits behind the point; what is neither sure nor impossible never looks so. */
function rounded(value: number): string {
  if (value > 0 && value < 0.005) return `<\u00a0${percent(0.01)}`;
  return value < 1 && value > 0.995 ? `>\u00a0${percent(0.99)}` : percent(value);
}

const decimal = (value: number): string => formatted(value, { maximumFractionDigits: 2 }).replace('-', '−');
/** Points of a chance, to a tenth. */
const points = (value: number): string => formatted(100 * value, { maximumFractionDigits: 1 });

interface Quantity {
  quantity(words: { player: string }): string;
  note(): string;
  text(value: number): string;
  /** A part in words; what it is of, where its number alone does not say. */
  part(part: Part): string;
  /** Whether the scale ends with certainty; else with the greatest number on the map. */
  whole: boolean;
}

const named = ({ what, by }: Part): string => (by ? `${playerName(by)}, ${placeName(what)}` : placeName(what));
const chance = (part: Part): string => labelled(named(part), rounded(part.value));
/** Of the player whom the whole map is about. */
const base = ({ what, value }: Part): string => labelled(placeName(what), rounded(value));

const WHERE: Readonly<Record<string, () => string>> = {
  rear: m.cq_shield_rear,
  armour: m.cq_shield_armour,
  die: m.cq_city_die,
  steps: m.cq_city_steps,
};
const gain = ({ what, value }: Part): string =>
  labelled(WHERE[what]?.() ?? placeName(what), what === 'steps' ? decimal(value) : points(value));

const QUANTITIES: Readonly<Record<QuantityId, Quantity>> = {
  take: { quantity: m.cq_quantity_take, note: m.cq_note_take, text: rounded, part: base, whole: true },
  fall: { quantity: m.cq_quantity_fall, note: m.cq_note_take, text: rounded, part: chance, whole: true },
  storm: { quantity: m.cq_quantity_storm, note: m.cq_note_storm, text: rounded, part: chance, whole: true },
  recruits: {
    quantity: m.cq_quantity_recruits,
    note: m.cq_note_recruits,
    text: rounded,
    part: chance,
    whole: true,
  },
  shield: { quantity: m.cq_quantity_shield, note: m.cq_note_shield, text: points, part: gain, whole: false },
  spear: { quantity: m.cq_quantity_spear, note: m.cq_note_spear, text: points, part: gain, whole: false },
  open: { quantity: m.cq_quantity_open, note: m.cq_note_open, text: points, part: gain, whole: false },
  city: { quantity: m.cq_quantity_city, note: m.cq_note_city, text: decimal, part: gain, whole: true },
  risk: { quantity: m.cq_quantity_risk, note: m.cq_note_risk, text: rounded, part: chance, whole: true },
  landing: { quantity: m.cq_quantity_landing, note: m.cq_note_landing, text: rounded, part: chance, whole: true },
};

const desk = new OddsDesk();

/** Rejects when another map is asked for meanwhile, and where the worker cannot be had. */
export async function battleMap(id: QuantityId, view: View): Promise<MapDrawing> {
  const board = boardIn(view);
  let rows: QuantityRow[] | null = null;
  await desk.ask(async (service, still) => {
    const found = await service.quantity(board, id);
    if (still()) rows = found;
  });
  if (!rows) throw new Error(`no map of ${id}`);
  return drawn(rows, QUANTITIES[id], playerName(board.player));
}

function drawn(rows: readonly QuantityRow[], words: Quantity, player: string): MapDrawing {
  const most = words.whole ? 1 : Math.max(0.01, ...rows.map(({ value }) => value));
  const values = rows.map(({ code, value, exact, parts }): HeatValue => ({
    node: code,
    value: Math.max(0, value) / most,
    label: words.text(value),
    kind: exact ? 'proven' : 'estimated',
    detail: statements(parts.slice(0, MOST_NAMED).map(words.part)),
  }));
  return {
    values,
    quantity: words.quantity({ player }),
    low: words.text(0),
    high: words.text(most),
    note: words.note(),
  };
}

export function expeditionMap({ expedition }: Measures): MapDrawing {
  const entries = Object.entries(expedition);
  const sum = ({ gain: brought, progress, cost }: Measures['expedition'][string]): number => brought + progress - cost;
  const most = Math.max(1, ...entries.map(([, parts]) => sum(parts)));
  const values = entries.map(([code, parts]): HeatValue => ({
    node: code,
    value: Math.max(0, sum(parts)) / most,
    label: decimal(sum(parts)),
    kind: 'estimated',
    detail: statements([
      labelled(m.cq_expedition_gain(), decimal(parts.gain)),
      parts.progress > 0 && labelled(m.cq_expedition_progress(), decimal(parts.progress)),
      labelled(m.cq_expedition_cost(), decimal(-parts.cost)),
    ]),
  }));
  return { values, quantity: m.cq_quantity_expedition(), low: '0', high: decimal(most), note: m.cq_note_expedition() };
}
