/** Every step of a game's lessons played through in the engine, the way the site plays it. */
import { describe, expect, test } from 'vitest';
import { consequence, scripted, verdict, wrongLine, type Holds } from '../../site/lib/learn/conduct';
import { partsOf, type Question, type Slip, type Step, type StepText } from '../../site/lib/learn/lesson';
import { actorOf, readLine, type Line, type Pace } from '../../site/lib/learn/line';
import { extended, nodeOf, type Attempt } from '../../site/lib/playthrough/attempt';
import type { View } from '../../workers/contract';
import type { Session } from '../../workers/session';
import { inTurn } from '../support/day';

/** Decisions up to which every attempt at a step is tried; of longer ones, which take a whole turn, only the first ones. */
const SHORT = 6;
const FIRST = 3;
/** Positions in which a lost attempt is tried to be mended: what can be is mended in far fewer. */
const MOST_TRIES = 300;
/** Attempts that are looked into on one day where more end early. */
const MOST_ENDED = 5;

export interface Lessons {
  session: Session<unknown, unknown>;
  steps: readonly Step[];
  /** English words of a step. */
  textOf(id: string): StepText;
  holds: Holds;
  pace: Pace;
  /** Actions that a plain hint names outright. */
  named(hint: string): string[];
  /** Asserts that a question has the answer its step says, and that the hint says it too. */
  checkQuestion(question: Question, node: View, hint: string, step: Step): void;
  /** Every miss is answered by a text of its step. */
  answersAll: boolean;
}

