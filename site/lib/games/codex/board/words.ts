/** What the fields of a card are called. */
import { clauses } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Colour } from '$workers/games/codex/data';
import type { Face } from '$workers/games/codex/printed-faces';

const COLOURS: Readonly<Record<Colour, () => string>> = {
  neutral: m.cx_colour_neutral,
  red: m.cx_colour_red,
  green: m.cx_colour_green,
  blue: m.cx_colour_blue,
  black: m.cx_colour_black,
  white: m.cx_colour_white,
  purple: m.cx_colour_purple,
};

const SPECS: Readonly<Record<string, () => string>> = {
  bashing: m.cx_spec_bashing,
  finesse: m.cx_spec_finesse,
  anarchy: m.cx_spec_anarchy,
  blood: m.cx_spec_blood,
  fire: m.cx_spec_fire,
  balance: m.cx_spec_balance,
  feral: m.cx_spec_feral,
  growth: m.cx_spec_growth,
  law: m.cx_spec_law,
  peace: m.cx_spec_peace,
  truth: m.cx_spec_truth,
  demonology: m.cx_spec_demonology,
  disease: m.cx_spec_disease,
  necromancy: m.cx_spec_necromancy,
  discipline: m.cx_spec_discipline,
  ninjutsu: m.cx_spec_ninjutsu,
  strength: m.cx_spec_strength,
  past: m.cx_spec_past,
  present: m.cx_spec_present,
  future: m.cx_spec_future,
};

export const SPEC_IDS = Object.keys(SPECS);
export const COLOUR_IDS = Object.keys(COLOURS) as Colour[];
export const LEVELS = ['0', 'I', 'II', 'III'] as const;

export const colourName = (colour: Colour): string => COLOURS[colour]();
/** English, with what it means in the language of the page. */
export const specName = (spec: string): string => SPECS[spec]!();

export function kindName({ kind, ongoing, ultimate, starter }: Face): string {
  if (kind !== 'spell')
    return {
      unit: m.cx_kind_unit,
      building: m.cx_kind_building,
      upgrade: m.cx_kind_upgrade,
      hero: m.cx_kind_hero,
      token: m.cx_kind_token,
    }[kind]();
  if (ultimate) return ongoing ? m.cx_kind_ongoing_ultimate() : m.cx_kind_ultimate();
  if (ongoing) return m.cx_kind_ongoing();
  return starter ? m.cx_kind_minor() : m.cx_kind_spell();
}

/** The line below the name: what it is, its types, its tech level. */
export function typeLine(face: Face, subtypes: Readonly<Record<string, string>>): string {
  return clauses([
    kindName(face),
    face.subtypes.map((type) => subtypes[type]!).join(' / '),
    face.legendary && m.cx_legendary(),
    face.tech !== undefined && m.cx_tech({ level: LEVELS[face.tech]! }),
  ]);
}
