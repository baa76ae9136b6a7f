import { ROW_BYTES, ROW_STATICS, ROW_SUMS } from './abi';

/** What the search knows of one root action. */
export interface SearchRow {
  action: number;
  visits: number;
  /** Mean result in 0 .. 1 for the player who decides at the root; the static value before any visit. */
  mean: number;
  /** Standard error of the mean; Infinity before the second visit. */
  error: number;
  /** What `live` says of the player who decides at the root. */
  proof: 'none' | 'win' | 'loss';
  /**
   * Bits of the seats that can still get anything; all of them while nothing is proven. One seat alone wins against every
   * coalition; a seat that is missing gets nothing unless another one passes up a forced win.
   */
  live: number;
  /** Sum of the results of every seat; they add up to the visits. */
  sums: number[];
  /** Mean result of every seat, 0 .. 1; the static values before any visit. */
  means: number[];
}

/**
 * The rows of a search table, as its bytes have them.
 *
 * @param searcher the seat that decides at the root
 * @param seats of the game
 */
export function readRows(bytes: Uint8Array, searcher: number, seats: number): SearchRow[] {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / ROW_BYTES }, (_, i) => readRow(data, i * ROW_BYTES, searcher, seats));
}

function readRow(data: DataView, at: number, searcher: number, seats: number): SearchRow {
  const visits = data.getUint32(at + 4, true);
  const sum = data.getFloat64(at + 8, true);
  const squares = data.getFloat64(at + 16, true);
  const mean = visits ? sum / visits : data.getFloat32(at + 24, true);
  const variance = visits > 1 ? Math.max(0, (squares - visits * mean * mean) / (visits - 1)) : Infinity;
  const sums = Array.from({ length: seats }, (_, seat) => data.getFloat64(at + ROW_SUMS + 8 * seat, true));
  const live = data.getUint32(at + 28, true);
  return {
    action: data.getUint32(at, true),
    visits,
    mean,
    error: Math.sqrt(variance / visits),
    proof: live === 1 << searcher ? 'win' : (live >> searcher) & 1 ? 'none' : 'loss',
    live,
    sums,
    means: sums.map((all, seat) => (visits ? all / visits : data.getFloat32(at + ROW_STATICS + 4 * seat, true))),
  };
}
