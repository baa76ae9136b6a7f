/** English nouns of the effect grammar, one and many. */
import type { Slot, Zone } from '../../program';
import type { Party } from '../../scope';

export const TARGET = '◎';

type Noun = readonly [one: string, many: string];

const plain = (one: string): Noun => [one, `${one}s`];

export const KINDS: Readonly<Record<Party, Noun>> = {
  unit: plain('unit'),
  hero: ['hero', 'heroes'],
  building: plain('building'),
  base: plain('base'),
  tech_building: plain('tech building'),
  addon: plain('add-on'),
  building_card: plain('building card'),
  upgrade: plain('upgrade'),
  ongoing: plain('ongoing spell'),
  attacker: plain('attacker'),
  defender: plain('defender'),
  spell: plain('spell'),
  worker: plain('worker'),
  card: plain('card'),
};

/** What a card remembers, by the name of its memory. */
export const MEMORIES: Readonly<Record<string, Noun>> = {
  partners: plain('partner'),
  jailed: plain('jailed unit'),
  buried: plain('buried unit'),
  shackles: ['Warlock this unit summoned', 'Warlocks this unit summoned'],
  ghost: ['token this building summoned', 'tokens this building summoned'],
  insured: plain('insured unit'),
  erased: plain('erased unit'),
};

export const OPTIONS: Readonly<Record<string, string>> = {
  no_plays_from_hand: '“nothing from hand”',
  skip_draw_phase: '“no discard/draw phase”',
};

export const SLOTS: Readonly<Record<Slot, string>> = {
  leader: 'squad leader',
  elite: 'elite',
  scavenger: 'scavenger',
  technician: 'technician',
  lookout: 'lookout',
};

/** After a possessor. */
export const ZONES: Readonly<Record<Zone, string>> = {
  play: 'play',
  hand: 'hand',
  discard: 'discard pile',
  codex: 'codex',
  deck_top: 'draw pile',
  future: 'future',
  command: 'command zone',
  held: 'cards under this card',
  trashed: 'trashed cards',
};

export const LEVELS = ['0', 'I', 'II', 'III'];

const RUNES: Readonly<Record<string, string>> = { plus: '+1/+1', minus: '-1/-1' };

export const rune = (kind: string, many = false): string => `${RUNES[kind] ?? kind} rune${many ? 's' : ''}`;

/** "a, b or c". */
export const list = (words: readonly string[], word: 'or' | 'and' = 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1)}`;

/** With "a" or "an". */
export const withArticle = (phrase: string): string => `${/^(?:[aeio]|u(?!ni))/i.test(phrase) ? 'an' : 'a'} ${phrase}`;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
