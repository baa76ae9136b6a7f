/** What the tries of a game are called and where they lead. */
import { getLocale } from '$lib/i18n/locale';
import { loadOutline, placesOf, resumeAt, type Outline, type Place } from '$lib/learn/outline';
import { stepHref } from '$lib/nav/paths';
import type { StepRecord } from '$lib/progress/schema';
import { fetchList, fetchWords, type Words } from '$lib/puzzles/fetch';
import { tagOf, type Entry } from '$lib/puzzles/list';
import { m } from '$lib/paraglide/messages';
import { ownPage } from '$lib/puzzles/own/page';
import { puzzleHref } from '$lib/puzzles/paths';
import type { GameId } from '$workers/registry';
import type { Try } from './log';

export class Names {
  readonly #places: ReadonlyMap<string, Place>;
  readonly #titles: ReadonlyMap<string, string>;
  readonly #entries: ReadonlyMap<string, Entry>;

  constructor(
    readonly game: GameId,
    readonly entries: readonly Entry[],
    private readonly words: Words,
    private readonly outline: Outline,
  ) {
    this.#places = new Map(placesOf(outline).map((place) => [place.id, place]));
    this.#titles = new Map(outline.lessons.flatMap(({ steps }) => steps.map(({ id, title }) => [id, title] as const)));
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
  }

  /** Null for what is not there any more. */
  title({ id, of, link }: Pick<Try, 'id' | 'of' | 'link'>): string | null {
    if (of === 'step') return this.#titles.get(id) ?? null;
    const title = this.words[`title_${id}`];
    if (title !== undefined) return title;
    return link === undefined ? null : `${m.training_own()} ${tagOf(id)}`;
  }

  href({ id, of, link }: Pick<Try, 'id' | 'of' | 'link'>): string {
    if (link !== undefined) return ownPage(this.game, link);
    if (of === 'puzzle') return puzzleHref(this.game, id);
    const place = this.#places.get(id);
    return place ? stepHref(this.game, place.lesson, place.step) : '';
  }

  themesOf = (id: string): readonly string[] => this.#entries.get(id)?.themes ?? [];
  theme = (id: string): string => this.words[`theme_${id}`] ?? id;

  /** The lesson step to go on with, and its title; null when all are done. */
  resume(done: (id: string) => StepRecord | undefined): { href: string; title: string } | null {
    const place = resumeAt(this.outline, done);
    return place && { href: stepHref(this.game, place.lesson, place.step), title: this.#titles.get(place.id) ?? '' };
  }
}

/** @throws if a file cannot be had */
export async function loadNames(game: GameId): Promise<Names> {
  const [entries, words, outline] = await Promise.all([
    fetchList(fetch, game),
    fetchWords(fetch, game, getLocale()),
    loadOutline(fetch, game, getLocale()),
  ]);
  return new Names(game, entries, words, outline);
}
