/** Analyses kept on purpose have keys that begin so; all others are recent ones, of which only the last stay. */
const KEPT = 'kept-';

export const isKept = (key: string): boolean => key.startsWith(KEPT);

/** Recent analyses that stay on the device. */
export const MOST_RECENT = 20;

/** What keeping needs of the visitor's progress. */
export interface Shelf {
  /** The last changed first. */
  works(store: 'analyses', game: string): { key: string }[];
  removeWork(store: 'analyses', key: string): Promise<unknown>;
  saveWork(store: 'analyses', game: string, title: string, text: string, key?: string): Promise<string>;
}

/** Milliseconds of rest after a change before it is saved. */
const REST_MS = 500;

/** Saves an analysis a moment after each change, each under a key of its own, and lets the oldest recent ones go. */
export class Keeper {
  #key: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: (() => Promise<void>) | null = null;

  constructor(
    private readonly game: string,
    private readonly shelf: Shelf,
  ) {}

  /** Later changes belong to this stored analysis, or to a new one. What was waiting is saved first. */
  turnTo(key: string | undefined): void {
    void this.flush();
    this.#key = key;
  }

  get key(): string | undefined {
    return this.#key;
  }

  /** @param write gives title and text, asked for when it is time to save */
  save(write: () => { title: string; text: string }): void {
    clearTimeout(this.#timer);
    this.#pending = async () => {
      const { title, text } = write();
      this.#key ??= crypto.randomUUID();
      await this.shelf.saveWork('analyses', this.game, title, text, this.#key);
      const recent = this.shelf.works('analyses', this.game).filter(({ key }) => !isKept(key));
      for (const { key } of recent.slice(MOST_RECENT)) await this.shelf.removeWork('analyses', key);
    };
    this.#timer = setTimeout(() => void this.flush(), REST_MS);
  }

  /** Puts a copy aside that nothing changes any more and nothing pushes out. */
  async keep(title: string, text: string): Promise<void> {
    await this.shelf.saveWork('analyses', this.game, title, text, KEPT + crypto.randomUUID());
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const pending = this.#pending;
    this.#pending = null;
    await pending?.();
  }
}
