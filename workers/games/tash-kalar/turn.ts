/** Everything a turn can come to, in words. */
import type { TurnFinds } from '../../analysis/contract';
import type { Asking } from '../../engine/engine';
import { runTurn, startTurn, turnLine, turnReport, turnShare, type TurnRow } from '../../engine/tash-kalar/turns';
import type { TurnLook } from '../../game-codec';
import { cardOf, listOf, TASKS } from './cards';
import { cardId } from './codec';
import { print } from './notation';
import { SQUARES } from './squares';
import { SIDES, type State } from './state';

/** Something the turn can come to, and the fewest actions found that lead there. */
interface Find {
  line: string[];
}

export interface Finds extends TurnFinds {
  /** Cards and squares in the words of actions. The last action of the line is the summoning itself. */
  summons: (Find & { card: string; place: string })[];
  tasks: (Find & { task: string })[];
  /** Squares of enemy pieces that are gone from there when the turn ends. */
  cleared: (Find & { place: string })[];
  /** Points gained on the other player when the turn ends, the best claim included; ascending. */
  points: (Find & { points: number })[];
}

/** @param texts a line in notation, played from where `engine` stands */
export function lookAtTurn(state: State, engine: Asking, texts: (line: readonly number[]) => string[]): TurnLook {
  startTurn(engine);
  // Reports come often and lines stay the same.
  const lines = new Map<string, string[]>();
  function lineTo(row: TurnRow<unknown>): string[] {
    const key = `${row.node} ${row.last}`;
    const line = lines.get(key) ?? texts(turnLine(engine, row));
    lines.set(key, line);
    return line;
  }
  const { side, deckIds } = state;
  const wordOf = (card: number): string => cardOf(cardId(card, listOf(deckIds[side]))).word;

  function finds(finished: boolean): Finds {
    const found = turnReport(engine, finished);
    return {
      notation: print(state),
      seat: SIDES.indexOf(side),
      certainty: found.complete ? 'proven' : 'found',
      summons: found.summons.map((row) => ({
        card: wordOf(row.about.card),
        place: SQUARES[row.about.square]!,
        line: lineTo(row),
      })),
      tasks: found.tasks.map((row) => ({ task: TASKS[row.about]!.word, line: lineTo(row) })),
      cleared: found.cleared.map((row) => ({ place: SQUARES[row.about]!, line: lineTo(row) })),
      points: found.points.map((row) => ({ points: row.about, line: lineTo(row) })),
      positions: found.positions,
      share: turnShare(engine),
      done: finished,
    };
  }
  return { run: (actions) => runTurn(engine, actions), finds };
}

/** What was found in plain English, each with the line that leads there; the most points first. */
export function findWords({ points, tasks, summons, cleared }: Finds): [what: string, line: string[]][] {
  return [
    ...points
      .map(({ points: gain, line }): [string, string[]] => [`${gain > 0 ? '+' : ''}${gain} points`, line])
      .reverse(),
    ...tasks.map(({ task, line }): [string, string[]] => [`claim ${task}`, line]),
    ...summons.map(({ card, place, line }): [string, string[]] => [`summon ${card}@${place}`, line]),
    ...cleared.map(({ place, line }): [string, string[]] => [`clear ${place}`, line]),
  ];
}
