import * as referee from '../../../workers/referee/conquest';
import type { Table } from '../../support/conquest-cases/table';

/** A position in play before the referee. */
export class RefereeTable implements Table {
  private constructor(private readonly state: referee.State) {}

  /** Throws where the line is none, or no position to play on. */
  static at(line: string): RefereeTable {
    const reading = referee.read(line);
    if (!reading.ok) throw new Error(`${line}: ${reading.error}`);
    const broken = referee.check(reading.state);
    if (broken.length) throw new Error(`${line}: ${broken.join()}`);
    return new RefereeTable(referee.settle(reading.state));
  }

  get line(): string {
    return referee.print(this.state);
  }

  get node(): string {
    return `${this.state.phase}${this.state.node.kind}`;
  }

  get player(): string {
    return this.state.player;
  }

  get actor(): string {
    const actor = referee.actor(this.state);
    return actor === 'player' ? 'RBGYP'[referee.seat(this.state)]! : actor;
  }

  get legal(): string[] {
    return referee.legal(this.state);
  }

  get outcomes(): Record<string, number> {
    return Object.fromEntries(referee.outcomes(this.state).map(({ action, weight }) => [action, weight]));
  }

  why(text: string): string[] {
    return referee.refusals(this.state, text) ?? ['malformed'];
  }

  play(...actions: string[]): RefereeTable {
    return new RefereeTable(actions.reduce(referee.apply, this.state));
  }
}

export const at = (line: string): RefereeTable => RefereeTable.at(line);
