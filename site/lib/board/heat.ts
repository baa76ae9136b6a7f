/** Values over the places of a board: colours, contrast and order. Knows no game. */
import { rampColour, STEPS } from './ramp';

/** `proven`: exact; `estimated`: from a search that may err; `unknown`: too little work for a number. */
export type HeatKind = 'proven' | 'estimated' | 'unknown';

/** How a finished game would stand for whoever the values are for. */
export type HeatResult = 'win' | 'draw' | 'loss';

export interface HeatValue {
  node: string;
  /** On the scale of its quantity, 0..1; ignored if unknown. */
  value: number;
  /** The value as people read it, e.g. `62 %` or `2/5`. */
  label: string;
  kind: HeatKind;
  /** Of proven values that say how the game ends: they are told by a colour and a sign of their own. */
  result?: HeatResult | null;
  /** No other value is better. */
  best?: boolean;
  /** More in words: which action it is the best of, the work done, the interval. */
  detail?: string;
}

/** The colour of a value in 0..1, out of 256; values outside are cut off. */
export function heatColour(value: number): string {
  return rampColour(Math.round(Math.max(0, Math.min(1, value)) * (STEPS - 1)));
}

const DARK = '#000000';
const LIGHT = '#ffffff';

/** Relative luminance of a colour `#rrggbb` by WCAG 2.2, 0..1. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours `#rrggbb`, 1..21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever is easier to read on the colour of a value; at least 4.5:1 all along the table (tested). */
export function heatText(value: number): string {
  const ground = heatColour(value);
  return contrast(ground, LIGHT) > contrast(ground, DARK) ? LIGHT : DARK;
}

/**
 * The ground of a number: the colour of its value, lighter under black and darker under white, at least 7:1 all along the
 * table (tested). Small digits on the colour itself are hard to read in its middle, where black and white are equally poor.
 */
export const heatPlate = (value: number): string =>
  `color-mix(in srgb, ${heatColour(value)} 75%, ${heatText(value) === DARK ? LIGHT : DARK})`;

/** Best first; equal values keep a rank in common; unknown ones come last and have none. */
export function ranked(values: readonly HeatValue[]): { rank: number | null; value: HeatValue }[] {
  const known = values.filter((v) => v.kind !== 'unknown').sort((a, b) => b.value - a.value);
  return [
    ...known.map((value) => ({ rank: known.findIndex((other) => other.value === value.value) + 1, value })),
    ...values.filter((v) => v.kind === 'unknown').map((value) => ({ rank: null, value })),
  ];
}
