import { expect, test } from 'vitest';
import { memoryBackend, type Backend } from '../../../site/lib/progress/backend';
import { Ledger } from '../../../site/lib/progress/ledger';

/** Survives the ledger that uses it, as the visitor's disk does. */
const disk = (): Backend => ({ ...memoryBackend(), lasting: true });

function clock() {
  let now = 1000;
  return () => ++now;
}

async function opened(backend: Backend) {
  const ledger = new Ledger(clock());
  await ledger.open(async () => backend);
  return ledger;
}

test('progress is there on the next visit', async () => {
  const backend = disk();
  const first = await opened(backend);
  await first.recordStep('toy-battle', 'TB-L01-1', 'solved');
  await first.recordPuzzle('toy-battle', 'P1', 'failed');
  await first.changeSetting('shortcuts', false);
  const key = await first.saveWork('analyses', 'toy-battle', 'Title', 'text');

  const { snapshot, keeping } = (await opened(backend)).state;
  expect(keeping).toBe('lasting');
  expect(snapshot.steps.get('toy-battle/TB-L01-1')?.best).toBe('solved');
  expect(snapshot.puzzles.get('toy-battle/P1')).toMatchObject({ best: 'failed', attempts: 1 });
  expect(snapshot.settings.get('shortcuts')?.value).toBe(false);
  expect(snapshot.analyses.get(key)?.text).toBe('text');
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
  await ledger.recordStep('toy-battle', 'early', 'assisted');
  await ledger.open(async () => backend);
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
  expect(ledger.state.unreadable).toBe(3);
  expect([...ledger.state.snapshot.steps.keys()]).toEqual(['toy-battle/good']);
});

test('a reset can be taken back', async () => {
  const backend = disk();
  const ledger = await opened(backend);
  await ledger.recordStep('toy-battle', 's', 'solved');
  const key = await ledger.saveWork('analyses', 'toy-battle', 'Title', 'text');
  const forgotten = await ledger.reset();
  expect(ledger.state.snapshot.steps.size).toBe(0);
  expect((await backend.readAll()).steps).toEqual([]);

  await ledger.absorb(forgotten);
  expect((await opened(backend)).state.snapshot.steps.size).toBe(1);
  expect(ledger.state.snapshot.analyses.get(key)?.title).toBe('Title');
});

test('a removed analysis can be put back', async () => {
  const ledger = await opened(disk());
  const key = await ledger.saveWork('analyses', 'toy-battle', 'Title', 'text');
  const removed = await ledger.removeWork('analyses', key);
  expect(ledger.state.snapshot.analyses.size).toBe(0);
  await ledger.absorb({ analyses: [removed!] });
  expect(ledger.state.snapshot.analyses.get(key)).toEqual(removed);
});

test('listeners hear of every change until they stop listening', async () => {
  const ledger = await opened(disk());
  const seen: number[] = [];
  const stop = ledger.subscribe((state) => seen.push(state.snapshot.steps.size));
  await ledger.recordStep('toy-battle', 'a', 'solved');
  await ledger.recordStep('toy-battle', 'b', 'solved');
  stop();
  await ledger.recordStep('toy-battle', 'c', 'solved');
  expect(seen).toEqual([1, 2]);
});
