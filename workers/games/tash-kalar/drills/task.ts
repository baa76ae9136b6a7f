import { ROW_LENGTH } from '../../../../assembly/games/tash-kalar/layout';
import type { View } from '../../../contract';
import type { Desk } from '../../../drills/desk';
import type { DrillKind } from '../../../drills/drill';
import type { Random } from '../../../random';
import type { Board } from '../board';
import { TASKS, taskOf, type Task } from '../cards';
import type { Fulfilled } from '../measures';
import { SETUPS } from '../setups';
import { roll } from './summons';
import { choose } from './walk';

const MOST_ACTIONS = 3;
const NONE = 'none';

/** Actions looked at of a node, and rows laid out for one of them. */
const TRIED = 8;
const ROWS = 6;

/** What a task lacks so that it looks within reach: more would not be worth a thought. */
const NEARLY = 1;

/** Which of the tasks laid out the last action of a turn fulfils. */
export const task: DrillKind<Board> = {
  id: 'task',
  setups: SETUPS.filter((id) => id.startsWith('high')),
  steps: 44,
  choose,
  ask(view, desk, random, wish) {
    const { board, choices, question } = view;
    if (question !== 'menu' || board.turn.actions !== 1 || board.row.length !== ROW_LENGTH) return null;
    const right = wish % (ROW_LENGTH + 1);
    const before = (desk.measure('tasks') as Fulfilled).tasks;
    const actions = choices.map(({ action }) => action).filter((action) => /^(place|summon) /.test(action));
    for (let tries = 0; tries < TRIED && actions.length > 0; tries++) {
      const first = actions.splice(random(actions.length), 1)[0]!;
      const rolled = roll(desk, first, MOST_ACTIONS, random);
      const end = rolled?.path.at(-1);
      if (!end || end.board.ply !== board.ply || end.question === 'menu') continue;
      const after = (desk.at(end).measure('tasks') as Fulfilled).tasks;
      const fulfilled = TASKS.filter(({ id }) => after.includes(id) && !before.includes(id));
      if (right < ROW_LENGTH && fulfilled.length === 0) continue;
      const others = TASKS.filter(({ id }) => !after.includes(id) && !before.includes(id));
      const laid = laidOut(view, desk, rolled!.line, { right, fulfilled, others }, random);
      if (!laid) continue;
      const options = [...laid.board.row, NONE];
      return {
        view: laid,
        question: { type: 'choose', ask: `task:${board.side}`, options, right },
        line: rolled!.line,
        told: true,
      };
    }
    return null;
  },
};

interface Among {
  /** Where the fulfilled task lies; beyond the row for none. */
  right: number;
  fulfilled: readonly Task[];
  others: readonly Task[];
}

/** Three tasks of a type never lie open (TS-SETUP-4, TS-SETUP-5). */
const threeAlike = (tasks: readonly Task[]): boolean =>
  tasks.some(({ type }) => tasks.filter((task) => task.type === type).length >= 3);

/** The same node with other tasks in the row, one of which the line nearly fulfils in vain. */
function laidOut(
  view: View<Board>,
  desk: Desk<Board>,
  line: string[],
  among: Among,
  random: Random,
): View<Board> | null {
  const { row, next, claimed, side } = view.board;
  const taken = [next, ...claimed.A, ...claimed.B];
  const one = (tasks: readonly Task[]): Task => tasks[random(tasks.length)]!;
  const free = (tasks: readonly Task[]): Task[] => tasks.filter(({ id }) => !taken.includes(id));
  if (among.right < ROW_LENGTH && free(among.fulfilled).length === 0) return null;
  for (let rows = 0; rows < ROWS; rows++) {
    const tasks = row.map((_, place) => one(free(place === among.right ? among.fulfilled : among.others)));
    if (new Set(tasks).size < tasks.length || threeAlike(next === null ? tasks : [...tasks, taskOf(next)])) continue;
    const words = tasks.map(({ word }) => word).join(' ');
    const laid = desk.view(view.notation.replace(/; tasks [^;]*/, '').replace(/; row [^;]*/, `; row ${words}`));
    const { progress } = desk.at(laid).follow(line).at(-1)!.board.standing!;
    const lacks = ({ id }: Task): number =>
      progress[id]![side].parts.reduce((sum, { have, need }) => sum + Math.max(0, need - have), 0);
    const right = tasks.filter(({ id }) => progress[id]![side].done);
    if (right.length !== (among.right < ROW_LENGTH ? 1 : 0)) continue;
    if (tasks.some((task) => !right.includes(task) && lacks(task) <= NEARLY)) return laid;
  }
  return null;
}
