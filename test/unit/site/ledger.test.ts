import { expect, test } from 'vitest';
import { absorb } from '../../../site/lib/progress/absorb';
import { memoryBackend, type Backend, type News } from '../../../site/lib/progress/backend';
import { Ledger } from '../../../site/lib/progress/ledger';
import { recordKey, type StepRecord } from '../../../site/lib/progress/schema';

/** Survives the ledger that uses it, as the visitor's disk does; copies what goes in and out, as a database does. */
function disk(): Backend {
  const memory = memoryBackend();
  return {
    ...memory,
    lasting: true,
    readAll: async () => structuredClone(await memory.readAll()),
    update: async (store, keys, change) =>
      memory.update(store, keys, (stored, key) => change(structuredClone(stored), key)),
  };
}

/** Two tabs at one disk that hear of each other. */
function tabs(backend: Backend): [Backend, Backend] {
  const ears: ((news: News) => void)[] = [];
  const tab = (own: number): Backend => {
    const tell = (news: News) => ears.forEach((hear, i) => i !== own && hear(structuredClone(news)));
    return {
      ...backend,
      listen: (hear) => (ears[own] = hear),
      async update(store, keys, change) {
        const put: unknown[] = [];
        const now = await backend.update(store, keys, (stored, key) => {
          const record = change(stored, key);
          if (record) put.push(record);
          return record;
        });
        tell({ store, put, gone: [] });
        return now;
      },
      async remove(store, keys) {
        const removed = await backend.remove(store, keys);
        tell({ store, put: [], gone: keys });
        return removed;
      },
    };
  };
  return [tab(0), tab(1)];
}

function clock() {
  let now = 1000;
  return () => ++now;
}

async function opened(backend: Backend) {
  const ledger = new Ledger(clock());
  await ledger.open(async () => backend);
  return ledger;
}

test('what is still on its way into the storage is told, and counts once however often it is taken up', async () => {
  const backend = disk();
  let stored = () => {};
  const slow: Backend = {
    ...backend,
    update: async (...args) => {
      await new Promise<void>((done) => (stored = done));
      return backend.update(...args);
    },
  };
  const first = await opened(slow);
  expect(first.unwritten).toBeNull();
  const solved = first.recordPuzzle('toy-battle', 'tb-1', 'solved');
  void first.changeSetting('motion', false);
  void first.saveWork('analyses', 'toy-battle', 'A', 'text', 'a');
  const left = structuredClone(first.unwritten)!;
  expect(Object.keys(left).sort()).toEqual(['attempts', 'puzzles', 'settings']);

  const next = await opened(backend);
  await absorb(next, left);
  await absorb(next, left);
  expect(next.state.snapshot.puzzles.get(recordKey('toy-battle', 'tb-1'))).toMatchObject({
    attempts: 1,
    best: 'solved',
  });
  expect(next.state.snapshot.attempts.size).toBe(1);
  expect(next.state.snapshot.settings.get('motion')?.value).toBe(false);
  void solved;
  stored();
});

test('nothing is left once all is stored', async () => {
  const ledger = await opened(disk());
  await ledger.recordStep('toy-battle', 'TB-L1.1', 'solved');
  expect(ledger.unwritten).toBeNull();
});

test('progress is there on the next visit', async () => {
  const backend = disk();
  const first = await opened(backend);
  await first.recordStep('toy-battle', 'TB-L01-1', 'solved');
  await first.recordPuzzle('toy-battle', 'P1', 'failed');
  await first.changeSetting('shortcuts', false);
  await first.saveWork('analyses', 'toy-battle', 'Title', 'text', 'k');

  const { snapshot, keeping } = (await opened(backend)).state;
  expect(keeping).toBe('lasting');
  expect(snapshot.steps.get('toy-battle/TB-L01-1')?.best).toBe('solved');
  expect(snapshot.puzzles.get('toy-battle/P1')).toMatchObject({ best: 'failed', attempts: 1 });
  expect(snapshot.settings.get('shortcuts')?.value).toBe(false);
  expect(snapshot.analyses.get('k')?.text).toBe('text');
});

test('a worse result does not replace a better one', async () => {
  const ledger = await opened(disk());
  await ledger.recordStep('toy-battle', 's', 'solved');
  await ledger.recordStep('toy-battle', 's', 'assisted');
  expect(ledger.state.snapshot.steps.get('toy-battle/s')?.best).toBe('solved');
});

test('attempts are counted', async () => {
  const ledger = await opened(disk());
  await ledger.recordPuzzle('toy-battle', 'p', 'failed');
  await ledger.recordPuzzle('toy-battle', 'p', 'solved');
  await ledger.recordPuzzle('toy-battle', 'p', 'failed');
  const record = ledger.state.snapshot.puzzles.get('toy-battle/p');
  expect(record).toMatchObject({ attempts: 3, best: 'solved', latest: 'failed' });
});

