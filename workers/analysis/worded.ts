import type { BatchedRow } from './batches';
import type { GameCodec } from '../game-codec';

/** A row of a search in words: whoever adds up what several instances found out needs to know no game. */
export interface WordedRow extends Omit<BatchedRow, 'action'> {
  action: string;
  picks: string[];
}

/** What puts rows about one state into words; it is asked again and again, and words every action once. */
export function wording<S>(codec: GameCodec<S>, state: S): (rows: readonly BatchedRow[]) => WordedRow[] {
  const known = new Map<number, Pick<WordedRow, 'action' | 'picks'>>();
  const words = (action: number) => {
    const found = known.get(action) ?? { action: codec.actionText(action, state), picks: codec.picks(action, state) };
    known.set(action, found);
    return found;
  };
  return (rows) => rows.map((row) => ({ ...row, ...words(row.action) }));
}
