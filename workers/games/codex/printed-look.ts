/** How a thing looks by what is printed and its runes, before an engine has said what else is in force. */
import { printedOn, type Keyword } from './printed';
import type { Thing } from './table';

export type ThingKind = 'base' | 'tech' | 'addon' | 'hero' | 'unit' | 'building' | 'upgrade' | 'spell';

/** What of a thing is derived. */
export interface Shown {
  /** The card it shows, which may be another than it is. */
  readonly shown: string;
  readonly kind: ThingKind;
  readonly atk: number;
  readonly hp: number;
  readonly keywords: readonly Keyword[];
}

/** Throws a RangeError for an unknown id. A hero has the values of its highest band and the keywords of all it has reached. */
function valuesOf(id: string, level: number) {
  const { type, kind, atk, hp, bands, keywords } = printedOn(id);
  if (type !== 'hero') return { kind: kind ?? type, atk: atk ?? 0, hp: hp ?? 0, keywords };
  const reached = bands.filter(({ from_level }) => from_level <= Math.max(1, level));
  return { kind: type, ...reached.at(-1)!, keywords: reached.flatMap((band) => band.keywords) };
}

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
    keywords,
  };
}
