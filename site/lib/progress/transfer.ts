import { faultOf, isRecord, quote } from './check';
import { SCHEMA_VERSION, STORES, type Snapshot, type Stored } from './schema';

const FORMAT = 'sandtable-progress';

/**
 * What is wrong with an import file. `where` is a path such as `steps[3].best`; for `not-json` it is what the browser's
 * JSON reader says, since no two agree on how to name the place.
 */
export interface FileProblem {
  problem: 'too-large' | 'not-json' | 'not-ours' | 'newer' | 'not-a-list' | 'bad-record';
  where: string;
  found: string;
}

export type ReadFile =
  /** `skipped` names the records that were left out; all others are in `batch`. */
  { ok: true; batch: Stored; records: number; skipped: FileProblem[] } | { ok: false; error: FileProblem };

/** Far above any real progress (a record takes about 120 bytes), far below what would freeze a phone. */
const MAX_CHARACTERS = 20_000_000;

/** The text of an export file: JSON, readable, with every record of every store. */
export function writeFile(snapshot: Snapshot, exported: Date): string {
  const lists = Object.fromEntries(STORES.map((store) => [store, [...snapshot[store].values()]]));
  return JSON.stringify(
    { format: FORMAT, version: SCHEMA_VERSION, exported: exported.toISOString(), ...lists },
    null,
    1,
  );
}

const refuse = (problem: FileProblem['problem'], where: string, found: string): ReadFile => ({
  ok: false,
  error: { problem, where, found },
});

/** Reads the text of an export file. Never throws. Single damaged records are skipped and named, sound ones are kept. */
export function readFile(text: string): ReadFile {
  if (text.length > MAX_CHARACTERS) return refuse('too-large', '', String(text.length));
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return refuse('not-json', (error as Error).message, quote(text.trim().slice(0, 20)));
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return refuse('not-ours', '', quote(data));
  const file = data as Record<string, unknown>;
  if (file.format !== FORMAT) return refuse('not-ours', 'format', quote(file.format));
  if (!Number.isSafeInteger(file.version) || (file.version as number) < 1) {
    return refuse('not-ours', 'version', quote(file.version));
  }
  if ((file.version as number) > SCHEMA_VERSION) return refuse('newer', 'version', quote(file.version));

  const batch = {} as Stored;
  const skipped: FileProblem[] = [];
  let records = 0;
  for (const store of STORES) {
    const list = file[store] ?? [];
    if (!Array.isArray(list)) return refuse('not-a-list', store, quote(list));
    batch[store] = list.filter((value) => isRecord(store, value));
    records += batch[store].length;
    list.forEach((value, i) => {
      const fault = faultOf(store, value);
      if (!fault) return;
      const where = `${store}[${i}]${fault.member && `.${fault.member}`}`;
      skipped.push({ problem: 'bad-record', where, found: fault.found });
    });
  }
  return { ok: true, batch, records, skipped };
}
