/** What abilities and effects to choose from say on their cards, once the texts have come; they are fetched when asked for. */
import type { Board } from '$workers/games/codex/board';
import type { CardFile } from '$workers/games/codex/text/card-texts';
import { loadCardFile } from './looks';

let file = $state.raw<CardFile | null>(null);
let isWanted = false;

function texts(): CardFile | null {
  if (!isWanted && typeof window !== 'undefined') {
    isWanted = true;
    loadCardFile().then(
      (loaded) => (file = loaded),
      () => (isWanted = false),
    );
  }
  return file;
}

/** On a button the sign of targets has no room, and no sentence ends. */
const short = (text: string | undefined): string | null =>
  text === undefined ? null : text.replace(/◎ ?/g, '').replace(/[.。]$/, '');

const COST = ' → ';
/** Paragraphs of keywords come before those of the abilities, and have no cost. */
const paragraph = (lines: readonly string[] | undefined, place: number): string | undefined =>
  lines?.slice(place, place + 2).find((line) => line.includes(COST));

/** Cost and effect of an ability by its key; null while the texts are not there, and for what is granted. */
export function abilityDeed(card: string, key: string): string | null {
  const [, band, place] = /^(?:(\d+)\.)?(\d+)$/.exec(key) ?? [];
  const all = place === undefined ? null : texts();
  if (!all) return null;
  return short(paragraph(band === undefined ? all.cards[card] : all.heroes[card]?.[Number(band)], Number(place)));
}

/** An effect to choose, counted from 1. */
export const modeDeed = (card: string, mode: number): string | null => short(texts()?.modes[card]?.[mode - 1]);

/** What the ability that asks says; null where none does, and where each answer says itself what it does. */
export function askedDeed({ question, source, ability }: Board): string | null {
  const all = source === null || ability === null || question === 'mode' ? null : texts();
  if (!all) return null;
  const lines = all.heroes[source!]?.[ability!.band] ?? all.cards[source!];
  return lines?.at(-ability!.last) ?? null;
}
