import type { MoveValue, SearchReport } from '../analysis/contract';
import { searchAlone } from '../analysis/search-alone';
import type { View } from '../contract';
import { CliError, numberFlag, type Command } from './command';
import { openGame, readNode } from './input';

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
    const found = await searchAlone(job, input.codec, input.engine);
    const report: Report = { notation, seat: view.seat, ...found, done: true };
    return { text: report.moves.map(row).join('\n'), json: report };
  },
};

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
