import type { CopyStatus, Failure, Pack } from './contract';
import { unpack } from './pack';

/** What the visitor wants. It outlives versions of the site. */
interface Choice {
  /** Absent until the visitor has chosen. */
  on?: boolean;
  /** Those pages were read in; none while the copy is switched off. */
  languages: readonly string[];
}

/** Below the site's base: the packs, and a list of them for each version. */
const FOLDER = '_app/offline/';

const CHOICE = `${FOLDER}choice`;
const OLDER_TABS = `${FOLDER}older-tabs`;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * The copy of the site on this device, in packs: each has a cache of its own named by its hash, so a pack that did not
 * change belongs to the old version and the new one alike. Runs in the service worker.
 */
export class OfflineCopy {
  readonly #prefix: string;
  #list: Promise<Pack[]> | undefined;
  /** Caches of the packs that are here. Opened once, since a page asks for dozens of files; scripts come first. */
  #opened: Promise<Cache[]> | undefined;
  #failure: Failure | null = null;
  #fetching = false;
  #stop = new AbortController();
  /** Orders are carried out one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param base path of the site on its host, without a slash at its end
   * @param version of the site whose service worker this is
   * @param tell is called whenever something has changed
   */
  constructor(
    private readonly base: string,
    private readonly version: string,
    private readonly tell: (status: CopyStatus) => unknown,
  ) {
    // Keeps apart two copies of the site on one origin.
    this.#prefix = `sandtable${base}-`;
  }

  /** What is kept for a path of the host: of this version if it has it, else of the one before, which older tabs are of. */
  async find(path: string): Promise<Response | undefined> {
    this.#opened ??= this.#open();
    for (const cache of await this.#opened) {
      const found = await cache.match(path);
      if (found) return found;
    }
    return caches.match(path);
  }

  /**
   * A page is open and idle: completes the copy, and removes what only older versions need once none of their tabs is left.
   * @param tabs ids of all open tabs
   */
  visit(language: string, tabs: readonly string[]): Promise<void> {
    return this.#next(async () => {
      const choice = await this.#choice();
      if (choice.on ?? !savesData()) {
        await this.#want({ ...choice, languages: [...new Set([...choice.languages, language])] });
        await this.#fill();
      }
      if (choice.on === false || (await this.#isComplete())) await this.#removeOlder(tabs);
    });
  }

