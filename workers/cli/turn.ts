import { Analysis } from '../analysis/analysis';
import type { TurnFinds } from '../analysis/contract';
import { decision } from './analyse';
import { CliError, type Command } from './command';
import { openGame, readNode } from './input';

export const turn: Command = {
  name: 'turn',
  about: 'look at everything the current turn can come to: what can be summoned, claimed, cleared and gained',
  args: '<game> <position>',
  flags: {},
  examples: ['turn tash-kalar @position.json', 'position tash-kalar --random --json | turn tash-kalar - --json'],
  run: async ([game, text], _flags, io) => {
    const input = await openGame(game, io);
    const { notation } = await readNode(text, input, io);
    decision(input.session.view(notation));
    let found: TurnFinds | undefined;
    try {
      await new Analysis(input.codec, input.engine).turn(notation, (finds) => {
        found = finds;
        io.progress(`${finds.positions} positions`);
      });
    } catch (error) {
      if (error instanceof RangeError) throw new CliError(error.message);
      throw error;
    }
    return { text: table(found!, input.codec.findWords?.(found!) ?? []), json: found };
  },
};

function table({ certainty, positions }: TurnFinds, rows: readonly [what: string, line: string[]][]): string {
  const width = Math.max(...rows.map(([what]) => what.length));
  const head = certainty === 'proven' ? 'everything there is' : 'found so far, there may be more';
  return [
    `${positions} positions: ${head}`,
    ...rows.map(([what, line]) => `${what.padEnd(width)}  ${line.join(', ')}`),
  ].join('\n');
}