test('what is done before the storage answers is merged with what it holds', async () => {
  const backend = disk();
  await (await opened(backend)).recordStep('toy-battle', 'old', 'solved');
  const ledger = new Ledger(clock());
  let isStored = false;
  const recorded = ledger.recordStep('toy-battle', 'early', 'assisted').then(() => (isStored = true));
  await new Promise((done) => setTimeout(done));
  expect(isStored, 'what nothing holds yet is not said to be stored').toBe(false);
  await ledger.open(async () => backend);
  await recorded;
  expect([...ledger.state.snapshot.steps.keys()].sort()).toEqual(['toy-battle/early', 'toy-battle/old']);
  expect((await backend.readAll()).steps).toHaveLength(2);
});

test('two tabs do not overwrite each other', async () => {
  const backend = disk();
  const [one, two] = [await opened(backend), await opened(backend)];
  await one.recordStep('toy-battle', 's', 'solved');
  await two.recordStep('toy-battle', 's', 'assisted');
  expect((await opened(backend)).state.snapshot.steps.get('toy-battle/s')?.best).toBe('solved');
});

test('storage that cannot be opened leaves progress in memory, and says so', async () => {
  const ledger = new Ledger(clock());
  await ledger.open(() => Promise.reject(new Error('forbidden')));
  await ledger.recordStep('toy-battle', 's', 'solved');
  expect(ledger.state.keeping).toBe('memory');
  expect(ledger.state.snapshot.steps.size).toBe(1);
});

test('storage that fails later loses nothing that is on screen', async () => {
  const full: Backend = { ...disk(), update: () => Promise.reject(new Error('quota')) };
  const ledger = await opened(full);
  await ledger.recordStep('toy-battle', 's', 'solved');
  expect(ledger.state.keeping).toBe('memory');
  expect(ledger.state.snapshot.steps.size).toBe(1);
});

test('damaged records are counted, left alone, and do not hide the others', async () => {
  const damaged = { key: 'toy-battle/bad', best: 'excellent' };
  const backend: Backend = disk();
  await (await opened(backend)).recordStep('toy-battle', 'good', 'solved');
  const stored = await backend.readAll();
  const ledger = await opened({
    ...backend,
    readAll: async () => ({ ...stored, steps: [...stored.steps, damaged, null, 7] }),
  });
  expect(ledger.state.unreadable).toHaveLength(3);
  expect([...ledger.state.snapshot.steps.keys()]).toEqual(['toy-battle/good']);
});

test('a reset can be taken back', async () => {
  const backend = disk();
  const ledger = await opened(backend);
  await ledger.recordStep('toy-battle', 's', 'solved');
  await ledger.saveWork('analyses', 'toy-battle', 'Title', 'text', 'k');
  const forgotten = await ledger.reset();
  expect(ledger.state.snapshot.steps.size).toBe(0);
  expect((await backend.readAll()).steps).toEqual([]);

  await absorb(ledger, forgotten);
  expect((await opened(backend)).state.snapshot.steps.size).toBe(1);
  expect(ledger.state.snapshot.analyses.get('k')?.title).toBe('Title');
});

test('a reset gives back what other tabs had stored, and what could not be read', async () => {
  const backend = disk();
  const damaged = { key: 'bad', best: 'excellent' };
  await backend.update('steps', ['bad'], () => damaged as unknown as StepRecord);
  const [ledger, other] = [await opened(backend), await opened(backend)];
  await other.recordStep('toy-battle', 'theirs', 'solved');

  const forgotten = await ledger.reset();
  expect((await backend.readAll()).steps).toEqual([]);
  await absorb(ledger, forgotten);
  expect(ledger.state.snapshot.steps.has('toy-battle/theirs')).toBe(true);
  expect(ledger.state.unreadable).toEqual([{ store: 'steps', value: damaged }]);
});

test('a removed analysis can be put back as it was stored last', async () => {
  const backend = disk();
  const ledger = await opened(backend);
  await ledger.saveWork('analyses', 'toy-battle', 'Title', 'text', 'k');
  await (await opened(backend)).saveWork('analyses', 'toy-battle', 'Title', 'text of another tab', 'k');
  const analyses = await ledger.remove('analyses', ['k']);
  expect(ledger.state.snapshot.analyses.size).toBe(0);
  expect((await backend.readAll()).analyses).toEqual([]);
  await absorb(ledger, { analyses });
  expect(ledger.state.snapshot.analyses.get('k')?.text).toBe('text of another tab');
});

