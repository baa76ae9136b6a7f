import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pack } from '../../../site/lib/offline/contract';
import { OfflineCopy } from '../../../site/lib/offline/copy';
import { packed } from '../../../tools/offline-packs.mjs';
import { FakeCaches } from './support';

const BASE = '/site';

let caches: FakeCaches;
/** Bytes, or a list, by path below the base. */
let host: Map<string, Buffer | string>;
let asked: string[];

const pack = (hash: string, language?: Pack['language']): Pack => ({ hash, language, fetched: 1, kept: 1 });

/** Publishes a version: packs of one file each, named by the pack. */
function publish(version: string, packs: readonly Pack[]): void {
  host = new Map<string, Buffer | string>([[`_app/offline/${version}.json`, JSON.stringify(packs)]]);
  for (const { hash } of packs)
    host.set(`_app/offline/${hash}.bin`, gzipSync(packed([{ file: `${hash}.js`, bytes: Buffer.from(hash) }])));
}

const copyOf = (version: string) => new OfflineCopy(BASE, version, () => undefined);
const missing = async (copy: OfflineCopy) =>
  (await copy.status()).packs.filter(({ stored }) => !stored).map(({ hash }) => hash);

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.slice(BASE.length + 1);
    asked.push(path);
    const found = host.get(path);
    return found === undefined ? new Response('', { status: 404 }) : new Response(found as BodyInit);
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a visit stores what its language needs, and only once', async () => {
  publish('1', [pack('aa'), pack('ee', 'en'), pack('bb', 'pl')]);
  const copy = copyOf('1');
  await copy.visit('pl', []);
  await copy.visit('pl', []);
  expect(asked).toEqual(['_app/offline/1.json', '_app/offline/aa.bin', '_app/offline/bb.bin']);
  const file = (await copy.find('/site/bb.js'))!;
  expect([await file.text(), file.headers.get('content-type')]).toEqual(['bb', 'text/javascript']);
  await copy.visit('en', []);
  expect(asked.slice(3)).toEqual(['_app/offline/ee.bin']);
  expect(await missing(copy)).toEqual([]);
});

test('an update fetches what it changed before it takes over, and keeps the rest', async () => {
  publish('1', [pack('aa'), pack('bb', 'pl')]);
  await copyOf('1').visit('pl', []);
  publish('2', [pack('aa'), pack('cc', 'pl'), pack('dd', 'en')]);
  asked = [];
  const next = copyOf('2');
  await next.renew();
  expect(asked).toEqual(['_app/offline/2.json', '_app/offline/cc.bin']);
  expect(await missing(next)).toEqual([]);
});

test('an update that cannot be fetched does not take over', async () => {
  publish('1', [pack('aa')]);
  await copyOf('1').visit('en', []);
  publish('2', [pack('bb')]);
  host.delete('_app/offline/bb.bin');
  await expect(copyOf('2').renew()).rejects.toThrow();
});

test('files of the version before stay as long as a tab of it is open', async () => {
  publish('1', [pack('aa')]);
  await copyOf('1').visit('en', []);
  publish('2', [pack('bb')]);
  const next = copyOf('2');
  await next.renew();
  await next.takeOver(['old tab']);
  await next.visit('en', ['old tab', 'new tab']);
  expect(await next.find('/site/aa.js')).toBeDefined();
  await next.visit('en', ['new tab']);
  expect(await next.find('/site/aa.js')).toBeUndefined();
  expect(await next.find('/site/bb.js')).toBeDefined();
});

test('caches of other sites on the same origin are left alone', async () => {
  for (const name of ['sandtable/site-other-11', 'sandtable-11', 'else']) await caches.open(name);
  await caches.open('sandtable/site-10');
  publish('1', [pack('aa')]);
  await copyOf('1').visit('en', []);
  expect((await caches.keys()).sort()).toEqual([
    'else',
    'sandtable-11',
    'sandtable/site-1',
    'sandtable/site-aa',
    'sandtable/site-other-11',
    'sandtable/site-state',
  ]);
});

test('switched off it removes everything and fetches nothing, in later versions too, until it is switched on', async () => {
  publish('1', [pack('aa')]);
  await copyOf('1').visit('en', []);
  await copyOf('1').choose(false, 'en');
  expect(await caches.keys()).toEqual(['sandtable/site-state']);
  asked = [];
  const next = copyOf('2');
  await next.renew();
  await next.visit('en', []);
  expect(asked).toEqual([]);
  expect(await next.status()).toMatchObject({ on: false, packs: [] });
  publish('2', [pack('bb')]);
  await next.choose(true, 'en');
  expect(await missing(next)).toEqual([]);
});

test('where the browser asks to save data nothing is fetched unless the visitor wants it', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  publish('1', [pack('aa')]);
  const copy = copyOf('1');
  await copy.visit('en', []);
  expect(asked).toEqual([]);
  expect(await copy.status()).toMatchObject({ on: true, saving: true });
  await copy.choose(true, 'en');
  expect(await copy.status()).toMatchObject({ saving: false, packs: [{ hash: 'aa', stored: true }] });
});

test('it says why it is not complete, and the next visit goes on', async () => {
  publish('1', [pack('aa'), pack('bb')]);
  const all = new Map(host);
  host.delete('_app/offline/bb.bin');
  const copy = copyOf('1');
  await copy.visit('en', []);
  expect([(await copy.status()).failure, await missing(copy)]).toEqual(['network', ['bb']]);

  host = all;
  caches.isFull = (name) => name === 'sandtable/site-bb';
  await copy.visit('en', []);
  expect([(await copy.status()).failure, await missing(copy)]).toEqual(['space', ['bb']]);

  caches.isFull = () => false;
  asked = [];
  await copy.visit('en', []);
  expect(asked).toEqual(['_app/offline/bb.bin']);
  expect([(await copy.status()).failure, await missing(copy)]).toEqual([null, []]);
});

test('switched off while it is being fetched it stops at once, and that is no failure', async () => {
  publish('1', [pack('aa')]);
  const answer = fetch;
  let begin: () => void;
  const begun = new Promise<void>((done) => (begin = done));
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    if (!url.endsWith('.bin')) return answer(url);
    begin();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const copy = copyOf('1');
  const visiting = copy.visit('en', []);
  await begun;
  await copy.choose(false, 'en');
  await visiting;
  expect(await copy.status()).toMatchObject({ on: false, fetching: false, failure: null, packs: [] });
});