export function replay({ session, steps, textOf, holds, pace, named, checkQuestion, answersAll }: Lessons): void {
  function begin({ position }: Step): View {
    const parsed = session.parse(typeof position === 'string' ? position : JSON.stringify(position));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value;
  }

  function after(view: View, actions: readonly string[]): View {
    const played = session.play(view.notation, actions);
    if (!played.ok) throw new Error(`${played.action} is refused: ${played.refused.join(', ')}`);
    return played.view;
  }

  const lineOf = (start: View, step: Step): Line =>
    readLine(start, step.line, session.play(start.notation, step.line), pace);

  const extend = (attempt: Attempt, action: string): Attempt =>
    extended(attempt, action, after(nodeOf(attempt), [action]));

  /** Lets chance and the opponent act until the learner is asked or the step is decided. */
  function settle(start: Attempt, line: Line, step: Step): Attempt {
    let attempt = start;
    for (let acts = 0; acts < 60 && verdict(attempt, line, step, holds) === 'open'; acts++) {
      const action = scripted(attempt, line, step);
      if (action === null) break;
      attempt = extend(attempt, action);
    }
    return attempt;
  }

  /**
   * Whether an attempt that contains `action` can still reach the goal, trying every decision of the learner, in as many
   * positions as there are tries left.
   */
  function solvable(from: Attempt, line: Line, step: Step, action: string, tries = { left: Infinity }): boolean {
    if (tries.left-- <= 0) return false;
    const attempt = settle(from, line, step);
    const result = verdict(attempt, line, step, holds);
    if (result !== 'open') return result === 'reached' && attempt.actions.includes(action);
    // The hinted action first: it is nearly always possible at once, and saves the search.
    const choices = nodeOf(attempt).choices.map((choice) => choice.action);
    const wanted = step.line.filter((one) => choices.includes(one));
    const hinted = choices.filter((one) => one === action);
    return [...new Set([...hinted, ...wanted, ...choices])].some((one) =>
      solvable(extend(attempt, one), line, step, action, tries),
    );
  }

  const tells = (facts: NonNullable<Step['lost']>[number], ended: Attempt[], line: Line, step: Step): boolean =>
    ended.some((attempt) => verdict(attempt, line, { ...step, lost: [facts] }, holds) === 'missed');

  /**
   * Attempts that are told as lost while they could still go on, after as many decisions as the line has or fewer, as long
   * as something is not yet told or little told at all; of a whole turn those that part from the line first.
   */
  function endedEarly(start: View, line: Line, step: Step): Attempt[] {
    const { lost: _, ...patient } = step;
    const own = line.by.filter((by) => by === line.learner).length;
    const decisions = own > SHORT ? FIRST : own;
    const ended: Attempt[] = [];
    let open: Attempt[] = [{ views: [start], actions: [] }];
    for (let decided = 0; decided < decisions; decided++) {
      const made = open
        .flatMap((attempt) => nodeOf(attempt).choices.map(({ action }) => extend(attempt, action)))
        .map((attempt) => settle(attempt, line, step));
      const lost = made.filter((attempt) => verdict(attempt, line, step, holds) === 'missed');
      ended.push(...lost.filter((attempt) => verdict(attempt, line, patient, holds) === 'open'));
      if (ended.length >= MOST_ENDED && step.lost?.every((facts) => tells(facts, ended, line, step))) break;
      open = made.filter(
        (attempt) => verdict(attempt, line, step, holds) === 'open' && actorOf(nodeOf(attempt)) === line.learner,
      );
    }
    return ended;
  }

  /** Where the lines that are expected to miss are told as lost while they could still go on: they part from the line late as well. */
  const lostOnLines = (start: View, line: Line, step: Step): Attempt[] => {
    const { lost: _, ...patient } = step;
    return step.wrong.flatMap((slip) => {
      let attempt: Attempt = { views: [start], actions: [] };
      for (const action of slip.line ?? []) {
        attempt = extend(attempt, action);
        if (verdict(attempt, line, step, holds) !== 'open') break;
      }
      const isEarly =
        verdict(attempt, line, step, holds) === 'missed' && verdict(attempt, line, patient, holds) === 'open';
      return isEarly ? [attempt] : [];
    });
  };

  const lastHint = (step: Step): string => textOf(step.id).hints[2];
  const hasLine = (slip: Slip): boolean => slip.line !== undefined;

  describe.each(steps)('$id', (step) => {
    const start = begin(step);
    const questions = partsOf(step).filter((part) => part.type !== 'state');

    if (step.goal.type === 'state') {
      const line = lineOf(start, step);

      test('the line solves the step, with its last action and not before', () => {
        let attempt: Attempt = { views: [start], actions: [] };
        expect(verdict(attempt, line, step, holds)).not.toBe('reached');
        const verdicts = step.line.map((action) => {
          attempt = extend(attempt, action);
          return verdict(attempt, line, step, holds);
        });
        const solvedAt = verdicts.indexOf('reached');
        expect(solvedAt).toBeGreaterThanOrEqual(0);
        expect(verdicts.slice(0, solvedAt).every((one) => one === 'open')).toBe(true);
        // What follows the goal shows that it lasts; the learner has nothing more to decide in it.
        expect(line.by.slice(solvedAt + 1)).not.toContain(line.learner);
        expect(verdicts.at(-1)).toBe('reached');
      });

      test('a learner who plays the line is led through all of it', () => {
        let attempt: Attempt = { views: [start], actions: [] };
        while (verdict(attempt, line, step, holds) === 'open') {
          attempt = extend(attempt, step.line[attempt.actions.length]);
          attempt = settle(attempt, line, step);
        }
        expect(step.line.slice(0, attempt.actions.length)).toEqual(attempt.actions);
      });

      test('every first move leads on, to the goal, or to a miss', () => {
        for (const { action } of start.choices) {
          const attempt = settle(extend({ views: [start], actions: [] }, action), line, step);
          const result = verdict(attempt, line, step, holds);
          const node = nodeOf(attempt);
          if (result === 'open') {
            expect(actorOf(node), action).toBe(line.learner);
            expect(node.choices.length, action).toBeGreaterThan(0);
          } else if (result === 'missed') {
            expect(action).not.toBe(step.line[0]);
            if (answersAll) expect(wrongLine(attempt, line, step, holds), action).not.toBeNull();
          }
        }
      });

      // A busy machine may need minutes for what a quiet one looks through in seconds.
      test('what is told as lost at once could not be mended', { timeout: 600_000 }, () => {
        const { lost, ...patient } = step;
        if (!lost) return;
        const ended = [...lostOnLines(start, line, step), ...endedEarly(start, line, step)];
        for (const facts of lost) {
          expect(tells(facts, ended, line, step), JSON.stringify(facts)).toBe(true);
        }
        for (const attempt of inTurn(ended, Math.ceil(ended.length / MOST_ENDED))) {
          const last = attempt.actions.at(-1)!;
          expect(solvable(attempt, line, patient, last, { left: MOST_TRIES }), attempt.actions.join(' ')).toBe(false);
        }
      });

      test('every placement that the last hint names can be part of a solution', () => {
        for (const action of named(lastHint(step))) {
          expect(solvable({ views: [start], actions: [] }, line, step, action), action).toBe(true);
        }
      });
    }

    if (questions.length > 0) {
      test('the engine gives the same answers, and the last hint says them', () => {
        const { before = [] } = step;
        for (const question of questions) {
          checkQuestion(question, before.includes(question) ? start : after(start, step.line), lastHint(step), step);
        }
      });
    }

    const tries = step.wrong.filter((slip) => slip.try !== undefined && step.goal.type !== 'build');
    test.each(tries)('$try is refused by exactly $refused', (slip) => {
      expect(session.whyNot(after(start, slip.after ?? []).notation, slip.try!)).toEqual(slip.refused);
    });

    if (step.goal.type === 'state') {
      test.each(tries)('$try can be tried while the learner is asked', (slip) => {
        const attempt = (slip.after ?? []).reduce(extend, { views: [start], actions: [] });
        expect(verdict(attempt, lineOf(start, step), step, holds)).toBe('open');
        expect(actorOf(nodeOf(attempt))).toBe(start.seat);
      });
    }

    test.each(step.wrong.filter(hasLine))('$line is legal and misses the goal', (slip) => {
      const line = lineOf(start, step);
      let attempt: Attempt = { views: [start], actions: [] };
      for (const action of slip.line!) {
        attempt = extend(attempt, action);
        expect(verdict(attempt, line, step, holds)).not.toBe('reached');
      }
      const at = wrongLine(attempt, line, step, holds);
      expect(at === null ? null : step.wrong[at]).toBe(slip);
      const views = attempt.views;
      if (slip.when) expect(holds(slip.when, views.at(-1)!, views.at(-2))).toBe(true);
    });

    test.each(step.wrong.filter(hasLine))('a learner who plays $line sees all of it', (slip) => {
      const line = lineOf(start, step);
      let attempt: Attempt = { views: [start], actions: [] };
      while (attempt.actions.length < slip.line!.length) {
        const open = verdict(attempt, line, step, holds) === 'open';
        const next = open ? scripted(attempt, line, step) : consequence(attempt, step);
        const wanted = slip.line![attempt.actions.length];
        if (next !== null) expect(next).toBe(wanted);
        else expect(actorOf(nodeOf(attempt))).toBe(line.learner);
        attempt = extend(attempt, wanted);
      }
    });
  });
}
