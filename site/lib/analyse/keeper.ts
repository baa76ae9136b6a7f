import { Autosave } from '$lib/progress/autosave.svelte';
import { contentOf } from '$lib/progress/content';
import type { AnalysisRecord } from '$lib/progress/schema';
import type { Saving } from '$lib/progress/version';

/** Analyses kept on purpose have keys that begin so; all others are recent ones, of which only the last stay. */
const KEPT = 'kept-';

export const isKept = (key: string): boolean => key.startsWith(KEPT);

/** Up to so many there is room for all of them, whatever they are. */
const ALWAYS = 20;

/** What keeping needs of the visitor's progress. */
export interface Shelf extends Saving {
  /** The last changed first. */
  works(store: 'analyses', game: string): AnalysisRecord[];
  remove(store: 'analyses', keys: readonly string[]): Promise<unknown>;
}

/** Saves an analysis a moment after each change, each under a key of its own, and lets the oldest recent ones go. */
export class Keeper extends Autosave {
  /** Hears of what had to go that somebody has made something of. */
  onletgo: (record: AnalysisRecord) => void = () => {};

  constructor(
    private readonly game: string,
    private readonly shelf: Shelf,
  ) {
    super('analyses', game, shelf);
  }

  /** Recent analyses, the last changed first. */
  get recent(): AnalysisRecord[] {
    return this.shelf.works('analyses', this.game).filter(({ key }) => !isKept(key));
  }

  /** The recent analysis that has the same start, moves and comments, whatever is looked at in it. */
  same(text: string): AnalysisRecord | undefined {
    const content = contentOf('analyses', text);
    return this.recent.find((record) => contentOf('analyses', record.text) === content);
  }

  /** Puts a copy aside that nothing changes any more and nothing pushes out. */
  async keep(title: string, text: string): Promise<void> {
    await this.shelf.saveWork('analyses', this.game, title, text, KEPT + crypto.randomUUID());
  }

  /** Makes room for what has been added. */
  async letGo(): Promise<void> {
    const others = this.recent.filter(({ key }) => key !== this.key);
    if (others.length <= ALWAYS) return;
    const { tooMany } = await import('./room');
    const { bare, made } = tooMany(others);
    const keys = [...bare, ...made].map(({ key }) => key);
    if (keys.length === 0) return;
    await this.shelf.remove('analyses', keys);
    for (const record of made) this.onletgo(record);
  }
}
