/** An analysis as text: compact for links and autosave, and as a record for files. */
import type { Line, Variation } from '$workers/game-codec';
import { wordsIn } from './markup';
import { fromLine, nodeAt, preorder, toLine, type NodeId, type Tree } from './tree';

/** Nothing lies over the board. */
export const NO_MAP = 'none';

/** dealt: nobody knows what is hidden, and a search deals it anew; open: everything is known to both. */
export const HIDDEN = ['dealt', 'open'] as const;
export type Hidden = (typeof HIDDEN)[number];

/** What belongs to an analysis beside its moves. */
export interface Settings {
  /** What lies over the board: `none`, or a map of the game. */
  map: string;
  hidden: Hidden;
  /** The seat at the bottom of the board. */
  bottom: 0 | 1;
}

export const DEFAULT_SETTINGS: Readonly<Settings> = { map: NO_MAP, hidden: 'dealt', bottom: 0 };

/** Everything a link carries. */
export interface Shared {
  tree: Tree;
  at: NodeId;
  settings: Settings;
}

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
  r?: Hidden;
  b?: 1;
}

export function pack({ tree, at, settings }: Shared): string {
  const place = preorder(tree).indexOf(at);
  const packed: Packed = {
    s: tree.start,
    ...packLine(toLine(tree)),
    ...(place > 0 && { n: place }),
    ...(settings.map !== DEFAULT_SETTINGS.map && { m: settings.map }),
    ...(settings.hidden !== DEFAULT_SETTINGS.hidden && { r: settings.hidden }),
    ...(settings.bottom === 1 && { b: 1 as const }),
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

/** Variations inside each other deeper than any analysis; keeps hostile texts from exhausting the stack. */
const MAX_DEPTH = 64;

/** Reads what `pack` wrote; null for anything else. The moves are not checked: only the engine can do that. */
export function unpack(text: string): Shared | null {
  try {
    const packed = JSON.parse(text) as Packed;
    if (typeof packed?.s !== 'string') return null;
    const tree = fromLine(packed.s, unpackLine(packed, 0));
    const order = preorder(tree);
    const at = order[packed.n ?? 0];
    if (at === undefined) return null;
    return {
      tree,
      at,
      settings: {
        map: typeof packed.m === 'string' ? packed.m : DEFAULT_SETTINGS.map,
        hidden: hiddenOf(packed.r),
        bottom: packed.b === 1 ? 1 : 0,
      },
    };
  } catch {
    return null;
  }
}

/** The setting a text names, or the usual one. */
export const hiddenOf = (text: unknown): Hidden => HIDDEN.find((known) => known === text) ?? DEFAULT_SETTINGS.hidden;

function unpackLine(packed: PackedLine, depth: number): Line {
  if (typeof packed.a !== 'string' || depth > MAX_DEPTH) throw new TypeError('no line');
  const actions = packed.a === '' ? [] : packed.a.split(BETWEEN);
  const comments: Record<number, string> = {};
  for (const [ply, text] of Object.entries(packed.c ?? {})) {
    if (!(Number(ply) <= actions.length) || typeof text !== 'string') throw new TypeError('no comment');
    comments[Number(ply)] = text;
  }
  const variations = (packed.v ?? []).map((variation): Variation => {
    if (!Number.isInteger(variation.p) || variation.p < 0 || variation.p > actions.length)
      throw new TypeError('no place');
    return { at: variation.p, ...unpackLine(variation, depth + 1) };
  });
  return { actions, comments, variations };
}

/** A short name for a list of saved analyses: how many moves, and the first comment. */
export function titleOf(tree: Tree): string {
  const words = preorder(tree)
    .map((id) => wordsIn(nodeAt(tree, id).comment).trim().split('\n')[0]!)
    .find((text) => text !== '');
  return words ? (words.length > 60 ? `${words.slice(0, 59)}…` : words) : '';
}
