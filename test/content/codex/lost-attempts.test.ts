/** Whoever can no longer solve a step of the course is told so by the action that spoiled it, not at the end of the turn. */
import { expect, test } from 'vitest';
import { pace } from '../../../site/lib/games/codex/learn/pace';
import { scripted, verdict } from '../../../site/lib/learn/conduct';
import type { Step } from '../../../site/lib/learn/lesson';
import { readLine, type Line } from '../../../site/lib/learn/line';
import { extended, nodeOf, type Attempt } from '../../../site/lib/playthrough/attempt';
import type { View } from '../../../workers/contract';
import { engineFromFile } from '../../../workers/engine/node';
import type { Board } from '../../../workers/games/codex/board';
import { codex as game } from '../../../workers/games/codex/game';
import { holds as holdsOf, type Predicate } from '../../../workers/games/codex/predicates';
import { Session } from '../../../workers/session';
import { codex } from '../files';

/** Positions looked at before an attempt counts as one that may still succeed. */
const MOST_TRIES = 400;
/** Questions at which it is told; in the middle of an action nothing is, and a choice of tech is two presses long. */
const TOLD_AT: readonly string[] = ['main', 'patrol'];
/** Steps of one turn: in longer ones the search finds no end. */
const STEPS = codex.scripts
  .flatMap((script) => script.steps)
  .filter(({ goal, line }) => goal.type === 'state' && line.filter((action) => action === 'end').length < 2);

const session = new Session(game, await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url)));
const holds = (all: readonly object[], { board }: View): boolean =>
  (all as Predicate[]).every((predicate) => holdsOf(board as Board, predicate));

class Course {
  readonly #line: Line;
  readonly #step: Step;
  readonly start: Attempt;

  constructor(step: Step) {
    const parsed = session.parse(step.position as string);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const played = session.play(parsed.value.notation, step.line);
    this.#step = step;
    this.#line = readLine(parsed.value, step.line, played, pace);
    this.start = { views: [parsed.value], actions: [] };
  }

  isOpen = (attempt: Attempt): boolean => verdict(attempt, this.#line, this.#step, holds) === 'open';

  /** The attempt after an action and whatever follows before the learner is asked again. */
  after(attempt: Attempt, action: string): Attempt {
    let next: string | null = action;
    let reached = attempt;
    while (next !== null) {
      const played = session.play(nodeOf(reached).notation, [next]);
      if (!played.ok) throw new Error(`${next} is refused`);
      reached = extended(reached, next, played.view);
      next = this.isOpen(reached) ? scripted(reached, this.#line, this.#step) : null;
    }
    return reached;
  }

  /** The attempts after an action and whatever is chosen in the course of it, until the next action is asked for. */
  whole(attempt: Attempt, action: string): Attempt[] {
    const reached = this.after(attempt, action);
    if (!this.isOpen(reached) || pace.atRest.has(nodeOf(reached).question)) return [reached];
    return nodeOf(reached).choices.flatMap((choice) => this.whole(reached, choice.action));
  }

  /** Whether the goal can be reached; true as well when the tries run out. */
  canSolve(attempt: Attempt, tries = { left: MOST_TRIES }): boolean {
    if (!this.isOpen(attempt)) return verdict(attempt, this.#line, this.#step, holds) === 'reached';
    const choices = nodeOf(attempt).choices.map(({ action }) => action);
    const hinted = this.#step.line.filter((action) => choices.includes(action));
    return [...new Set([...hinted, ...choices])].some(
      (action) => tries.left-- <= 0 || this.canSolve(this.after(attempt, action), tries),
    );
  }
}

test.each(STEPS)('$id', (step) => {
  const course = new Course(step);
  const silent: string[] = [];
  for (let attempt = course.start, at = 0; course.isOpen(attempt); at = attempt.actions.length) {
    for (const { action } of nodeOf(attempt).choices) {
      for (const strayed of course.whole(attempt, action)) {
        const told = !course.isOpen(strayed) || !TOLD_AT.includes(nodeOf(strayed).question);
        if (!told && !course.canSolve(strayed)) silent.push(strayed.actions.join(' > '));
      }
    }
    attempt = course.after(attempt, step.line[at]!);
  }
  expect(silent).toEqual([]);
});
