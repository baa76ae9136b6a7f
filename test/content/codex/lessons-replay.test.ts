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

/** Lessons ask only what the engine then plays; what a step asks in place of a goal is about the end of its line. */
function checkQuestion(question: Question, view: View, _hint: string, { goal, line }: Step): void {
  if (question.type !== 'foresee') throw new Error(`no step asks ${question.type}`);
  const rest = goal === question ? [] : line.slice(0, question.at);
  if (goal === question) expect(question.at).toBe(line.length);
  const played = rest.length > 0 ? session.play(view.notation, rest) : { ok: true as const, view };
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
