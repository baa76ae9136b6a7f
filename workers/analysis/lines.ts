import type { MoveValue } from './contract';
import type { Engine } from '../engine/engine';
import { lineNodes, lineOf, lineRows, type LineRow } from '../engine/lines';
import type { GameCodec } from '../game-codec';
import { sharesOfTwo } from './shares';

const RESULT = { win: 1, draw: 0.5, loss: 0 } as const;

/** The values of all answers at the root, as far as the search has come; best first. */
export function lineValues<S>(engine: Engine, codec: GameCodec<S>, state: S): MoveValue[] {
  const nodes = lineNodes(engine);
  const rows = lineRows(engine);
  const share = Math.max(1, Math.round(nodes / Math.max(1, rows.length)));
  return rows.map((row) => lineValue(row, share, engine, codec, state));
}

/** `visits` is the row's even share of the work: a search by lines does not count it by answer. */
function lineValue<S>(row: LineRow, visits: number, engine: Engine, codec: GameCodec<S>, state: S): MoveValue {
  const proven = row.result !== null;
  const chance = row.result ? RESULT[row.result] : row.chance;
  const line = lineOf(engine, row.action);
  return {
    action: codec.actionText(row.action, state),
    picks: codec.picks(row.action, state),
    certainty: proven ? 'proven' : 'estimated',
    chance,
    chances: sharesOfTwo(codec.seat(state), chance),
    error: proven ? 0 : null,
    visits,
    line: lineTexts(line.length ? line : [row.action], engine, codec),
    score: { margin: row.margin, depth: row.depth, exact: row.exact, atMost: row.bound === 'atMost' },
  };
}

/** A line in notation. Each action is named at the node it is played at, since the same card may lie on two stacks. */
export function lineTexts<S>(line: readonly number[], engine: Engine, codec: GameCodec<S>): string[] {
  const here = engine.save();
  const texts = line.map((action) => {
    const text = codec.actionText(action, codec.read(engine.save(), engine));
    engine.apply(action);
    return text;
  });
  engine.restore(here);
  return texts;
}
