import { expect, test } from 'vitest';
import { jsonParts } from '../../../tools/json-parts.mjs';

const URL_OF_FILE = 'file:///data.json';

/** What the plugin makes of an import, as a module; names of files it was asked to lay beside the scripts. */
async function imported<T>(query: string, options: { pages?: boolean } = {}) {
  const { resolveId, load } = jsonParts(options);
  const files: string[] = [];
  const id = resolveId.call({}, `./rule-ids.json${query}`, `${process.cwd()}/assembly/games/codex/data/importer.ts`)!;
  const code = load.call(
    {
      addWatchFile: () => {},
      environment: { name: 'client', mode: 'build' },
      emitFile: ({ source }: { source: string }) => files.push(source),
    },
    id,
  )!;
  const script = code.replace(/import\.meta\.ROLLUP_FILE_URL_\w+/, JSON.stringify(URL_OF_FILE));
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}#${Math.random()}`
  )) as T;
  return { module, files };
}

interface Fetched {
  data?: unknown;
  arrive(): Promise<void>;
}

test('what is fetched is at hand wherever no page fetches it', async () => {
  const { module, files } = await imported<Fetched>('?fetched&length');
  expect(module.data).toBeGreaterThan(0);
  expect(files).toEqual([]);
  await module.arrive();
});

test('a page has it when it has asked for it, once; what failed can be asked for again', async () => {
  const { module, files } = await imported<Fetched>('?fetched&length', { pages: true });
  const asked: unknown[] = [];
  const answers = [() => Promise.reject(new TypeError('no network')), () => Promise.resolve(new Response(files[0]))];
  const before = globalThis.fetch;
  globalThis.fetch = (url) => {
    asked.push(url);
    return answers[asked.length - 1]!();
  };
  try {
    await expect(module.arrive()).rejects.toThrow('no network');
    expect(module.data).toBeUndefined();
    await Promise.all([module.arrive(), module.arrive()]);
    expect(String(module.data)).toBe(files[0]);
    expect(asked).toEqual([URL_OF_FILE, URL_OF_FILE]);
  } finally {
    globalThis.fetch = before;
  }
});

test('a file can be had whole, or only how long it is', async () => {
  const whole = await imported<Fetched>('?fetched');
  const { module: length } = await imported<{ default: number }>('?length');
  expect((whole.module.data as unknown[]).length).toBe(length.default);
});
