import { TURN_ROW_BYTES } from '../../../assembly/games/tash-kalar/turn-rows';
import type { TurnsAbi } from '../abi';
import type { Asking } from '../engine';

/** Something a turn can come to. */
export interface TurnRow<About> {
  about: About;
  /** Position to ask `turnLine` for, and the last action after it. */
  node: number;
  last: number;
}

/** All that the turn of the player who decides can lead to, as far as it has been looked at. */
export interface TurnReport {
  /** By being: the card as actions name it and the square it can be summoned on. */
  summons: TurnRow<{ card: number; square: number }>[];
  /** By current task, its number. */
  tasks: TurnRow<number>[];
  /** By square of an enemy piece that is gone from there when the turn ends. */
  cleared: TurnRow<number>[];
  /** By points gained on the other player, at least one, the best claim included; ascending. */
  points: TurnRow<number>[];
  /** Positions within the turn below which something new could be found, each counted once. */
  positions: number;
  /** Everything was looked at, so that what is not listed cannot be reached. */
  complete: boolean;
}

/**
 * Starts a look at everything the current turn can lead to. What can lead to nothing new is left out, unless the look is
 * `thorough`, which takes far longer and finds the same.
 */
export function startTurn(engine: Asking, thorough = false): void {
  engine.ask('turnStart', thorough ? 1 : 0);
}

/** Goes on for about `actions` looks at actions, listed or played; true once there is nothing left to look at, or no room to go on. */
export function runTurn(engine: Asking, actions: number): boolean {
  return engine.ask('turnRun', actions) === 1;
}

/** Share of the work that is done, 0 .. 1; what is left may take longer than it looks. */
export const turnShare = (engine: Asking): number => engine.ask('turnShare');

/** What was found so far; `finished` is what the last `runTurn` said. */
export function turnReport(engine: Asking, finished: boolean): TurnReport {
  return {
    summons: rows(engine, 'turnSummons', (about) => ({ card: about >> 8, square: about & 255 })),
    tasks: rows(engine, 'turnTasks', Number),
    cleared: rows(engine, 'turnCleared', Number),
    points: rows(engine, 'turnPoints', Number),
    positions: engine.ask('turnNodes') >>> 0,
    complete: finished && engine.ask('turnFull') === 0,
  };
}

/** The actions that lead to an end that has what a row is about, or to the summoning: as few as were found. */
export function turnLine(engine: Asking, row: TurnRow<unknown>): number[] {
  return [...new Uint32Array(engine.output(engine.ask('turnLine', row.node) * 4).buffer), row.last];
}

type Table = Extract<keyof TurnsAbi, 'turnSummons' | 'turnTasks' | 'turnCleared' | 'turnPoints'>;

function rows<About>(engine: Asking, table: Table, read: (about: number) => About): TurnRow<About>[] {
  const words = new Uint32Array(engine.output(engine.ask(table) * TURN_ROW_BYTES).buffer);
  return Array.from({ length: (words.length * 4) / TURN_ROW_BYTES }, (_, i) => {
    const [about, node, last] = words.subarray(i * 3, i * 3 + 3);
    return { about: read(about!), node: node!, last: last! };
  });
}
