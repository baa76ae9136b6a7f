import { expect, test, vi } from 'vitest';
import { Autosave } from '../../../site/lib/progress/autosave.svelte';
import { memoryBackend } from '../../../site/lib/progress/backend';
import { Ledger } from '../../../site/lib/progress/ledger';
import * as words from '../../../site/lib/progress/last-words';
import { saveVersion, type Version } from '../../../site/lib/progress/version';

const record = (actions: string[], place = 0) => JSON.stringify({ tags: { place: String(place) }, actions });

const disk = () => ({ ...memoryBackend(), lasting: true });

async function tab(backend: ReturnType<typeof memoryBackend>) {
  let now = 0;
  const ledger = new Ledger(() => ++now);
  await ledger.open(async () => backend);
  const autosave = new Autosave('analyses', 'toy-battle', ledger);
  const save = async (...given: Parameters<typeof record>) => {
    autosave.save(() => ({ title: 'Title', text: record(...given) }));
    await autosave.flush();
  };
  return { ledger, autosave, save };
}

const stored = async (backend: ReturnType<typeof memoryBackend>) =>
  ((await backend.readAll()).analyses as { key: string; text: string }[]).map(({ text }) => text).sort();

/** Two tabs that opened the same analysis. */
async function two() {
  const backend = disk();
  const one = await tab(backend);
  await one.save(['a']);
  const other = await tab(backend);
  const shared = other.ledger.state.snapshot.analyses.get(one.autosave.key)!;
  other.autosave.turnTo(shared);
  return { backend, one, other, key: shared.key };
}

test('versions of one tab replace each other', async () => {
  const backend = disk();
  const { save } = await tab(backend);
  await save(['a']);
  await save(['a', 'b']);
  await save(['c']);
  expect(await stored(backend)).toEqual([record(['c'])]);
});

test('quick changes are one after the other, though nobody waits for them', async () => {
  const backend = disk();
  const { save } = await tab(backend);
  await Promise.all([save(['a']), save(['a', 'b']), save(['a', 'b', 'c'])]);
  expect(await stored(backend)).toEqual([record(['a', 'b', 'c'])]);
});

test('what is only looked at is not stored again', async () => {
  const { one, other, key, backend } = await two();
  await one.save(['a', 'b']);
  await other.save(['a'], 1);
  expect(other.autosave.key).toBe(key);
  expect(await stored(backend)).toEqual([record(['a', 'b'])]);
});

test('two tabs at the same analysis both keep what was played in them', async () => {
  const { one, other, key, backend } = await two();
  await one.save(['a', 'one']);
  await other.save(['a', 'other']);
  expect(one.autosave.key).toBe(key);
  expect(other.autosave.key).not.toBe(key);
  await one.save(['a', 'one', 'more']);
  await other.save(['a', 'other', 'more']);
  expect(await stored(backend)).toEqual([record(['a', 'one', 'more']), record(['a', 'other', 'more'])]);
});

test('the same move in both tabs is one analysis', async () => {
  const { one, other, backend } = await two();
  await one.save(['a', 'b']);
  await other.save(['a', 'b']);
  expect(await stored(backend)).toEqual([record(['a', 'b'])]);
});

test('what was deleted elsewhere does not come back by being looked at, but by being changed', async () => {
  const { one, other, key, backend } = await two();
  await one.ledger.remove('analyses', [key]);
  await other.save(['a'], 1);
  expect(await stored(backend)).toEqual([]);
  expect(other.ledger.state.snapshot.analyses.size).toBe(0);
  await other.save(['a', 'b']);
  expect(await stored(backend)).toEqual([record(['a', 'b'])]);
});

test('a version saved twice, as by a page that went and by the next one, is there once', async () => {
  const { one, other, key, backend } = await two();
  const version = { store: 'analyses', game: 'toy-battle', title: 'Title', key, fork: 'f' } as const;
  const base = JSON.stringify({ actions: ['a'] });
  const late = { ...version, base, text: record(['a', 'late']) };
  for (const { ledger } of [one, other, one]) await saveVersion(ledger, late);
  expect(await stored(backend)).toEqual([late.text]);
  await one.save(['a', 'late', 'more']);
  for (const { ledger } of [one, other, one]) await saveVersion(ledger, late);
  expect(await stored(backend)).toEqual([record(['a', 'late']), record(['a', 'late', 'more'])].sort());
});

test('a page that goes while an earlier version is on its way leaves one analysis, whichever of them got stored', async () => {
  for (const arrived of [true, false]) {
    const backend = disk();
    const { ledger } = await tab(backend);
    const versions: Version[] = [];
    // A storage that is too slow for a page that goes: nothing is answered.
    const slow = new Autosave('analyses', 'toy-battle', { saveWork: () => new Promise(() => {}) });
    const written = vi.spyOn(words, 'writeDown').mockImplementation((version) => void versions.push(version));
    const page = new EventTarget();
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const leave = slow.attend();
    slow.save(() => ({ title: 'Title', text: record(['a']) }));
    void slow.flush();
    slow.save(() => ({ title: 'Title', text: record(['a', 'b']) }));
    page.dispatchEvent(new Event('pagehide'));
    leave();
    vi.unstubAllGlobals();
    written.mockRestore();
    if (arrived) await ledger.saveWork('analyses', 'toy-battle', 'Title', record(['a']), slow.key);
    await saveVersion(ledger, versions.at(-1)!);
    expect(await stored(backend)).toEqual([record(['a', 'b'])]);
  }
});
