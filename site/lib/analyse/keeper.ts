/** What keeping needs of the visitor's progress. */
export interface Shelf {
  saveWork(store: 'analyses', game: string, title: string, text: string, key?: string): Promise<string>;
}

/** Milliseconds of rest after a change before it is saved. */
const REST_MS = 500;

/** Saves an analysis a moment after each change, each under a key of its own, so that a new one replaces none. */
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
    };
    this.#timer = setTimeout(() => void this.flush(), REST_MS);
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const pending = this.#pending;
    this.#pending = null;
    await pending?.();
  }
}
