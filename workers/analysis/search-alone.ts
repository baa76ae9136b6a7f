import type { Engine } from '../engine/engine';
import type { GameCodec } from '../game-codec';
import { Analysis } from './analysis';
import type { MoveValue, SearchJob } from './contract';
import { mergeRows } from './merge';
import type { WordedRow } from './worded';

/** What came of a search, and the playouts or, where every line is looked at, the positions it took. */
export interface Found {
  playouts: number;
  moves: MoveValue[];
}

/** A search from its beginning to its end on the one engine at hand: what the pool of a page does, without workers. */
export const searchAlone = <S>(job: SearchJob, codec: GameCodec<S>, engine: Engine): Promise<Found> =>
  codec.byLines ? byLines(job, codec, engine) : byPlayouts(job, codec, engine);

async function byPlayouts<S>(job: SearchJob, codec: GameCodec<S>, engine: Engine): Promise<Found> {
  const analysis = new Analysis(codec, engine);
  let rows: WordedRow[] = [];
  let playouts = 0;
  await analysis.search(job, (found, done) => {
    rows = found;
    playouts = done;
  });
  const moves = mergeRows([rows], analysis.root(job.notation).seat);
  const actions = moves.map(({ action }) => action);
  const lines = analysis.lines(actions, job.notation)!;
  return { playouts, moves: moves.map((move, i) => ({ ...move, line: lines[i]! })) };
}

async function byLines<S>(job: SearchJob, codec: GameCodec<S>, engine: Engine): Promise<Found> {
  let found: Found = { playouts: 0, moves: [] };
  await new Analysis(codec, engine).lookDeeper(job, (moves, playouts) => (found = { playouts, moves }));
  return found;
}
