/** Polish nouns of the effect grammar. */
import type { Slot, Zone } from '../../program';
import type { Party } from '../../scope';
import { declined, formOf, type Case, type Noun, type Number } from './declension';

export const TARGET = '◎';

export const KINDS: Readonly<Record<Party, Noun>> = {
  unit: declined(
    'f',
    'jednostka jednostki jednostce jednostkę jednostką',
    'jednostki jednostek jednostkom jednostki jednostkami',
  ),
  hero: declined(
    'm1',
    'bohater bohatera bohaterowi bohatera bohaterem',
    'bohaterowie bohaterów bohaterom bohaterów bohaterami',
  ),
  building: declined(
    'm3',
    'budynek budynku budynkowi budynek budynkiem',
    'budynki budynków budynkom budynki budynkami',
  ),
  base: declined('f', 'baza bazy bazie bazę bazą', 'bazy baz bazom bazy bazami'),
  tech_building: declined(
    'm3',
    'budynek budynku budynkowi budynek budynkiem',
    'budynki budynków budynkom budynki budynkami',
    'technologii',
  ),
  addon: declined(
    'f',
    'dobudówka dobudówki dobudówce dobudówkę dobudówką',
    'dobudówki dobudówek dobudówkom dobudówki dobudówkami',
  ),
  building_card: declined('f', 'karta karty karcie kartę kartą', 'karty kart kartom karty kartami', 'budynku'),
  upgrade: declined(
    'n',
    'ulepszenie ulepszenia ulepszeniu ulepszenie ulepszeniem',
    'ulepszenia ulepszeń ulepszeniom ulepszenia ulepszeniami',
  ),
  ongoing: declined(
    'n',
    'zaklęcie_trwałe zaklęcia_trwałego zaklęciu_trwałemu zaklęcie_trwałe zaklęciem_trwałym',
    'zaklęcia_trwałe zaklęć_trwałych zaklęciom_trwałym zaklęcia_trwałe zaklęciami_trwałymi',
  ),
  spell: declined(
    'n',
    'zaklęcie zaklęcia zaklęciu zaklęcie zaklęciem',
    'zaklęcia zaklęć zaklęciom zaklęcia zaklęciami',
  ),
  worker: declined(
    'm1',
    'robotnik robotnika robotnikowi robotnika robotnikiem',
    'robotnicy robotników robotnikom robotników robotnikami',
  ),
  card: declined('f', 'karta karty karcie kartę kartą', 'karty kart kartom karty kartami'),
  attacker: declined(
    'm1',
    'atakujący atakującego atakującemu atakującego atakującym',
    'atakujący atakujących atakującym atakujących atakującymi',
  ),
  defender: declined('m1', 'obrońca obrońcy obrońcy obrońcę obrońcą', 'obrońcy obrońców obrońcom obrońców obrońcami'),
};

/** Whatever of several kinds was chosen. */
export const AIM = declined('m3', 'cel celu celowi cel celem', 'cele celów celom cele celami');
export const TOKEN = declined('m3', 'żeton żetonu żetonowi żeton żetonem', 'żetony żetonów żetonom żetony żetonami');

const feminine = (adjective: string, tail?: string): Noun =>
  declined(
    'f',
    ['a', 'ej', 'ej', 'ą', 'ą'].map((end, i) => `${adjective}${end}_${KINDS.unit.sg[i]!}`).join(' '),
    ['e', 'ych', 'ym', 'e', 'ymi'].map((end, i) => `${adjective}${end}_${KINDS.unit.pl[i]!}`).join(' '),
    tail,
  );

/** What a card remembers, by the name of its memory. */
export const MEMORIES: Readonly<Record<string, Noun>> = {
  partners: declined(
    'm1',
    'partner partnera partnerowi partnera partnerem',
    'partnerzy partnerów partnerom partnerów partnerami',
  ),
  jailed: feminine('uwięzion'),
  buried: feminine('pogrzeban'),
  shackles: { ...KINDS.unit, tail: 'Warlock przyzwana przez tę kartę' },
  ghost: { ...TOKEN, tail: 'przyzwane przez tę kartę' },
  insured: feminine('ubezpieczon'),
  erased: feminine('wymazan'),
};

export const OPTIONS: Readonly<Record<string, string>> = {
  no_plays_from_hand: '„nic z ręki”',
  skip_draw_phase: '„bez fazy odrzucania i dobierania”',
};

/** As what a thing is. */
export const SLOTS: Readonly<Record<Slot, readonly [nom: string, acc: string, ins: string]>> = {
  leader: ['dowódca', 'dowódcę', 'dowódcą'],
  elite: ['elita', 'elitę', 'elitą'],
  scavenger: ['zbieracz', 'zbieracza', 'zbieraczem'],
  technician: ['technik', 'technika', 'technikiem'],
  lookout: ['obserwator', 'obserwatora', 'obserwatorem'],
};

/** Genitives, and whether they are feminine. */
export const ZONES: Readonly<Record<Zone, readonly [gen: string, feminine: boolean]>> = {
  play: ['gry', true],
  hand: ['ręki', true],
  discard: ['stosu kart odrzuconych', false],
  codex: ['kodeksu', false],
  deck_top: ['stosu dobierania', false],
  future: ['przyszłości', true],
  command: ['strefy dowodzenia', true],
  held: ['kart pod tą kartą', true],
  trashed: ['kart usuniętych z gry', true],
};

export const LEVELS = ['0', 'I', 'II', 'III'];

const RUNE = declined('f', 'runa runy runie runę runą', 'runy run runom runy runami');
const RUNES: Readonly<Record<string, string>> = {
  plus: '+1/+1',
  minus: '-1/-1',
  time: 'czasu',
  feather: 'pióra',
  blood: 'krwi',
  growth: 'wzrostu',
  focus: 'skupienia',
  javelin: 'oszczepu',
  corpse: 'zwłok',
  insurance: 'ubezpieczenia',
  sword: 'miecza',
  crumbling: 'kruszenia',
};

/** @throws RangeError for an unknown kind of rune */
export function runeNoun(kind: string): Noun {
  const tail = RUNES[kind];
  if (tail === undefined) throw new RangeError(`no words for a rune of ${kind}`);
  return { ...RUNE, tail };
}

export const noun = (of: Noun, number: Number, at: Case): string => formOf(of, number, at).replaceAll('_', ' ');

/** "a, b lub c". */
export const list = (words: readonly string[], word: 'lub' | 'i' = 'lub'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1)}`;
