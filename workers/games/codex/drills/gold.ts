import type { Desk } from '../../../drills/desk';
import type { DrillKind } from '../../../drills/drill';
import type { View } from '../../../contract';
import type { Random } from '../../../random';
import type { Board } from '../board';
import { isReadable, oneOf, STEPS } from './table';
import { choose } from './walk';

const LINE = 3;
const PAID = /^(?:play|hire|summon|build|addon|level) /;

/** Some actions in a row that cost gold, and what each of them costs; shorter where nothing more can be paid. */
function spend(desk: Desk<Board>, start: View<Board>, random: Random): { line: string[]; costs: number[] } {
  const line: string[] = [];
  const costs: number[] = [];
  for (let view = start; line.length < LINE;) {
    const { choices, board } = view;
    const verbs = new Set(line.map((action) => action.split(' ')[0]));
    const paid = choices.map(({ action }) => action).filter((one) => PAID.test(one) && !verbs.has(one.split(' ')[0]));
    const action = oneOf(paid, random);
    if (action === undefined) break;
    const end = desk.at(view).after(action);
    if (end.question !== 'main') break;
    line.push(action);
    costs.push(board.sides[board.active].gold - end.board.sides[board.active].gold);
    view = end;
  }
  return { line, costs };
}

/** What several things cost together that are done in a row. */
export const gold: DrillKind<Board> = {
  id: 'gold',
  steps: STEPS,
  choose,
  ask(view, desk, random) {
    if (view.question !== 'main' || !isReadable(view.board)) return null;
    const { line, costs } = spend(desk, view, random);
    if (line.length < 2) return null;
    const value = costs.reduce((sum, cost) => sum + cost, 0);
    return { question: { type: 'answer', ask: 'gold', value }, line, told: true, why: costs.map(String) };
  },
};
