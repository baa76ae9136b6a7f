/** The table in words: names of places, marks and things. */
import { clauses, withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Board, Mark, ThingKind, ThingView } from '$workers/games/codex/board';
import type { Seat, Slot } from '$workers/games/codex/table';
import { printedOn } from './printed';
import { LEVELS } from './words';

type Text = () => string;

const SEATS: Readonly<Record<Seat, Text>> = { A: m.cxb_seat_a, B: m.cxb_seat_b };
export const sideName = (seat: Seat): string => SEATS[seat]();

const SLOTS: Readonly<Record<Slot, Text>> = {
  leader: m.cxb_slot_leader,
  elite: m.cxb_slot_elite,
  scavenger: m.cxb_slot_scavenger,
  technician: m.cxb_slot_technician,
  lookout: m.cxb_slot_lookout,
};
const DOES: Readonly<Record<Slot, Text>> = {
  leader: m.cxb_does_leader,
  elite: m.cxb_does_elite,
  scavenger: m.cxb_does_scavenger,
  technician: m.cxb_does_technician,
  lookout: m.cxb_does_lookout,
};
export const slotName = (slot: Slot): string => SLOTS[slot]();
/** What patrolling there is good for (CX-PATROL-3). */
export const slotDoes = (slot: Slot): string => DOES[slot]();

const TECH: Readonly<Record<string, number>> = { tech_i_building: 1, tech_ii_building: 2, tech_iii_building: 3 };
const ADDONS: Readonly<Record<string, Text>> = {
  tower: m.cxb_addon_tower,
  surplus: m.cxb_addon_surplus,
  heroes_hall: m.cxb_addon_heroes_hall,
  tech_lab: m.cxb_addon_tech_lab,
};
export const ADDON_IDS = Object.keys(ADDONS);
export const addonName = (id: string): string => ADDONS[id]!();
/** Level of a tech building by its id; undefined for anything else. */
export const techLevel = (id: string): number | undefined => TECH[id];

/** It has a place of its own: a base, a tech building, an add-on. */
export const isOfTheBoard = (kind: ThingKind): boolean => kind === 'base' || kind === 'tech' || kind === 'addon';

/** It stands in the row before the slots of its side, or is attached to what does. */
export const isInTheRow = ({ kind, slot }: ThingView): boolean => slot === null && !isOfTheBoard(kind);

/** Cards keep their English names; buildings of the board have names in every language. */
export function nameOf(id: string): string {
  if (id in ADDONS) return addonName(id);
  if (id in TECH) return m.cx_tech({ level: LEVELS[TECH[id]!]! });
  return id === 'base' ? m.cxb_base() : printedOn(id).name;
}

export const thingName = (board: Board, id: number): string => {
  const thing = board.things.find((one) => one.id === id);
  return thing ? nameOf(thing.shown) : `#${id}`;
};

/** The same with its side, where both sides have one of that name. */
export function calledThing(board: Board, id: number): string {
  const thing = board.things.find((one) => one.id === id);
  return thing && isOfTheBoard(thing.kind)
    ? withAside(nameOf(thing.shown), sideName(thing.controller))
    : thingName(board, id);
}

const KINDS: Readonly<Record<ThingKind, Text>> = {
  base: m.cxb_kind_base,
  tech: m.cxb_kind_tech,
  addon: m.cxb_kind_addon,
  hero: m.cxb_kind_hero,
  unit: m.cxb_kind_unit,
  building: m.cxb_kind_building,
  upgrade: m.cxb_kind_upgrade,
  spell: m.cxb_kind_spell,
};
export const kindName = (kind: ThingKind): string => KINDS[kind]();

