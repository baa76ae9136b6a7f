/** How Polish words of card texts are declined. */

export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins';
const CASES: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins'];
export type Number = 'sg' | 'pl';

/** Masculine personal, other masculine, feminine, neuter. */
export type Gender = 'm1' | 'm3' | 'f' | 'n';

export interface Noun {
  readonly gender: Gender;
  readonly sg: readonly string[];
  readonly pl: readonly string[];
  /** Said after every form. */
  readonly tail?: string;
}

/** A noun by its five cases in both numbers, each list written with blanks. */
export const declined = (gender: Gender, sg: string, pl: string, tail?: string): Noun => ({
  gender,
  sg: sg.split(' '),
  pl: pl.split(' '),
  ...(tail && { tail }),
});

export const formOf = (noun: Noun, number: Number, at: Case): string =>
  noun[number][CASES.indexOf(at)]! + (noun.tail ? ` ${noun.tail}` : '');

type Endings = Readonly<Record<Gender | 'pl', string>>;

/** Endings of an adjective in -y by case; masculine accusatives and personal plurals apart. */
const HARD: Readonly<Record<Case, Endings>> = {
  nom: { m1: 'y', m3: 'y', f: 'a', n: 'e', pl: 'e' },
  gen: { m1: 'ego', m3: 'ego', f: 'ej', n: 'ego', pl: 'ych' },
  dat: { m1: 'emu', m3: 'emu', f: 'ej', n: 'emu', pl: 'ym' },
  acc: { m1: 'ego', m3: 'y', f: 'ą', n: 'e', pl: 'e' },
  ins: { m1: 'ym', m3: 'ym', f: 'ą', n: 'ym', pl: 'ymi' },
};

export interface Adjective {
  readonly stem: string;
  /** A masculine nominative of its own. */
  readonly soft?: string;
  /** Nominative plural of persons. */
  readonly persons?: string;
}

/** An adjective in agreement with a noun. */
export function agreeing({ stem, soft, persons }: Adjective, { gender }: Noun, number: Number, at: Case): string {
  if (number === 'pl' && gender === 'm1') {
    if (at === 'nom') return persons ?? `${stem}i`;
    if (at === 'acc') return agreeing({ stem, ...(soft && { soft }) }, { gender, sg: [], pl: [] }, 'pl', 'gen');
  }
  const ending = HARD[at][number === 'pl' ? 'pl' : gender];
  if (soft !== undefined && number === 'sg' && ending === 'y') return soft;
  // "k" is never followed by a plain "e" or "y"; "ji" is written "i".
  if (stem.endsWith('k')) return stem + ending.replace(/^e/, 'ie').replace(/^y/, 'i');
  if (stem.endsWith('j') && ending.startsWith('y')) return stem.slice(0, -1) + ending.replace(/^y/, 'i');
  return stem + ending;
}

export const ADJECTIVES = {
  swój: { stem: 'swoj', soft: 'swój', persons: 'swoi' },
  twój: { stem: 'twoj', soft: 'twój', persons: 'twoi' },
  inny: { stem: 'inn', persons: 'inni' },
  każdy: { stem: 'każd' },
  wszystkie: { stem: 'wszystk', soft: 'wszystek', persons: 'wszyscy' },
  uszkodzony: { stem: 'uszkodzon', persons: 'uszkodzeni' },
  nieuszkodzony: { stem: 'nieuszkodzon', persons: 'nieuszkodzeni' },
  wyczerpany: { stem: 'wyczerpan', persons: 'wyczerpani' },
  gotowy: { stem: 'gotow', persons: 'gotowi' },
  legendarny: { stem: 'legendarn', persons: 'legendarni' },
  nielegendarny: { stem: 'nielegendarn', persons: 'nielegendarni' },
  atakujący: { stem: 'atakując', persons: 'atakujący' },
  niebędący: { stem: 'niebędąc', persons: 'niebędący' },
  będący: { stem: 'będąc', persons: 'będący' },
  dołączony: { stem: 'dołączon', persons: 'dołączeni' },
  nieostateczny: { stem: 'nieostateczn' },
  ostateczny: { stem: 'ostateczn' },
  najsłabszy: { stem: 'najsłabsz' },
  red: { stem: 'czerwon' },
  green: { stem: 'zielon' },
  blue: { stem: 'niebiesk', soft: 'niebieski' },
  black: { stem: 'czarn' },
  white: { stem: 'biał' },
  purple: { stem: 'fioletow' },
  neutral: { stem: 'neutraln' },
} as const satisfies Record<string, Adjective>;

const THIS: Readonly<Record<Case, Endings>> = {
  nom: { m1: 'ten', m3: 'ten', f: 'ta', n: 'to', pl: 'te' },
  gen: { m1: 'tego', m3: 'tego', f: 'tej', n: 'tego', pl: 'tych' },
  dat: { m1: 'temu', m3: 'temu', f: 'tej', n: 'temu', pl: 'tym' },
  acc: { m1: 'tego', m3: 'ten', f: 'tę', n: 'to', pl: 'te' },
  ins: { m1: 'tym', m3: 'tym', f: 'tą', n: 'tym', pl: 'tymi' },
};

export function thisOne({ gender }: Noun, number: Number, at: Case): string {
  if (number === 'pl' && gender === 'm1' && at !== 'dat' && at !== 'ins') return at === 'nom' ? 'ci' : 'tych';
  return THIS[at][number === 'pl' ? 'pl' : gender];
}

/** "to her", "to him", "to them". */
export const dative = ({ gender }: Noun, number: Number): string =>
  number === 'pl' ? 'im' : gender === 'f' ? 'jej' : 'mu';

/** "her", "his", "their". */
export const possessor = ({ gender }: Noun, number: Number): string =>
  number === 'pl' ? 'ich' : gender === 'f' ? 'jej' : 'jego';

const GENITIVES = [
  'zero',
  'jednego',
  'dwóch',
  'trzech',
  'czterech',
  'pięciu',
  'sześciu',
  'siedmiu',
  'ośmiu',
  'dziewięciu',
  'dziesięciu',
];
const DATIVES = ['zeru', 'jednemu', 'dwóm', 'trzem', 'czterem', 'pięciu', 'sześciu', 'siedmiu', 'ośmiu'];
const OBJECTS = ['zero', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć', 'dziesięć'];

export const genitiveOf = (n: number): string => GENITIVES[n] ?? String(n);
export const dativeOf = (n: number): string => DATIVES[n] ?? String(n);

/** A number from 2 as subject or object, and the case of what is counted. */
export function counting(n: number, { gender }: Noun, at: 'nom' | 'acc'): { word: string; case: Case } {
  if (gender === 'm1') return { word: genitiveOf(n), case: 'gen' };
  if (n > 4) return { word: OBJECTS[n] ?? String(n), case: 'gen' };
  return { word: n === 2 && gender === 'f' ? 'dwie' : OBJECTS[n]!, case: at };
}

/** A noun counted as an object, "kartę" for one. */
export function countedAs(n: number, noun: Noun): string {
  if (n === 1) return formOf(noun, 'sg', 'acc');
  const { word, case: at } = counting(n, noun, 'acc');
  return `${word} ${formOf(noun, 'pl', at)}`;
}
