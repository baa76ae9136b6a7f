/** How a thing looks by what is printed and its runes, before an engine has said what else is in force. */
import data from '../../../assembly/games/codex/data/codex-cards.json?keys=cards,tokens,heroes,buildings,bands,keywords,k,n';
import { FACES, printedOn } from './printed';
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
interface Row {
  readonly keywords?: readonly Keyword[];
  readonly bands?: readonly { readonly keywords: readonly Keyword[] }[];
}
const { cards, tokens, heroes, buildings } = data as Record<'cards' | 'tokens' | 'heroes' | 'buildings', Row[]>;
const rows = new Map([...cards, ...tokens, ...heroes, ...buildings].map((row, i) => [FACES[i]!.id, row]));

interface Values {
  readonly kind: ThingKind;
  readonly atk: number;
  readonly hp: number;
  readonly keywords: readonly Keyword[];
}

/** Throws a RangeError for an unknown id. A hero has the values of its highest band and the keywords of all. */
function valuesOf(id: string, level: number): Values {
  const { type, kind, atk, hp, bands } = printedOn(id);
  const row = rows.get(id)!;
  if (type !== 'hero') return { kind: kind ?? type, atk: atk ?? 0, hp: hp ?? 0, keywords: row.keywords ?? [] };
  const reached = bands.filter(({ from_level }) => from_level <= Math.max(1, level));
  const keywords = row.bands!.slice(0, reached.length).flatMap((band) => band.keywords);
  return { kind: 'hero', ...reached.at(-1)!, keywords };
}

/** A number that is worked out is none that is printed. */
const keywordOf = ({ k, n }: Keyword): readonly [string, number] => [k, typeof n === 'number' ? n : 0];

export function printedLook({ card, form, level, runes, slot }: Thing): Shown {
  const shown = form?.card ?? card;
  const { kind, atk, hp, keywords } = valuesOf(shown, level);
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