const MARKS: Readonly<Partial<Record<Mark, Text>>> = {
  exhausted: m.cxb_mark_exhausted,
  disabled: m.cxb_mark_disabled,
  fatigue: m.cxb_mark_fatigue,
  attacked: m.cxb_mark_attacked,
  maxed: m.cxb_mark_maxed,
  underConstruction: m.cxb_mark_construction,
};
const RUNES: Readonly<Record<string, Text>> = {
  plus: m.cxb_rune_plus,
  minus: m.cxb_rune_minus,
  time: m.cxb_rune_time,
  feather: m.cxb_rune_feather,
  blood: m.cxb_rune_blood,
  growth: m.cxb_rune_growth,
  focus: m.cxb_rune_focus,
  javelin: m.cxb_rune_javelin,
  corpse: m.cxb_rune_corpse,
  insurance: m.cxb_rune_insurance,
  sword: m.cxb_rune_sword,
  crumbling: m.cxb_rune_crumbling,
};
export const runeName = (rune: string): string => RUNES[rune]!();
const KEYWORDS: Readonly<Record<string, Text>> = {
  haste: m.cxb_kw_haste,
  flying: m.cxb_kw_flying,
  anti_air: m.cxb_kw_anti_air,
  stealth: m.cxb_kw_stealth,
  invisible: m.cxb_kw_invisible,
  detector: m.cxb_kw_detector,
  unstoppable: m.cxb_kw_unstoppable,
  unattackable: m.cxb_kw_unattackable,
  untargetable: m.cxb_kw_untargetable,
  resist: m.cxb_kw_resist,
  flagbearer: m.cxb_kw_flagbearer,
  overpower: m.cxb_kw_overpower,
  sparkshot: m.cxb_kw_sparkshot,
  swift_strike: m.cxb_kw_swift_strike,
  long_range: m.cxb_kw_long_range,
  deathtouch: m.cxb_kw_deathtouch,
  armor_piercing: m.cxb_kw_armor_piercing,
  frenzy: m.cxb_kw_frenzy,
  readiness: m.cxb_kw_readiness,
  obliterate: m.cxb_kw_obliterate,
  healing: m.cxb_kw_healing,
  ephemeral: m.cxb_kw_ephemeral,
  fading: m.cxb_kw_fading,
  forecast: m.cxb_kw_forecast,
  boost: m.cxb_kw_boost,
  channeling: m.cxb_kw_channeling,
  indestructible: m.cxb_kw_indestructible,
  two_lives: m.cxb_kw_two_lives,
  stash: m.cxb_kw_stash,
  no_attack: m.cxb_kw_no_attack,
  no_patrol: m.cxb_kw_no_patrol,
  no_sacrifice: m.cxb_kw_no_sacrifice,
  quick_ultimate: m.cxb_kw_quick_ultimate,
  rune_damage: m.cxb_kw_rune_damage,
};

/** `frenzy 1`. */
export const keywordText = ([keyword, n]: readonly [string, number]): string =>
  KEYWORDS[keyword]!() + (n > 0 ? ` ${n}` : '');

/** Marks that have to be known; not all are of use on things of every kind. */
export const markTexts = ({ marks, kind }: ThingView): string[] =>
  marks.flatMap((mark) => (mark === 'fatigue' && kind === 'upgrade' ? [] : (MARKS[mark]?.() ?? [])));

const SHORT: Readonly<Partial<Record<Mark, Text>>> = {
  underConstruction: m.cxb_short_construction,
  disabled: m.cxb_short_disabled,
  exhausted: m.cxb_short_exhausted,
  fatigue: m.cxb_short_fatigue,
};
/** The mark that matters most, in as few letters as a small card has room for; null without one, or if it is seen anyhow. */
export function shortMark({ marks, kind, keywords }: ThingView, seen?: Mark): string | null {
  const isQuick = kind === 'upgrade' || kind === 'spell' || keywords.some(([keyword]) => keyword === 'haste');
  const found = (Object.keys(SHORT) as Mark[]).find(
    (mark) => mark !== seen && marks.includes(mark) && !(mark === 'fatigue' && isQuick),
  );
  return found ? SHORT[found]!() : null;
}

/** A thing with its numbers and all that can be said of it at a glance. */
export const thingText = (board: Board, thing: ThingView): string =>
  withAside(nameOf(thing.card), thingFacts(board, thing));

/** The same without its name. */
export function thingFacts(board: Board, thing: ThingView): string {
  const { kind, shown, card, atk, hp, damage, armor, level, keywords, runes, slot, host, controller, owner } = thing;
  const isBody = kind === 'unit' || kind === 'hero';
  return clauses([
    kindName(kind),
    kind === 'hero' && m.cxb_level({ count: level }),
    isBody && m.cx_atk({ count: atk }),
    hp > 0 && m.cxb_hp({ count: Math.max(0, hp - damage), full: hp }),
    armor > 0 && m.cxb_armor({ count: armor }),
    slot !== null && slotName(slot),
    ...keywords.map(keywordText),
    ...Object.entries(runes).map(([rune, count]) => m.cxb_runes({ name: runeName(rune), count })),
    ...markTexts(thing),
    shown !== card && m.cxb_shows({ name: nameOf(shown) }),
    host !== null && m.cxb_attached({ name: thingName(board, host) }),
    owner !== controller && m.cxb_owned({ seat: sideName(owner) }),
  ]);
}