  /** Switches the copy on, or off and removes it. What is just being fetched is given up. */
  choose(on: boolean, language: string): Promise<void> {
    this.#stop.abort();
    this.#stop = new AbortController();
    return this.#next(async () => {
      const { languages } = await this.#choice();
      await this.#want({ on, languages: on ? [...new Set([...languages, language])] : [] });
      this.#failure = null;
      if (on) await this.#fill();
      else await this.#removeAllBut([this.#stateName]);
      await this.#tell();
    });
  }

  /**
   * Before this version takes over: fetches what it changed of a copy that is there.
   * @throws when the network fails, so that the version before stays, which can do without
   */
  async renew(): Promise<void> {
    const { on, languages } = await this.#choice();
    if (languages.length === 0 || !(on ?? !savesData())) return;
    await this.#fill();
    if (this.#failure === 'network') throw new Error('not all of the copy could be fetched');
  }

  /** This version takes over: what is open now is of older ones, and may still ask for files of theirs. */
  async takeOver(tabs: readonly string[]): Promise<void> {
    await this.#write(this.#versionName, OLDER_TABS, tabs);
  }

  async status(): Promise<CopyStatus> {
    const { on } = await this.#choice();
    const packs = await Promise.all(
      (await this.#wanted()).map(async (pack) => ({ ...pack, stored: await this.#isStored(pack) })),
    );
    const saving = on === undefined && savesData();
    return { on: on ?? true, saving, fetching: this.#fetching, failure: this.#failure, packs };
  }

  get #stateName(): string {
    return `${this.#prefix}state`;
  }

  /** Of the cache for what is known about this version only. */
  get #versionName(): string {
    return this.#prefix + this.version;
  }

  #nameOf(pack: Pack): string {
    return this.#prefix + pack.hash;
  }

  #urlOf(name: string): string {
    return `${this.base}/${name}`;
  }

  #fileOf(pack: Pack): string {
    return this.#urlOf(`${FOLDER}${pack.hash}.bin`);
  }

  #next(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #tell(): Promise<void> {
    this.tell(await this.status());
  }

  async #read<T>(cacheName: string, name: string): Promise<T | undefined> {
    return (await caches.match(this.#urlOf(name), { cacheName }))?.json();
  }

  async #write(cacheName: string, name: string, value: unknown): Promise<void> {
    const cache = await caches.open(cacheName);
    await cache.put(this.#urlOf(name), Response.json(value));
  }

  async #choice(): Promise<Choice> {
    return (await this.#read<Choice>(this.#stateName, CHOICE)) ?? { languages: [] };
  }

  async #want(choice: Choice): Promise<void> {
    await this.#write(this.#stateName, CHOICE, choice);
    this.#opened = undefined;
  }

  get #listFile(): string {
    return `${FOLDER}${this.version}.json`;
  }

  /** The packs of this version; none until their list was fetched once. */
  #known(): Promise<Pack[]> {
    this.#list ??= this.#read<Pack[]>(this.#versionName, this.#listFile).then((list) => {
      if (!list) this.#list = undefined;
      return list ?? [];
    });
    return this.#list;
  }

  async #wanted(): Promise<Pack[]> {
    const { languages } = await this.#choice();
    return (await this.#known()).filter(({ language }) => !language || languages.includes(language));
  }

  /** A pack carries a mark of its own, stored last: a browser may end the worker while it unpacks. */
  async #isStored(pack: Pack): Promise<boolean> {
    return (await caches.match(this.#fileOf(pack), { cacheName: this.#nameOf(pack) })) !== undefined;
  }

  async #open(): Promise<Cache[]> {
    const packs = await this.#wanted();
    const stored = await Promise.all(packs.map((pack) => this.#isStored(pack)));
    return Promise.all(packs.filter((_, i) => stored[i]).map((pack) => caches.open(this.#nameOf(pack))));
  }

  async #isComplete(): Promise<boolean> {
    const packs = await this.#wanted();
    return packs.length > 0 && (await Promise.all(packs.map((pack) => this.#isStored(pack)))).every(Boolean);
  }

  /** Fetches what is missing. Does not reject: what went wrong is part of the status. */
  async #fill(): Promise<void> {
    const { signal } = this.#stop;
    this.#failure = null;
    try {
      if ((await this.#known()).length === 0) await this.#fetchList(signal);
      if (await this.#isComplete()) return;
      this.#fetching = true;
      for (const pack of await this.#wanted()) {
        if (!(await this.#isStored(pack))) await this.#store(pack, signal);
        await this.#tell();
      }
    } catch (error) {
      if (!signal.aborted) this.#failure = isFull(error) ? 'space' : 'network';
    } finally {
      this.#fetching = false;
    }
    await this.#tell();
  }

  /** Whatever a page itself asks for goes first, and no second copy lies in the HTTP cache. */
  async #fetch(url: string, signal: AbortSignal): Promise<Response> {
    const response = await fetch(url, { signal, priority: 'low', cache: 'no-store' });
    if (!response.ok) throw new TypeError(`${url}: status ${response.status}`);
    return response;
  }

  async #fetchList(signal: AbortSignal): Promise<void> {
    const list = (await (await this.#fetch(this.#urlOf(this.#listFile), signal)).json()) as Pack[];
    await this.#write(this.#versionName, this.#listFile, list);
    this.#list = undefined;
  }

  async #store(pack: Pack, signal: AbortSignal): Promise<void> {
    const response = await this.#fetch(this.#fileOf(pack), signal);
    const files = await unpack(response.body!);
    const cache = await caches.open(this.#nameOf(pack));
    await Promise.all(
      files.map(({ path, type, bytes }) =>
        cache.put(this.#urlOf(path), new Response(bytes, { headers: { 'content-type': type } })),
      ),
    );
    await cache.put(this.#fileOf(pack), new Response());
    this.#opened = undefined;
  }

  async #removeOlder(tabs: readonly string[]): Promise<void> {
    const older = (await this.#read<string[]>(this.#versionName, OLDER_TABS)) ?? [];
    if (older.some((id) => tabs.includes(id))) return;
    const own = (await this.#wanted()).map((pack) => this.#nameOf(pack));
    await this.#removeAllBut([this.#stateName, this.#versionName, ...own]);
  }

  async #removeAllBut(kept: readonly string[]): Promise<void> {
    // Hashes and versions have no hyphen, so what has one is of another site, whose base goes on after ours.
    const isOurs = (name: string) => name.startsWith(this.#prefix) && !name.slice(this.#prefix.length).includes('-');
    const names = (await caches.keys()).filter((name) => isOurs(name) && !kept.includes(name));
    await Promise.all(names.map((name) => caches.delete(name)));
    this.#list = undefined;
    this.#opened = undefined;
  }
}
