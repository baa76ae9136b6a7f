/** Divisions: infantry, whole armour, damaged armour (CQ-PIECE-1 to CQ-PIECE-4). */
export interface Troops {
  infantry: number;
  armour: number;
  damaged: number;
}

export const NO_TROOPS: Troops = { infantry: 0, armour: 0, damaged: 0 };

/** The kinds in the order of the notation. */
const LETTERS = [
  ['A', 'armour'],
  ['D', 'damaged'],
  ['I', 'infantry'],
] as const;

/** Reads `AADI`, `12I` or `-`: letters with an optional number before each. Throws a SyntaxError at anything else. */
export function troops(text: string): Troops {
  const found = { ...NO_TROOPS };
  if (text === '-') return found;
  if (!/^(?:\d*[ADI])+$/.test(text)) throw new SyntaxError(`"${text}" is no list of divisions`);
  for (const [, count, letter] of text.matchAll(/(\d*)([ADI])/g)) {
    const kind = LETTERS.find(([known]) => known === letter)![1];
    found[kind] += count === '' ? 1 : Number(count);
  }
  return found;
}

/** The text of troops: `A`, `D`, `I` in this order, from ten of a kind on with their number. */
export function troopsText(of: Troops): string {
  const text = LETTERS.map(([letter, kind]) => (of[kind] < 10 ? letter.repeat(of[kind]) : `${of[kind]}${letter}`));
  return text.join('') || '-';
}

export const divisions = ({ infantry, armour, damaged }: Troops): number => infantry + armour + damaged;

/** Units of troops; damaged armour counts like whole (section 9.1). */
export const units = ({ infantry, armour, damaged }: Troops): number => infantry + 3 * (armour + damaged);

export const plus = (a: Troops, b: Troops): Troops => ({
  infantry: a.infantry + b.infantry,
  armour: a.armour + b.armour,
  damaged: a.damaged + b.damaged,
});
