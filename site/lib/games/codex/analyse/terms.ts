/** What a static look counts, in words. */
import { m } from '$lib/paraglide/messages';
import type { Term } from '$workers/games/codex/terms';

export const terms: Readonly<Record<Term, () => string>> = {
  base: m.cx_term_base,
  lowBase: m.cx_term_low_base,
  workers: m.cx_term_workers,
  gold: m.cx_term_gold,
  hand: m.cx_term_hand,
  deck: m.cx_term_deck,
  tech: m.cx_term_tech,
  addon: m.cx_term_addon,
  attack: m.cx_term_attack,
  hits: m.cx_term_hits,
  keywords: m.cx_term_keywords,
  unitTech: m.cx_term_unit_tech,
  evasion: m.cx_term_evasion,
  heroes: m.cx_term_heroes,
  levels: m.cx_term_levels,
  bands: m.cx_term_bands,
  other: m.cx_term_other,
  exposed: m.cx_term_exposed,
  lethal: m.cx_term_lethal,
  turn: m.cx_term_turn,
};
