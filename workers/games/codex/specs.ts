/** Specs and starter decks: what teams are made of (section 2.2 of the rules). */
import specs from '../../../assembly/games/codex/data/codex-cards.json?part=specs';
import starters from '../../../assembly/games/codex/data/codex-cards.json?part=starters';
import type { Colour } from './data';

export interface Spec {
  readonly color: Colour;
  readonly hero: string;
  /** Three spells, the ultimate one, then by tech level. */
  readonly cards: readonly string[];
}

export const COLOURS: readonly Colour[] = ['neutral', 'red', 'green', 'blue', 'black', 'white', 'purple'];
/** By id, in the order of the data. */
export const SPECS = specs as Readonly<Record<string, Spec>>;
export const STARTERS = starters as Readonly<Record<Colour, { readonly cards: readonly string[] }>>;