test('what could not be read can be removed', async () => {
  const backend = disk();
  await backend.update('analyses', ['bad'], () => ({ key: 'bad', changed: 8.65e15 }) as never);
  const ledger = await opened(backend);
  expect(ledger.state.unreadable).toHaveLength(1);
  await ledger.remove('analyses', ['bad']);
  expect(ledger.state.unreadable).toEqual([]);
  expect((await backend.readAll()).analyses).toEqual([]);
});

test('what another tab has stored is there after a refresh', async () => {
  const backend = disk();
  const [one, two] = [await opened(backend), await opened(backend)];
  await two.recordStep('toy-battle', 's', 'solved');
  await one.refresh();
  expect(one.state.snapshot.steps.size).toBe(1);
});

test('tabs hear of what the others store and remove', async () => {
  const [first, second] = tabs(disk());
  const [one, two] = [await opened(first), await opened(second)];
  await one.recordStep('toy-battle', 's', 'assisted');
  await two.changeSetting('shortcuts', false);
  expect(two.state.snapshot.steps.get('toy-battle/s')?.best).toBe('assisted');
  expect(one.state.snapshot.settings.get('shortcuts')?.value).toBe(false);
  await two.remove('steps', ['toy-battle/s']);
  expect(one.state.snapshot.steps.size).toBe(0);
});

test('attempts in two tabs all count', async () => {
  const backend = disk();
  const [one, two] = [await opened(backend), await opened(backend)];
  for (const tab of [one, two, one]) await tab.recordPuzzle('toy-battle', 'p', 'failed');
  expect((await opened(backend)).state.snapshot.puzzles.get('toy-battle/p')?.attempts).toBe(3);
});

test('acts count after a clock that was once ahead has been set right', async () => {
  const backend = disk();
  const ahead = new Ledger(() => 9_000_000);
  await ahead.open(async () => backend);
  await ahead.changeSetting('shortcuts', false);
  await ahead.saveWork('analyses', 'toy-battle', 'Title', 'old', 'k');
  await ahead.recordPuzzle('toy-battle', 'p', 'failed');

  const ledger = await opened(backend);
  await ledger.changeSetting('shortcuts', true);
  await ledger.saveWork('analyses', 'toy-battle', 'Title', 'new', 'k');
  await ledger.recordPuzzle('toy-battle', 'p', 'solved');
  for (const { snapshot } of [ledger.state, (await opened(backend)).state]) {
    expect(snapshot.settings.get('shortcuts')?.value).toBe(true);
    expect(snapshot.analyses.get('k')).toMatchObject({ text: 'new', created: 9_000_000 });
    expect(snapshot.analyses.get('k')!.changed).toBeLessThan(2000);
    expect(snapshot.puzzles.get('toy-battle/p')).toMatchObject({ latest: 'solved', attempts: 2 });
  }

  // And what was exported in between does not win either.
  await absorb(ledger, { settings: [{ key: 'shortcuts', value: false, changed: 9_000_000 }] });
  expect(ledger.state.snapshot.settings.get('shortcuts')?.value).toBe(true);
});

test('a work is not replaced where it may not be, and screen and storage agree on it', async () => {
  const backend = disk();
  const [one, two] = [await opened(backend), await opened(backend)];
  await one.saveWork('analyses', 'toy-battle', 'Title', 'one', 'k');
  expect(await two.saveWork('analyses', 'toy-battle', 'Title', 'two', 'k', (stored) => !stored)).toBe(false);
  expect(two.state.snapshot.analyses.get('k')?.text).toBe('one');
  expect((await backend.readAll()).analyses).toHaveLength(1);
});

test('a storage that fails midway keeps what it had, and memory keeps everything', async () => {
  const backend = disk();
  let steps = 0;
  const failing: Backend = {
    ...backend,
    update: (...args) => (steps++ < 2 ? backend.update(...args) : Promise.reject(new Error('quota'))),
  };
  const ledger = await opened(failing);
  const many = Array.from({ length: 1800 }, (_, i): StepRecord => {
    return { key: `g/${i}`, game: 'g', id: String(i), best: 'solved', first: 1, last: 1 };
  });
  expect(await absorb(ledger, { steps: many })).toBe(1800);
  expect(ledger.state.keeping).toBe('memory');
  expect(ledger.state.snapshot.steps.size).toBe(1800);
  expect((await backend.readAll()).steps).toHaveLength(1000);
});

test('listeners hear of every change until they stop listening', async () => {
  const ledger = await opened(disk());
  const seen: number[] = [];
  const stop = ledger.subscribe((state) => seen.push(state.snapshot.settings.size));
  await ledger.changeSetting('a', true);
  await ledger.changeSetting('b', true);
  stop();
  await ledger.changeSetting('c', true);
  expect(seen).toEqual([1, 2]);
});
