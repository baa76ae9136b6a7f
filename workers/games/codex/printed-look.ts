/** How a thing looks by what is printed and its runes, before an engine has said what else is in force. */
import { BUILDINGS, CARDS, HEROES, TOKENS } from './data';
import type { Thing } from './table';

export type ThingKind = 'base' | 'tech' | 'addon' | 'hero' | 'unit' | 'building' | 'upgrade' | 'spell';

/** What of a thing is derived. */
export interface Shown {
  /** The card it shows, which may be another than it is. */
  readonly shown: string;
  readonly kind: ThingKind;
  readonly atk: number;
  readonly hp: number;
  readonly keywords: readonly (readonly [keyword: string, n: number])[];
}

interface Keyword {
  readonly k: string;
  readonly n?: unknown;
}
interface Values {
  readonly kind: ThingKind;
  readonly atk?: number;
  readonly hp?: number;
  readonly keywords?: readonly Keyword[];
}

const cards = new Map([...CARDS, ...TOKENS].map((card) => [card.id, card]));
const heroes = new Map(HEROES.map((hero) => [hero.id, hero]));
const buildings = new Map(BUILDINGS.map((building) => [building.id, building]));

/** Throws a RangeError for an unknown id. A hero has the values of its highest band and the keywords of all. */
function valuesOf(id: string, level: number): Values {
  const card = cards.get(id);
  if (card) return { ...card, kind: card.type };
  const hero = heroes.get(id);
  if (hero) {
    const bands = hero.bands.filter(({ from_level }) => from_level <= Math.max(1, level));
    return { ...bands.at(-1)!, keywords: bands.flatMap(({ keywords }) => keywords), kind: 'hero' };
  }
  const building = buildings.get(id);
  if (!building) throw new RangeError(`nothing is called ${id}`);
  return building;
}

/** A number that is worked out is none that is printed. */
const keywordOf = ({ k, n }: Keyword): readonly [string, number] => [k, typeof n === 'number' ? n : 0];

export function printedLook({ card, form, level, runes, slot }: Thing): Shown {
  const shown = form?.card ?? card;
  const { kind, atk = 0, hp = 0, keywords = [] } = valuesOf(shown, level);
  const change = (runes.plus ?? 0) - (runes.minus ?? 0);
  const isBody = kind === 'unit' || kind === 'hero';
  return {
    shown,
    kind,
    atk: isBody ? Math.max(0, atk + change + Number(slot === 'elite')) : 0,
    hp: isBody ? hp + change : hp,
    keywords: keywords.map(keywordOf),
  };
}
