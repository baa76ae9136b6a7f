/** I infantry, A whole armour, D damaged armour (CQ-PIECE-4). */
export type Kind = 'I' | 'A' | 'D';
export const KINDS: readonly Kind[] = ['I', 'A', 'D'];

/** How many divisions of each kind. */
export type Divisions = Readonly<Record<Kind, number>>;

export const divisions = (I: number, A = 0, D = 0): Divisions => ({ I, A, D });
export const NONE: Divisions = divisions(0);
export const some = (kind: Kind, count: number): Divisions => ({ ...NONE, [kind]: count });

export const sizeOf = ({ I, A, D }: Divisions): number => I + A + D;
export const armourIn = ({ A, D }: Divisions): number => A + D;
export const isNone = (all: Divisions): boolean => sizeOf(all) === 0;
export const plus = (a: Divisions, b: Divisions): Divisions => divisions(a.I + b.I, a.A + b.A, a.D + b.D);
export const minus = (a: Divisions, b: Divisions): Divisions => divisions(a.I - b.I, a.A - b.A, a.D - b.D);
export const sum = (all: readonly Divisions[]): Divisions => all.reduce(plus, NONE);
export const isWithin = (part: Divisions, whole: Divisions): boolean =>
  KINDS.every((kind) => part[kind] <= whole[kind]);
export const repaired = ({ I, A, D }: Divisions): Divisions => divisions(I, A + D);

/** Whole armour, damaged armour, infantry; from ten of a kind on a count in front; none is `-` (4.1). */
export function textOf(all: Divisions): string {
  const runs = (['A', 'D', 'I'] as const).map((kind) =>
    all[kind] > 9 ? `${all[kind]}${kind}` : kind.repeat(all[kind]),
  );
  return runs.join('') || '-';
}

/** The divisions of a text in canonical form; null for any other text. */
export function divisionsOf(text: string): Divisions | null {
  const counts = /^(?:(\d{2,3})A|(A*))(?:(\d{2,3})D|(D*))(?:(\d{2,3})I|(I*))$/.exec(text === '-' ? '' : text);
  if (!counts) return null;
  const [, manyA, a = '', manyD, d = '', manyI, i = ''] = counts;
  const read = divisions(Number(manyI ?? i.length), Number(manyA ?? a.length), Number(manyD ?? d.length));
  return textOf(read) === text ? read : null;
}

/** Every choice of `least` to `most` divisions out of a stock, each once. */
export function choices(stock: Divisions, least: number, most: number): Divisions[] {
  const upTo = (count: number): number[] => Array.from({ length: Math.min(count, most) + 1 }, (_, n) => n);
  return upTo(stock.I)
    .flatMap((I) => upTo(stock.A).flatMap((A) => upTo(stock.D).map((D) => divisions(I, A, D))))
    .filter((choice) => sizeOf(choice) >= least && sizeOf(choice) <= most);
}
