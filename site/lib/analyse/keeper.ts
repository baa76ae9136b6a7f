import { Autosave } from '$lib/progress/autosave.svelte';
import { contentOf } from '$lib/progress/content';
import type { AnalysisRecord } from '$lib/progress/schema';
import type { Saving } from '$lib/progress/version';

/** Analyses kept on purpose have keys that begin so; all others are recent ones, of which only the last stay. */
const KEPT = 'kept-';

export const isKept = (key: string): boolean => key.startsWith(KEPT);

/** Recent analyses with moves or comments that stay on the device. */
export const MOST_RECENT = 200;
/** Recent positions nobody has played or written anything at; these go without a word. */
export const MOST_BARE = 20;

/** What keeping needs of the visitor's progress. */
export interface Shelf extends Saving {
  /** The last changed first. */
  works(store: 'analyses', game: string): AnalysisRecord[];
  remove(store: 'analyses', keys: readonly string[]): Promise<unknown>;
}

/** What can be read off a record without knowing its game. */
interface Facts {
  content: string;
  /** Nothing but a position. */
  bare: boolean;
}

const facts = new WeakMap<AnalysisRecord, Facts>();

function factsOf(record: AnalysisRecord): Facts {
  const known = facts.get(record);
  if (known) return known;
  const content = contentOf('analyses', record.text);
  const read = { content, bare: isBare(content) };
  facts.set(record, read);
  return read;
}

function isBare(content: string): boolean {
  try {
    const { actions, comments, variations } = JSON.parse(content) as Record<string, unknown[] | undefined>;
    return !actions?.length && !comments && !variations;
  } catch {
    return false;
  }
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
    return this.recent.find((record) => factsOf(record).content === content);
  }

  /** Puts a copy aside that nothing changes any more and nothing pushes out. */
  async keep(title: string, text: string): Promise<void> {
    await this.shelf.saveWork('analyses', this.game, title, text, KEPT + crypto.randomUUID());
  }

  /** Makes room for what has been added. */
  async letGo(): Promise<void> {
    const others = this.recent.filter(({ key }) => key !== this.key);
    const bare = others.filter((record) => factsOf(record).bare).slice(MOST_BARE);
    const made = others.filter((record) => !factsOf(record).bare).slice(MOST_RECENT);
    const gone = [...bare, ...made];
    if (gone.length === 0) return;
    await this.shelf.remove(
      'analyses',
      gone.map(({ key }) => key),
    );
    for (const record of made) this.onletgo(record);
  }
}
