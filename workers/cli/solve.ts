import { Analysis } from '../analysis/analysis';
import type { Exact, Goal, GoalReport } from '../analysis/contract';
import { CliError, numberFlag, type Command, type Flags } from './command';
import { decision } from './analyse';
import { openGame, readNode, type GameInput } from './input';

export const solve: Command = {
  name: 'solve',
  about: 'prove the exact value of every move under a goal, and list all right moves',
  args: '<game> <position>',
  flags: {
    goal: {
      type: 'string',
      value: 'KIND',
      about: 'what to prove (default: that the turn wins); an unknown kind is answered with the list',
    },
    node: {
      type: 'string',
      multiple: true,
      value: 'ID',
      about: 'a node the goal is about, where it needs one; may be repeated',
    },
    turns: { type: 'string', value: 'N', about: 'turns of both players a goal looks ahead, where it needs a number' },
    metric: { type: 'string', value: 'NAME', about: 'what a goal compares, where it compares something' },
    card: { type: 'string', value: 'ID', about: 'the card a goal is about, where it needs one' },
  },
  examples: [
    'solve toy-battle @puzzle.json',
    'solve toy-battle - --goal cut --node 3 --node 6 --json',
    'solve token-battle @puzzle.json --goal bestMargin --turns 2',
  ],
  run: async ([game, text], flags, io) => {
    const input = await openGame(game, io);
    const { notation } = await readNode(text, input, io);
    decision(input.session.view(notation));
    const goal = goalOf(flags, input);
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

function goalOf(flags: Flags, { codec }: GameInput): Goal {
  const { node, turns, metric, card } = flags;
  return {
    kind: String(flags.goal ?? codec.goalKinds[0]),
    ...(node !== undefined && { nodes: node as string[] }),
    ...(turns !== undefined && { turns: numberFlag(flags, 'turns', 1) }),
    ...(metric !== undefined && { metric: String(metric) }),
    ...(card !== undefined && { card: String(card) }),
  };
}

function exact(value: Exact | null): string {
  if (!value) return 'not solved within the node budget';
  if (value.residues) return `${value.num}, modulo the two primes ${value.residues.join(' and ')}`;
  return value.den === 1 ? String(value.num) : `${value.num}/${value.den}`;
}
