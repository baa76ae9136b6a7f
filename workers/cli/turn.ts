import { Analysis } from '../analysis/analysis';
import type { Exact, Goal, TurnFinds } from '../analysis/contract';
import { exactNumber } from '../puzzles/exact';
import { loadPuzzleGame } from '../puzzles/games';
import { ownQuestions } from '../puzzles/own';
import { Walker } from '../puzzles/walker';
import type { GameId } from '../registry';
import { decision } from './analyse';
import { CliError, numberFlag, type Command } from './command';
import { openGame, readNode, type GameInput } from './input';

/** Nodes that one answer to one question may cost: seconds for a turn with a dozen questions. */
const BUDGET = 50_000;

/** Something the turn can bring: its value by best play, and the answers that begin it. */
interface Brought {
  goal: Goal;
  /** Where it is asked, if what it is not about was left out of the position. */
  notation: string;
  /** Null where the budget did not suffice. */
  value: Exact | null;
  right: string[];
}

/** What is answered goal by goal, for games whose turns are not looked at as a whole. */
interface GoalFinds {
  notation: string;
  seat: number;
  /** `proven`: every goal has its value. */
  certainty: 'proven' | 'found';
  goals: Brought[];
}

export const turn: Command = {
  name: 'turn',
  about: 'look at everything the current turn can come to: what can be gained, taken, killed, and by which first move',
  args: '<game> <position>',
  flags: {
    budget: {
      type: 'string',
      value: 'N',
      about: `nodes one first move may cost, where goals are proved one by one (default ${BUDGET})`,
    },
  },
  examples: [
    'turn tash-kalar @position.json',
    'turn conquest "NAF=R:III EGY=B:I/NAF:I CON=B:-/NAF:I"',
    'position tash-kalar --random --json | turn tash-kalar - --json',
  ],
  run: async ([game, text], flags, io) => {
    const input = await openGame(game, io);
    const { notation } = await readNode(text, input, io);
    const { seat } = decision(input.session.view(notation));
    if (!input.codec.lookAtTurn) {
      const budget = numberFlag(flags, 'budget', BUDGET);
      const found = await goalByGoal(input, notation, seat!, budget, io.progress);
      return { text: goalTable(found), json: found };
    }
    let found: TurnFinds | undefined;
    await new Analysis(input.codec, input.engine).turn(notation, (finds) => {
      found = finds;
      io.progress(`${finds.positions} positions`);
    });
    return { text: table(found!, input.codec.findWords?.(found!) ?? []), json: found };
  },
};

/** Asks whatever the puzzle maker would ask of such a position. Throws a CliError where that is nothing. */
async function goalByGoal(
  { codec: { id }, engine }: GameInput,
  notation: string,
  seat: number,
  budget: number,
  progress: (text: string) => void,
): Promise<GoalFinds> {
  const puzzles = await loadPuzzleGame(id as GameId);
  const walker = new Walker<object>(puzzles.codec, engine);
  const goals: Brought[] = [];
  for (const { node, goal } of ownQuestions<object>(puzzles, walker, notation)) {
    const solved = walker.solve(node, goal, budget);
    const right = solved ? solved.right.map((action) => walker.text(node, action)) : [];
    goals.push({ goal, notation: walker.print(node), value: solved?.value ?? null, right });
    progress(`${goals.length} goals`);
  }
  if (!goals.length) throw new CliError('nothing is asked about a turn at this decision');
  const certainty = goals.every(({ value }) => value) ? 'proven' : 'found';
  return { notation, seat, certainty, goals };
}

function goalTable({ certainty, goals }: GoalFinds): string {
  const lineOf = ({ value, right }: Brought): string => (value && exactNumber(value) > 0 ? right.join(', ') : '');
  const rows = goals.map((one) => [words(one.goal), worth(one.value), lineOf(one)] as const);
  const [what, much] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const head = certainty === 'proven' ? 'every value is exact' : 'some values were not found within the budget';
  return [
    `${goals.length} goals: ${head}`,
    ...rows.map(([goal, value, line]) => `${goal.padEnd(what!)}  ${value.padStart(much!)}  ${line}`.trimEnd()),
  ].join('\n');
}

const words = ({ kind, nodes = [], metric, card, turns }: Goal): string =>
  [kind, ...nodes, metric, card, turns].filter((word) => word !== undefined).join(' ');

/** Chances in per cent, what is counted as it is. */
function worth(value: Exact | null): string {
  if (!value) return '?';
  const number = exactNumber(value);
  return Number.isInteger(number) ? String(number) : `${(100 * number).toFixed(1)} %`;
}

function table({ certainty, positions }: TurnFinds, rows: readonly [what: string, line: string[]][]): string {
  const width = Math.max(...rows.map(([what]) => what.length));
  const head = certainty === 'proven' ? 'everything there is' : 'found so far, there may be more';
  return [
    `${positions} positions: ${head}`,
    ...rows.map(([what, line]) => `${what.padEnd(width)}  ${line.join(', ')}`),
  ].join('\n');
}
