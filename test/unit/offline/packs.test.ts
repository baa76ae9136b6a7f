import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpack } from '../../../site/lib/offline/pack';
import { packed, packOf } from '../../../tools/offline-packs.mjs';

const known = { games: ['toy-battle', 'tash-kalar'], languages: ['en', 'pl', 'zh-Hans'] };

test('what was packed comes out as it was', async () => {
  const files = [
    { file: 'index.html', bytes: Buffer.from('<p>ą</p>') },
    { file: 'pl/index.html', bytes: Buffer.from('') },
    { file: '404.html', bytes: Buffer.from('gone') },
    { file: '_app/immutable/assets/toy-battle.x.wasm', bytes: Buffer.from([0, 255, 10, 13]) },
  ];
  const unpacked = await unpack(new Blob([gzipSync(packed(files))]).stream());
  expect(unpacked.map(({ path, type }) => [path, type])).toEqual([
    ['', 'text/html'],
    ['pl/', 'text/html'],
    ['404.html', 'text/html'],
    ['_app/immutable/assets/toy-battle.x.wasm', 'application/wasm'],
  ]);
  expect(unpacked.map(({ bytes }) => [...bytes])).toEqual(files.map(({ bytes }) => [...bytes]));
});

test('a file that the service worker could not give a type stops the build', () => {
  expect(() => packed([{ file: 'a.xyz', bytes: Buffer.from('') }])).toThrow('a.xyz');
});

test.each([
  ['icon.svg', {}],
  ['404.html', {}],
  ['pl/index.html', { language: 'pl' }],
  ['pl/toy-battle/rules/index.html', { language: 'pl' }],
  ['toy-battle/puzzles.json', { game: 'toy-battle' }],
  ['toy-battle/puzzles/3-of-11.bin', { game: 'toy-battle' }],
  ['toy-battle/learn/TB-L01.zh-Hans.json', { game: 'toy-battle', language: 'zh-Hans' }],
  ['toy-battle/learn/en.json', { game: 'toy-battle', language: 'en' }],
  ['_app/immutable/assets/tash-kalar.BX_1.wasm', { game: 'tash-kalar' }],
  ['_app/immutable/chunks/B_1.js', {}],
])('%s belongs to %o', (file, belongs) => {
  expect(packOf(file, known)).toEqual(belongs);
});

test.each([
  ['virtual:dictionary/pl/shell', { language: 'pl' }],
  ['site/content/toy-battle/rules/zh-Hans.json', { language: 'zh-Hans' }],
  // What is not translated yet is shown in English.
  ['site/content/toy-battle/rules/en.json', {}],
])('a script made of %s belongs to %o', (source, belongs) => {
  expect(packOf('_app/immutable/chunks/B_1.js', { ...known, source })).toEqual(belongs);
});

test.each([
  '.nojekyll',
  '_app/.hidden.json',
  '_app/version.json',
  '_app/offline/1.json',
  'service-worker.js',
  'pl/toy-battle/learn/TB-L01/1/index.html',
])('%s is not packed', (file) => {
  expect(packOf(file, known)).toBeNull();
});
