import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import { engineFromFile } from '../../workers/engine/node';

interface Task {
  bytes: Uint8Array;
  milliseconds: number;
  seed: number;
}

/** Playouts of one engine in a given time. */
export async function playouts({ bytes, milliseconds, seed }: Task): Promise<number> {
  const engine = await engineFromFile(pathToFileURL('build/toy-battle.wasm'));
  engine.load(bytes);
  engine.seed(seed);
  engine.searchStart(true);
  engine.searchRun(500);
  let done = 0;
  const end = performance.now() + milliseconds;
  while (performance.now() < end) done += engine.searchRun(100);
  return done;
}

/** The same work on `threads` threads at once, each with its own engine; the sum of their playouts. */
export async function playoutsOn(threads: number, task: Task, script: string): Promise<number> {
  const runs = Array.from(
    { length: threads },
    (_, i) =>
      new Promise<number>((resolve, reject) => {
        const worker = new Worker(script, { workerData: { ...task, seed: task.seed + i } });
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );
  return (await Promise.all(runs)).reduce((sum, n) => sum + n, 0);
}

/** In a thread started by `playoutsOn`: does the task and reports. */
export async function serveThread(): Promise<boolean> {
  if (isMainThread) return false;
  parentPort!.postMessage(await playouts(workerData as Task));
  return true;
}
