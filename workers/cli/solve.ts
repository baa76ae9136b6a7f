import { Analysis } from '../analysis';
import type { Exact, GoalReport } from '../analysis-contract';
import { CliError, type Command } from './command';
import { decision } from './analyse';
import { openGame, readNode } from './input';

const GOAL = 'win-turn';

export const solve: Command = {
  name: 'solve',
  about: 'prove the exact value of every move under a goal, and list all right moves',
  args: '<game> <position>',
  flags: {
    goal: {
      type: 'string',
      value: 'KIND',
      about: `what to prove (default ${GOAL}); an unknown kind is answered with the list`,
    },
    node: {
      type: 'string',
      multiple: true,
      value: 'ID',
      about: 'a node the goal is about, where it needs one; may be repeated',
    },
  },
  examples: ['solve toy-battle @puzzle.json', 'solve toy-battle - --goal cut --node 3 --node 6 --json'],
  run: async ([game, text], flags, io) => {
    const input = await openGame(game, io);
    const { notation } = await readNode(text, input, io);
    decision(input.session.view(notation));
    const nodes = flags.node as string[] | undefined;
    const goal = { kind: String(flags.goal ?? GOAL), ...(nodes && { nodes }) };
    let report: GoalReport | undefined;
    try {
      await new Analysis(input.codec, input.engine).solve(notation, goal, (found) => {
        report = found;
        io.progress(`${found.values.length} moves solved`);
      });
    } catch (error) {
      if (error instanceof RangeError) throw new CliError(error.message);
      throw error;
    }
    const { values, right } = report!;
    const rows = values.map(({ action, value }) => `${right.includes(action) ? '*' : ' '} ${action}: ${exact(value)}`);
    return { text: rows.join('\n'), json: report };
  },
};

function exact(value: Exact | null): string {
  if (!value) return 'not solved within the node budget';
  return value.den === 1 ? String(value.num) : `${value.num}/${value.den}`;
}
