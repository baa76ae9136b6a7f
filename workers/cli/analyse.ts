import { Analysis } from '../analysis/analysis';
import { mergeRows } from '../analysis/merge';
import type { MoveValue, SearchJob, SearchReport } from '../analysis/contract';
import type { WordedRow } from '../analysis/worded';
import type { View } from '../contract';
import { CliError, numberFlag, type Command } from './command';
import { openGame, readNode, type GameInput } from './input';

const PLAYOUTS = 20_000;

/** A report without the time it took, so that the same seed and work print the same. */
type Report = Omit<SearchReport, 'milliseconds'>;

export const analyse: Command = {
  name: 'analyse',
  about: 'estimate what every move is worth to the player who decides, by search',
  args: '<game> <position>',
  flags: {
    playouts: {
      type: 'string',
      value: 'N',
      about: `playouts, or positions where nothing is hidden (default ${PLAYOUTS})`,
    },
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
    const found = await (input.codec.byLines ? byLines(job, input) : byPlayouts(job, input));
    const report: Report = { notation, seat: view.seat, ...found, done: true };
    return { text: report.moves.map(row).join('\n'), json: report };
  },
};

type Found = Pick<Report, 'playouts' | 'moves'>;

async function byPlayouts(job: SearchJob, { codec, engine }: GameInput): Promise<Found> {
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

/** Where nothing is hidden every line is looked at, and the work counts positions. */
async function byLines(job: SearchJob, { codec, engine }: GameInput): Promise<Found> {
  let report: Found = { playouts: 0, moves: [] };
  await new Analysis(codec, engine).lookDeeper(job, (moves, playouts) => (report = { playouts, moves }));
  return report;
}

/** Searches start where a player decides. */
export function decision(view: View): View {
  if (view.actor === 'over') throw new CliError('the game is over: there is nothing to decide');
  if (view.actor === 'chance') throw new CliError('chance decides here; play one of its outcomes first');
  return view;
}

function row({ certainty, chance, error, visits, line, score }: MoveValue): string {
  const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;
  if (score) {
    const { margin, depth, exact, atMost } = score;
    const points = `${atMost ? '≤' : ''}${margin > 0 ? '+' : ''}${margin.toFixed(exact ? 0 : 1)}`;
    const sure = certainty === 'proven' ? 'proven' : '';
    return `${percent(chance).padStart(6)}  ${sure.padEnd(7)} ${points.padStart(8)}  depth ${String(depth).padStart(2)}  ${line.join(', ')}`;
  }
  const shown = certainty === 'unknown' ? '?' : percent(chance);
  const margin = certainty === 'proven' ? 'proven' : error === null ? '' : `±${percent(error)}`;
  return `${shown.padStart(6)}  ${margin.padEnd(7)} ${String(visits).padStart(8)}  ${line.join(', ')}`;
}
