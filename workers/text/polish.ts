/** Polish numerals, how words change with case and number, and how clauses are joined. */
import type { Joining } from './joining';

/** Nominative and accusative singular, the same plural, genitive plural. */
export interface Forms {
  sg: string;
  pl: string;
  gen: string;
  /** Genitive singular. */
  of?: string;
}
export type Form = 'sg' | 'pl' | 'gen';

/** Forms of a word whose accusative is its nominative; of a feminine one, the accusative alone. */
export const forms = (sg: string, pl: string, gen: string, of?: string): Forms => ({ sg, pl, gen, ...(of && { of }) });

const rules = new Intl.PluralRules('pl');

/** The form of a noun after a number. */
export function noun(n: number): Form {
  const category = rules.select(n);
  return category === 'one' ? 'sg' : category === 'few' ? 'pl' : 'gen';
}

const ACCUSATIVE = ['zero', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem'];
const FEMININE = ['zero', 'jedną', 'dwie', ...ACCUSATIVE.slice(3)];
const GENITIVE = ['zera', 'jednego', 'dwóch', 'trzech', 'czterech', 'pięciu', 'sześciu', 'siedmiu', 'ośmiu'];

/** A number before a masculine noun, as subject or object. */
export const accusative = (n: number): string => ACCUSATIVE[n] ?? String(n);

/** A number after "do" or "z". */
export const genitive = (n: number): string => GENITIVE[n] ?? String(n);

const isFeminine = ({ sg }: Forms): boolean => sg.endsWith('ę');

/** So many of something, as an object. */
export function counted(n: number, what: Forms): string {
  const word = isFeminine(what) ? (FEMININE[n] ?? String(n)) : accusative(n);
  return `${word} ${what[noun(n)]}`;
}

const OTHERWISE = 'w przeciwnym razie';

export const JOINING: Joining = {
  otherwise: OTHERWISE,
  under: (condition, clauses) => (condition === OTHERWISE ? `${condition} ${clauses}` : `${condition}, ${clauses}`),
  inOrder: (clauses) => clauses.join('; potem '),
  oneOf: (clauses) => `wybierz jedno: ${clauses.join('; albo ')}`,
  fullStop: '.',
  text: (sentences) => sentences.join(' '),
};
