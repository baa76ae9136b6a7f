/** Runs: puzzles one after the other, easy ones first, until time or patience ends. Their results are read off the log. Pure. */
import type { Time } from '$lib/progress/schema';
import type { Entry } from '$lib/puzzles/list';
import type { Try } from './log';

/** timed: against the clock. calm: the same without one. streak: until the first mistake. */
export const RUNS = ['timed', 'calm', 'streak'] as const;
export type RunKind = (typeof RUNS)[number];

interface Rules {
  /** Mistakes that end it. */
  mistakes: number;
  /** Milliseconds that end it; null without a clock. */
  time: number | null;
}

export const RULES: Readonly<Record<RunKind, Rules>> = {
  timed: { mistakes: 3, time: 180_000 },
  calm: { mistakes: 3, time: null },
  streak: { mistakes: 1, time: null },
};

export interface Run {
  game: string;
  kind: RunKind;
  start: Time;
  solved: number;
  failed: number;
  /** Ids of its puzzles in their order. */
  ids: string[];
}

export const runKey = (kind: RunKind, start: Time): string => `${kind}:${start}`;

function readKey(key: string): Pick<Run, 'kind' | 'start'> | null {
  const [word, time] = key.split(':');
  const kind = RUNS.find((one) => one === word);
  const start = Number(time);
  return kind && Number.isSafeInteger(start) ? { kind, start } : null;
}

/** All runs that are in the log, in the order of time. What was solved with help counts for neither side. */
export function runsOf(tries: readonly Try[]): Run[] {
  const runs = new Map<string, Run>();
  for (const { game, id, result, run: key } of tries) {
    const read = key === undefined ? null : readKey(key);
    if (!read) continue;
    const run = runs.get(`${game} ${key}`) ?? { game, ...read, solved: 0, failed: 0, ids: [] };
    run.ids.push(id);
    if (result !== 'assisted') run[result] += 1;
    runs.set(`${game} ${key}`, run);
  }
  return [...runs.values()].sort((a, b) => a.start - b.start);
}

/** The most solved in one run of a kind; null if there was none. */
export const bestOf = (runs: readonly Run[], kind: RunKind): number | null =>
  runs.reduce<number | null>((best, run) => (run.kind === kind ? Math.max(best ?? 0, run.solved) : best), null);

/** Puzzles of one difficulty before the next one. */
const STEP = 2;

/**
 * The next puzzle of a run: harder and harder, none twice; of those that are hard enough one nobody has tried, else the one
 * longest ago. Null when all were had.
 * @param had ids of this run
 * @param random 0 .. 1
 */
export function nextInRun(
  entries: readonly Entry[],
  tries: readonly Try[],
  had: readonly string[],
  random: number,
): string | null {
  const level = 1 + Math.floor(had.length / STEP);
  const left = entries.filter(({ id }) => !had.includes(id));
  const distance = ({ difficulty }: Entry): number => Math.abs(difficulty - level);
  const nearest = Math.min(...left.map(distance));
  const fit = left.filter((entry) => distance(entry) === nearest);
  const lastAt = new Map(tries.map(({ id, at }) => [id, at]));
  const fresh = fit.filter(({ id }) => !lastAt.has(id));
  if (fresh.length > 0) return fresh[Math.floor(random * fresh.length)]!.id;
  return [...fit].sort((a, b) => lastAt.get(a.id)! - lastAt.get(b.id)!)[0]?.id ?? null;
}
