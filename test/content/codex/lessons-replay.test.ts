import { describe, expect, test } from 'vitest';
import { pace } from '../../../site/lib/games/codex/learn/pace';
import { misreading } from '../../../site/lib/learn/conduct';
import { partsOf, type Question, type Step } from '../../../site/lib/learn/lesson';
import type { View } from '../../../workers/contract';
import { engineFromFile } from '../../../workers/engine/node';
import type { Board } from '../../../workers/games/codex/board';
import { codex as game } from '../../../workers/games/codex/game';
import { holds as holdsOf, type Predicate } from '../../../workers/games/codex/predicates';
import { Session } from '../../../workers/session';
import { codex } from '../files';
import { replay } from '../replay';

const session = new Session(game, await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url)));
const steps = codex.scripts.flatMap((script) => script.steps);
const holds = (all: readonly object[], { board }: View): boolean =>
  (all as Predicate[]).every((predicate) => holdsOf(board as Board, predicate));

/** How likely it is, in percent, that the game goes on when the mine is used. */
function surviving(board: Board): number {
  const mine = board.things.find(({ card }) => card === 'rickety_mine')!;
  const coin = session.play(session.current().notation, [`use rickety_mine#${mine.id} 0`]);
  if (!coin.ok) throw new Error(`${coin.action} is refused`);
  const { outcomes, notation } = coin.view;
  const all = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const good = outcomes.filter(({ action }) => {
    const after = session.play(notation, [action]);
    return after.ok && after.view.actor !== 'over';
  });
  return (100 * good.reduce((sum, { weight }) => sum + weight, 0)) / all;
}

/** Numbers that can be read off the table, or worked out from it. */
const ANSWERS: Readonly<Record<string, (board: Board) => number>> = {
  codex: ({ sides }) => sides.A.codex.count,
  gold: ({ sides }) => sides.A.gold,
  hand: ({ sides }) => sides.B.hand.count,
  percent: surviving,
};

/** Lessons ask what stands on the table, or what the engine then plays. */
function checkQuestion(question: Question, view: View, hint: string, { line }: Step): void {
  if (question.type === 'answer') {
    expect(ANSWERS[question.ask]!(view.board as Board)).toBe(question.value);
    return expect(hint).toContain(String(question.value));
  }
  if (question.type !== 'foresee') throw new Error(`no step asks ${question.type}`);
  const played = session.play(view.notation, line.slice(0, question.at));
  if (!played.ok) throw new Error(`${played.action} is refused`);
  expect(question.options.flatMap((all, i) => (holds(all, played.view) ? [i] : []))).toEqual([question.right]);
}

replay({
  session,
  pace,
  steps,
  textOf: (id) => codex.stepText(id, 'en'),
  holds,
  named: () => [],
  answersAll: true,
  checkQuestion,
});

describe('misreadings', () => {
  const asking = steps.filter((step) => partsOf(step).some(({ type }) => type !== 'state'));

  test.each(asking)('$id: every wrong answer has its own text', (step) => {
    partsOf(step).forEach((part, place) => {
      if (part.type !== 'foresee') return;
      part.options.forEach((_, i) => {
        if (i !== part.right) expect(misreading(step, [String(i)], [], place), String(i)).not.toBeNull();
      });
    });
    for (const slip of step.wrong) {
      for (const one of slip.given ?? []) expect(step.wrong[misreading(step, [one], [], slip.part)!]).toBe(slip);
    }
  });
});
