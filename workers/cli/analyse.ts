import { Analysis } from '../analysis';
import { mergeRows } from '../analysis-merge';
import type { MoveValue, SearchReport } from '../analysis-contract';
import type { SearchRow } from '../engine/engine';
import type { View } from '../contract';
import { CliError, numberFlag, type Command } from './command';
import { openGame, readNode, type GameInput } from './input';
import { stateOf } from './nodes';

const PLAYOUTS = 20_000;

/** A report without the time it took, so that the same seed and work print the same. */
type Report = Omit<SearchReport, 'milliseconds'>;

export const analyse: Command = {
  name: 'analyse',
  about: 'estimate what every move is worth to the player who decides, by search',
  args: '<game> <position>',
  flags: {
    playouts: { type: 'string', value: 'N', about: `work to do (default ${PLAYOUTS})` },
    seed: { type: 'string', value: 'N', about: 'seed of the playouts (default 1)' },
    sweep: { type: 'boolean', about: 'give every move the same work instead of favouring promising ones' },
  },
  examples: [
    'analyse toy-battle @position.json',
    'analyse toy-battle - --playouts 100000 --sweep --json',
    'analyse token-battle @position.json',
  ],
  run: async ([game, text], flags, io) => {
    const input = await openGame(game, io);
    const { notation } = await readNode(text, input, io);
    const job = {
      notation,
      playouts: numberFlag(flags, 'playouts', PLAYOUTS),
      seed: numberFlag(flags, 'seed', 1),
      spread: flags.sweep ? ('sweep' as const) : ('best' as const),
    };
    if (job.playouts === 0) throw new CliError('--playouts must be at least 1');
    const view = decision(input.session.view(notation));
    const analysis = new Analysis(input.codec, input.engine);
    let rows: SearchRow[] = [];
    let playouts = 0;
    await analysis.search(job, (found, done) => {
      rows = found;
      playouts = done;
    });
    const state = stateOf(notation, input.codec);
    const moves = mergeRows([rows], input.codec, state);
    const numbers = moves.map(({ action }) => actionNumber(action, state, input));
    const lines = analysis.lines(numbers, notation);
    const report: Report = {
      notation,
      seat: view.seat,
      playouts,
      moves: moves.map((move, i) => ({ ...move, line: lines[i]!.length ? lines[i]! : move.line })),
      done: true,
    };
    return { text: report.moves.map(row).join('\n'), json: report };
  },
};

/** Searches start where a player decides. */
export function decision(view: View): View {
  if (view.actor === 'over') throw new CliError('the game is over: there is nothing to decide');
  if (view.actor === 'chance') throw new CliError('chance decides here; play one of its outcomes first');
  return view;
}

function actionNumber(text: string, state: unknown, { codec }: GameInput): number {
  const parsed = codec.parseAction(text, state);
  if (!parsed.ok) throw new Error(`action does not read back: ${text}`);
  return parsed.value;
}

function row({ certainty, chance, error, visits, line }: MoveValue): string {
  const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;
  const shown = certainty === 'unknown' ? '?' : percent(chance);
  const margin = certainty === 'proven' ? 'proven' : error === null ? '' : `±${percent(error)}`;
  return `${shown.padStart(6)}  ${margin.padEnd(7)} ${String(visits).padStart(8)}  ${line.join(', ')}`;
}
