/** As much of the browser's caches as the copy uses. */
export class FakeCaches {
  /** Caches there is no more room in. */
  isFull = (_name: string): boolean => false;
  readonly #caches = new Map<string, Map<string, Response>>();

  keys = async (): Promise<string[]> => [...this.#caches.keys()];
  delete = async (name: string): Promise<boolean> => this.#caches.delete(name);

  async open(name: string) {
    const cache = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, cache);
    const put = async (path: string, response: Response) => {
      if (this.isFull(name)) throw new DOMException('no room', 'QuotaExceededError');
      cache.set(path, response);
    };
    return { put, match: async (path: string) => cache.get(path)?.clone() };
  }

  async match(path: string, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> {
    const searched = cacheName === undefined ? [...this.#caches.keys()] : [cacheName];
    return searched.map((name) => this.#caches.get(name)?.get(path)?.clone()).find(Boolean);
  }
}
