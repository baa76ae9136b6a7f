/** Divisions as text: whole armour, damaged armour, infantry, `AAD12I`; `-` for none. */

/** Infantry, whole armour, damaged armour, as the engine counts kinds. */
export type Divisions = readonly [infantry: number, armour: number, damaged: number];

export const KINDS = ['I', 'A', 'D'] as const;
export const NO_DIVISIONS: Divisions = [0, 0, 0];

/** By the engine's number: what a group of at most two divisions is made of. */
export const COMPOSITIONS: readonly Divisions[] = [
  NO_DIVISIONS,
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [2, 0, 0],
  [1, 1, 0],
  [1, 0, 1],
  [0, 2, 0],
  [0, 1, 1],
  [0, 0, 2],
];

/** Most divisions of a kind that a text may hold: what the engine's bytes have room for. */
const MOST: Divisions = [99, 31, 31];

/** The engine's number of a group; -1 for more than two divisions. */
export const compositionOf = (divisions: Divisions): number =>
  COMPOSITIONS.findIndex((one) => one.every((count, kind) => count === divisions[kind]));

export const sizeOf = ([infantry, armour, damaged]: Divisions): number => infantry + armour + damaged;

const WRITTEN = [1, 2, 0] as const;

export function divisionsText(divisions: Divisions): string {
  const text = WRITTEN.map((kind) => {
    const count = divisions[kind];
    return count > 9 ? `${count}${KINDS[kind]}` : KINDS[kind].repeat(count);
  }).join('');
  return text || '-';
}

const WHOLE = /^([1-9]\dA|A*)([1-9]\dD|D*)([1-9]\dI|I*)$/;

/** Kinds in the order they are written in; null for anything else. */
export function parseDivisions(text: string): Divisions | null {
  if (text === '-') return NO_DIVISIONS;
  const [, ...parts] = text ? (WHOLE.exec(text) ?? []) : [];
  const [armour, damaged, infantry] = parts.map((part) => Number.parseInt(part, 10) || part.length);
  if (armour === undefined) return null;
  const counts: Divisions = [infantry!, armour, damaged!];
  return counts.every((count, kind) => count <= MOST[kind]!) ? counts : null;
}
