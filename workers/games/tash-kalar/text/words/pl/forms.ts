/** How Polish words of card texts change with case and number. */

/** Nominative and accusative singular, the same plural, genitive plural; all nouns and adjectives here have them. */
export interface Forms {
  sg: string;
  pl: string;
  gen: string;
  /** Genitive singular. */
  of?: string;
}
export type Form = 'sg' | 'pl' | 'gen';

const forms = (sg: string, pl: string, gen: string, of?: string): Forms => ({ sg, pl, gen, ...(of && { of }) });

export const FORMS = {
  piece: forms('pion', 'piony', 'pionów'),
  common: forms('zwykły', 'zwykłe', 'zwykłych', 'zwykłego'),
  heroic: forms('bohaterski', 'bohaterskie', 'bohaterskich', 'bohaterskiego'),
  legendary: forms('legendarny', 'legendarne', 'legendarnych', 'legendarnego'),
  upgraded: forms('ulepszony', 'ulepszone', 'ulepszonych', 'ulepszonego'),
  nonLegendary: forms('nielegendarny', 'nielegendarne', 'nielegendarnych', 'nielegendarnego'),
  own: forms('swój', 'swoje', 'swoich'),
  your: forms('twój', 'twoje', 'twoich'),
  enemy: forms('wrogi', 'wrogie', 'wrogich'),
  other: forms('inny', 'inne', 'innych'),
  used: forms('użyty', 'użyte', 'użytych'),
  move: forms('ruch', 'ruchy', 'ruchów'),
  standardMove: forms('zwykły ruch', 'zwykłe ruchy', 'zwykłych ruchów'),
  combatMove: forms('ruch bojowy', 'ruchy bojowe', 'ruchów bojowych'),
  standardLeap: forms('zwykły skok', 'zwykłe skoki', 'zwykłych skoków'),
  combatLeap: forms('bojowy skok', 'bojowe skoki', 'bojowych skoków'),
  /** Feminine: accusative throughout. */
  action: forms('akcję', 'akcje', 'akcji'),
  being: forms('istotę', 'istoty', 'istot'),
  legend: forms('legendę', 'legendy', 'legend'),
  extraBeing: forms('dodatkową istotę', 'dodatkowe istoty', 'dodatkowych istot'),
  extraLegend: forms('dodatkową legendę', 'dodatkowe legendy', 'dodatkowych legend'),
} as const satisfies Record<string, Forms>;

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
