import { contentOf } from './content';
import { strikeOut, writeDown } from './last-words';
import type { WorkStore } from './schema';
import { saveVersion, type Saving, type Version } from './version';

/** Milliseconds of rest after a change before it is saved. */
const REST_MS = 500;

/** Where the work on screen is stored, and how it reads there. */
class Place {
  key = $state('');
  /** The key it goes on under if another tab changes what is there. */
  fork: string;
  base: string | null = null;
  text = '';
  /** Contents on their way into the storage. */
  pending: readonly string[] = [];

  constructor(readonly name: () => string) {
    this.key = name();
    this.fork = name();
  }
}

export interface Made {
  title: string;
  text: string;
}

/**
 * Saves what is on screen a moment after each change, and when the page goes. Every tab keeps what it made: where two work
 * on the same thing, the one that saves second goes on under a key of its own.
 */
export class Autosave {
  readonly #store: WorkStore;
  readonly #game: string;
  readonly #saving: Saving;
  readonly #name: () => string;
  #place = $state.raw<Place>(null!);
  #write: (() => Made) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Versions are saved one after the other, since each follows the one before. */
  #saved: Promise<void> = Promise.resolve();
  /** The last version that is not stored yet. */
  #unsaved: Version | null = null;
  /** Called once something is stored under a key that was not in use before. */
  onnew: () => void = () => {};

  /** @param prefix of the keys of what is new */
  constructor(store: WorkStore, game: string, saving: Saving, prefix = '') {
    this.#store = store;
    this.#game = game;
    this.#saving = saving;
    this.#name = () => prefix + crypto.randomUUID();
    this.#place = new Place(this.#name);
  }

  /** Where what is on screen is stored, or will be. */
  get key(): string {
    return this.#place.key;
  }

  /** Where it will be stored if another tab changes what is there. */
  get fork(): string {
    return this.#place.fork;
  }

  /** Later changes belong to this stored work, or to a new one. What was waiting is saved first. */
  turnTo(stored?: { key: string; text: string }): void {
    void this.flush();
    const place = new Place(this.#name);
    if (stored) {
      const { key, text } = stored;
      Object.assign(place, { key, text, base: contentOf(this.#store, text) });
    }
    this.#place = place;
  }

  /** @param write gives title and text, asked for when it is time to save */
  save(write: () => Made): void {
    clearTimeout(this.#timer);
    this.#write = write;
    this.#timer = setTimeout(() => void this.flush(), REST_MS);
  }

  /** Saves what waits to be saved. Never rejects. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    const place = this.#place;
    const made = this.#write?.();
    this.#write = null;
    if (made) {
      const unsaved = { ...this.#versionOf(place, made), pending: place.pending };
      this.#unsaved = unsaved;
      place.pending = [...place.pending, contentOf(this.#store, made.text)];
      this.#saved = this.#saved
        .then(() => this.#put(place, made))
        .then(() => {
          place.pending = place.pending.slice(1);
          if (this.#unsaved === unsaved) this.#unsaved = null;
        });
    }
    return this.#saved;
  }

  /** Saves when the page goes, too. @returns a function that ends this */
  attend(): () => void {
    const part = () => this.#part();
    const hidden = () => document.visibilityState === 'hidden' && part();
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', part);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', part);
    };
  }

  #part(): void {
    const saved = this.flush();
    const unsaved = this.#unsaved;
    if (!unsaved) return;
    writeDown(unsaved);
    void saved.then(() => strikeOut(unsaved));
  }

  #versionOf({ key, fork, base }: Place, made: Made): Version {
    return { store: this.#store, game: this.#game, key, fork, base, ...made };
  }

  async #put(place: Place, made: Made): Promise<void> {
    if (made.text === place.text) return;
    const key = await saveVersion(this.#saving, this.#versionOf(place, made));
    if (key === null) return;
    const isNew = place.base === null || key !== place.key;
    if (key !== place.key) Object.assign(place, { key, fork: place.name() });
    Object.assign(place, { base: contentOf(this.#store, made.text), text: made.text });
    if (isNew) this.onnew();
  }
}
