import type { TurnFinds } from './contract';
import { lineTexts } from './lines';
import type { Engine } from '../engine/engine';
import { turnLine, turnReport, turnShare, type TurnRow } from '../engine/turns';
import type { GameCodec } from '../game-codec';

/** Puts what a look at the current turn has found into words. Each line is written once. */
export class TurnWords<S> {
  private readonly lines = new Map<string, string[]>();

  constructor(
    private readonly engine: Engine,
    private readonly codec: GameCodec<S>,
    private readonly state: S,
  ) {}

  /** What was found so far. `finished`: there is nothing left to look at, or no room for it. */
  finds(finished: boolean): TurnFinds {
    const { engine, codec, state } = this;
    const names = codec.turnNames!;
    const found = turnReport(engine, finished);
    return {
      notation: codec.print(state),
      seat: codec.seat(state),
      certainty: found.complete ? 'proven' : 'found',
      summons: found.summons.map((row) => ({
        card: names.card(row.about.card, state),
        place: names.place(row.about.square),
        line: this.line(row),
      })),
      tasks: found.tasks.map((row) => ({ task: names.task(row.about), line: this.line(row) })),
      cleared: found.cleared.map((row) => ({
        place: names.place(row.about),
        line: this.line(row),
      })),
      points: found.points.map((row) => ({ points: row.about, line: this.line(row) })),
      positions: found.positions,
      share: turnShare(engine),
      done: finished,
    };
  }

  private line(row: TurnRow<unknown>): string[] {
    const key = `${row.node} ${row.last}`;
    const known = this.lines.get(key);
    if (known) return known;
    const line = lineTexts(turnLine(this.engine, row), this.engine, this.codec);
    this.lines.set(key, line);
    return line;
  }
}
