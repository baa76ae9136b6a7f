/** What the visitor has tried, in the order of time. Pure. */
import type { About, AttemptRecord, PuzzleResult, Snapshot, Time } from '$lib/progress/schema';

export interface Try extends About {
  game: string;
  id: string;
  of: AttemptRecord['of'];
  result: PuzzleResult;
  at: Time;
  /** Nothing is known of an earlier try at the same thing. */
  first: boolean;
}

type Known = Pick<Snapshot, 'attempts' | 'puzzles' | 'steps'>;

const nameOf = ({ game, id, of }: Pick<Try, 'game' | 'id' | 'of'>): string => `${of} ${game}/${id}`;

/**
 * The log, and of what was done before there was one the last try, which is all that its record tells. A puzzle tried
 * before and after has its first try among what nobody wrote down.
 */
export function triesOf({ attempts, puzzles, steps }: Known): Try[] {
  const logged = [...attempts.values()].sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
  const earliest = new Map<string, Time>();
  for (const one of logged) if (!earliest.has(nameOf(one))) earliest.set(nameOf(one), one.at);

  const before = new Set<string>();
  const told: Try[] = [];
  const tell = (
    record: { game: string; id: string; first: Time; last: Time },
    rest: Pick<Try, 'of' | 'result' | 'first'>,
  ) => {
    const { game, id, first, last } = record;
    const name = nameOf({ game, id, of: rest.of });
    const since = earliest.get(name);
    if (since === undefined) told.push({ game, id, at: last, ...rest });
    else if (first < since) before.add(name);
  };
  for (const record of puzzles.values()) {
    tell(record, { of: 'puzzle', result: record.latest, first: record.attempts === 1 });
  }
  for (const record of steps.values()) tell(record, { of: 'step', result: record.best, first: true });

  const tried = logged.map(({ key: _, ...one }): Try => {
    const name = nameOf(one);
    const first = !before.has(name);
    before.add(name);
    return { ...one, first };
  });
  return [...told, ...tried].sort((a, b) => a.at - b.at);
}
