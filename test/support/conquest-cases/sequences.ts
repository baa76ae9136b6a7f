import { expect } from 'vitest';
import type { Case, Table } from './table';

/** Sequences of exactly `depth` actions and outcomes; one that `ends` sooner does not count. */
export function sequences(table: Table, depth: number, ends: (table: Table) => boolean = () => false): number {
  if (depth === 0) return 1;
  if (table.actor === 'over' || ends(table)) return 0;
  const next = table.actor === 'chance' ? Object.keys(table.outcomes) : table.legal;
  return next.reduce((sum, action) => sum + sequences(table.play(action), depth - 1, ends), 0);
}

const attackOver = ({ node }: Table): boolean => !node.startsWith('2');
const turnOver = ({ player }: Table): boolean => player !== 'R';

/** Section 10.6. */
const COUNTS: Record<string, [line: string, ends: (table: Table) => boolean, counts: number[]]> = {
  'N-1': ['NAF=R:III EGY=B:-/NAF:I', attackOver, [2, 2, 4, 10, 8, 12]],
  'N-2': ['NAF=R:AI EGYc=B:A/NAF:I', attackOver, [2, 3, 6, 12, 24, 39]],
  'N-3': ['NAF=R:II EGY=B:II', attackOver, [2, 2, 4, 4, 10, 20]],
  'N-4': ['NAF=R:I/EGY*:I EGY=B:A/MEA:I MEA=G:I EAF=B:I', attackOver, [4, 8, 14, 31, 55, 107]],
  'N-5': ['>=R/1start ARGk=R:III MADk=B:III @R=ARG/-/- @B=MAD/-/-', turnOver, [2, 4, 10, 24, 69, 180, 474]],
  'N-6': ['>=R/1start BRAk=R:III NAFk=B:III @R=BRA/-/- @B=NAF/-/-', turnOver, [2, 4, 8, 22, 60, 170]],
};

export const SEQUENCE_CASES: readonly Case[] = Object.entries(COUNTS).map(([id, [line, ends, counts]]) => [
  id,
  ({ at }) => expect(counts.map((_, i) => sequences(at(line), i + 1, ends))).toEqual(counts),
]);
