/** An analysis as a compact text, for links. */
import type { Parsed } from '$workers/contract';
import type { Line } from '$workers/game-codec';
import { asObject, asText, parseJson } from '$workers/reading/json';
import { readLine } from '$workers/reading/line';
import { attempt, malformed, show } from '$workers/reading/problems';
import { isSeat } from '$workers/seats';
import { fromLine } from './line-to-tree';
import { MEASURES, type Measure } from './measure';
import { DEFAULT_SETTINGS, HIDDEN, type Hidden, type Shared } from './settings';
import { preorder } from './tree';
import { toLine } from './tree-to-line';

/** Fragment key of a whole analysis, and of a bare position in notation. */
export const ANALYSIS_KEY = 'a';
export const POSITION_KEY = 'p';

/** Actions never contain this sign, so a line needs no more than one text. */
const BETWEEN = ',';

interface PackedLine {
  /** The actions. */
  a: string;
  /** Comments by number of actions. */
  c?: Record<string, string>;
  /** Variations, with the number of actions before them. */
  v?: (PackedLine & { p: number })[];
}

interface Packed extends PackedLine {
  s: string;
  /** The current node, counted in preorder. */
  n?: number;
  m?: string;
  q?: Measure;
  r?: Hidden;
  b?: number;
}

export function pack({ tree, at, settings }: Shared): string {
  const place = preorder(tree).indexOf(at);
  const packed: Packed = {
    s: tree.start,
    ...packLine(toLine(tree)),
    ...(place > 0 && { n: place }),
    ...(settings.map !== DEFAULT_SETTINGS.map && { m: settings.map }),
    ...(settings.measure !== DEFAULT_SETTINGS.measure && { q: settings.measure }),
    ...(settings.hidden !== DEFAULT_SETTINGS.hidden && { r: settings.hidden }),
    ...(settings.bottom > 0 && { b: settings.bottom }),
  };
  return JSON.stringify(packed);
}

function packLine({ actions, comments, variations }: Line): PackedLine {
  return {
    a: actions.join(BETWEEN),
    ...(Object.keys(comments).length > 0 && { c: comments }),
    ...(variations.length > 0 && { v: variations.map(({ at, ...line }) => ({ p: at, ...packLine(line) })) }),
  };
}

/**
 * Reads what `pack` wrote. Never throws, whatever the text: `at` is in the tree, and the tree is no larger than
 * `MAX_ACTIONS` allows. The moves are not checked: only the engine can do that.
 */
export function unpack(text: string): Parsed<Shared> {
  return attempt(() => {
    const packed = asObject(parseJson(text), 'link');
    const tree = fromLine(asText(packed.s, 's'), readLine(packed, anyAction, spelledOut));
    const place = packed.n ?? 0;
    const at = Number.isInteger(place) ? preorder(tree)[place as number] : undefined;
    if (at === undefined) return malformed(1, `n: ${show(place)}`, 'bad-number');
    return {
      tree,
      at,
      settings: {
        map: typeof packed.m === 'string' ? packed.m : DEFAULT_SETTINGS.map,
        measure: measureOf(packed.q),
        hidden: hiddenOf(packed.r),
        bottom: seatIn(packed.b),
      },
    };
  });
}

const anyAction = (action: string): Parsed<string> => ({ ok: true, value: action });

/** A packed line in the members of a record. */
function spelledOut({ p, a, c, v }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const actions = asText(a, 'a');
  return { at: p, actions: actions === '' ? [] : actions.split(BETWEEN), comments: c, variations: v };
}

/** A seat as it is written, the first one if there is no such seat. */
export const seatIn = (value: unknown): number => (isSeat(Number(value ?? 0)) ? Number(value ?? 0) : 0);

/** The setting a text names, or the usual one. */
export const hiddenOf = (text: unknown): Hidden => HIDDEN.find((known) => known === text) ?? DEFAULT_SETTINGS.hidden;

/** The setting a text names, or the usual one. */
export const measureOf = (text: unknown): Measure =>
  MEASURES.find((known) => known === text) ?? DEFAULT_SETTINGS.measure;
