/** Every step of every lesson played through in the engine, the way the site plays it. */
import { describe, expect, test } from 'vitest';
import caseFile from '../../assembly/games/toy-battle/data/cases.json' with { type: 'json' };
import { actorOf, consequence, nodeOf, readLine, scripted, verdict, wrongLine } from '../../site/lib/learn/conduct';
import type { Attempt, Line } from '../../site/lib/learn/conduct';
import type { Step } from '../../site/lib/learn/lesson';
import { engineFromFile } from '../../workers/engine/node';
import { answerTo } from '../../workers/games/toy-battle/asks';
import { TROOPS } from '../../workers/games/toy-battle/board-data';
import { toyBattle } from '../../workers/games/toy-battle/game';
import { holdAll, holds, type Predicate } from '../../workers/games/toy-battle/predicates';
import type { Board } from '../../workers/games/toy-battle/state';
import type { View } from '../../workers/contract';
import { Session } from '../../workers/session';
import { lessonText, scripts } from './files';

const session = new Session(
  toyBattle,
  await engineFromFile(new URL('../../build/toy-battle.test.wasm', import.meta.url)),
);

const steps = scripts.flatMap((script) => script.steps as unknown as Step[]);
const hintsOf = (id: string): string[] => lessonText(id.replace(/-\d+$/, ''), 'en').steps[id].hints;

function begin(position: object): View<Board> {
  const parsed = session.parse(JSON.stringify(position));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function after(view: View<Board>, actions: readonly string[]): View<Board> {
  const played = session.play(view.notation, actions);
  if (!played.ok) throw new Error(`${played.action} is refused: ${played.refused.join(', ')}`);
  return played.view;
}

const lineOf = (start: View, step: Step): Line => readLine(start, step.line, session.play(start.notation, step.line));

const extend = (attempt: Attempt, action: string): Attempt => ({
  views: [...attempt.views, after(nodeOf(attempt) as View<Board>, [action])],
  actions: [...attempt.actions, action],
});

const reached = (step: Step) => (view: View) =>
  step.goal.type === 'state' && holdAll(view.board as Board, step.goal.all as Predicate[]);

/** Lets chance and the opponent act until the learner is asked or the step is decided. */
function settle(start: Attempt, line: Line, step: Step): Attempt {
  let attempt = start;
  for (let acts = 0; acts < 60 && verdict(attempt, line, reached(step)) === 'open'; acts++) {
    const action = scripted(attempt, line, step);
    if (action === null) break;
    attempt = extend(attempt, action);
  }
  return attempt;
}

const TROOP_IN_HINT = new Map(TROOPS.map(({ code, name }) => [name.en.split(' ')[0], code]));

/** The placements and answers that the last hint of a step names outright. */
function named(hint: string): string[] {
  const places = [
    ...hint.matchAll(/(?:Place |, | and )?([A-Z][\w'-]+) on (?:base |tower )?([A-Z]?\d*)(?: or (\d+))?/g),
  ];
  return places.flatMap(([, troop, first, second]) => {
    const code = TROOP_IN_HINT.get(troop);
    return code ? [first, second].filter(Boolean).map((node) => `place ${code}@${node}`) : [];
  });
}

test('there are 75 steps in 18 lessons', () => {
  expect(scripts).toHaveLength(18);
  expect(steps).toHaveLength(75);
});

describe.each(steps)('$id', (step) => {
  const start = begin(step.position);

  if (step.goal.type === 'state') {
    const line = lineOf(start, step);

    test('the line solves the step, with its last action and not before', () => {
      let attempt: Attempt = { views: [start], actions: [] };
      const verdicts = step.line.map((action) => {
        attempt = extend(attempt, action);
        return verdict(attempt, line, reached(step));
      });
      const solvedAt = verdicts.indexOf('reached');
      expect(reached(step)(start)).toBe(false);
      expect(solvedAt).toBeGreaterThanOrEqual(0);
      expect(verdicts.slice(0, solvedAt).every((one) => one === 'open')).toBe(true);
      // What follows the goal shows that it lasts; the learner has nothing more to decide in it.
      expect(line.by.slice(solvedAt + 1)).not.toContain(line.learner);
      expect(verdicts.at(-1)).toBe('reached');
    });

    test('a learner who plays the line is led through all of it', () => {
      let attempt: Attempt = { views: [start], actions: [] };
      while (verdict(attempt, line, reached(step)) === 'open') {
        attempt = extend(attempt, step.line[attempt.actions.length]);
        attempt = settle(attempt, line, step);
      }
      expect(step.line.slice(0, attempt.actions.length)).toEqual(attempt.actions);
    });

    test.each(start.choices.map(({ action }) => action))('first move %s is classified', (action) => {
      const attempt = settle(extend({ views: [start], actions: [] }, action), line, step);
      const result = verdict(attempt, line, reached(step));
      const node = nodeOf(attempt);
      if (result === 'open') expect(actorOf(node)).toBe(line.learner);
      else expect(['reached', 'missed']).toContain(result);
      if (result === 'open') expect(node.choices.length).toBeGreaterThan(0);
      if (action === step.line[0]) expect(result).not.toBe('missed');
    });

    test('every placement that the last hint names can be part of a solution', () => {
      for (const action of named(hintsOf(step.id)[2])) {
        expect(solvable({ views: [start], actions: [] }, line, step, action), action).toBe(true);
      }
    });
  } else {
    const { goal } = step;
    const node = after(start, step.line);

    test('the engine gives the same answer', () => {
      const answer = answerTo(node, goal.ask);
      if (answer === null) expect(goal.ask).toBe('percent');
      else if (goal.type === 'mark') expect(answer).toEqual({ nodes: goal.nodes });
      else if (goal.type === 'pick') expect(answer).toEqual({ tiles: goal.tiles });
      else expect(answer).toEqual({ value: goal.value });
    });

    test('the last hint says the answer', () => {
      const hint = hintsOf(step.id)[2];
      if (goal.type === 'answer') expect(hint).toMatch(new RegExp(`\\b${goal.value}\\b`));
      else if (goal.type === 'pick') {
        const tiles = [...hint.matchAll(/[A-Z][\w'-]+/g)].flatMap(([name]) => TROOP_IN_HINT.get(name) ?? []);
        expect(tiles.map(String).sort()).toEqual([...goal.tiles].sort());
      } else {
        const nodes: string[] = (hint.match(/\b([A-Z]?\d+|[BR]\d?)\b/g) ?? []).sort();
        if (hint.includes('except')) expect(goal.nodes.filter((id) => nodes.includes(id))).toEqual([]);
        else expect(nodes).toEqual([...goal.nodes].sort());
      }
    });
  }

  test.each(step.wrong.filter((slip) => slip.try !== undefined))('$try is refused by exactly $refused', (slip) => {
    expect(session.whyNot(after(start, slip.after ?? []).notation, slip.try!)).toEqual(slip.refused);
  });

  test.each(step.wrong.filter((slip) => slip.line !== undefined))('$line is legal and misses the goal', (slip) => {
    const line = lineOf(start, step);
    let attempt: Attempt = { views: [start], actions: [] };
    for (const action of slip.line!) {
      attempt = extend(attempt, action);
      expect(verdict(attempt, line, reached(step))).not.toBe('reached');
    }
    const at = wrongLine(attempt, line, step);
    expect(at === null ? null : step.wrong[at]).toBe(slip);
  });

  test.each(step.wrong.filter((slip) => slip.line !== undefined))(
    'a learner who plays $line sees all of it',
    (slip) => {
      const line = lineOf(start, step);
      let attempt: Attempt = { views: [start], actions: [] };
      while (attempt.actions.length < slip.line!.length) {
        const open = verdict(attempt, line, reached(step)) === 'open';
        const next = open ? scripted(attempt, line, step) : consequence(attempt, step);
        const wanted = slip.line![attempt.actions.length];
        if (next !== null) expect(next).toBe(wanted);
        else expect(actorOf(nodeOf(attempt))).toBe(line.learner);
        attempt = extend(attempt, wanted);
      }
    },
  );
});

/** Whether an attempt that contains `action` can still reach the goal, trying every decision of the learner. */
function solvable(from: Attempt, line: Line, step: Step, action: string): boolean {
  const attempt = settle(from, line, step);
  const result = verdict(attempt, line, reached(step));
  if (result !== 'open') return result === 'reached' && attempt.actions.includes(action);
  // The hinted action first: it is nearly always possible at once, and saves the search.
  const choices = nodeOf(attempt).choices.map((choice) => choice.action);
  const order = [...choices.filter((one) => one === action), ...choices.filter((one) => one !== action)];
  const wanted = step.line.filter((one) => order.includes(one));
  return [...new Set([...order.filter((one) => one === action), ...wanted, ...order])].some((one) =>
    solvable(extend(attempt, one), line, step, action),
  );
}

interface Case {
  id: string;
  position: object;
  after?: string[];
  expect: { state?: Predicate[]; asked?: string };
}

const cases = (caseFile as unknown as { cases: Case[] }).cases;

describe('facts of the reference cases', () => {
  const stated = cases.filter((one) => one.expect.state);

  test('there are some', () => {
    expect(stated.length).toBeGreaterThan(5);
  });

  test.each(stated)('$id', (one) => {
    const { board } = after(begin(one.position), one.after ?? []);
    for (const predicate of one.expect.state!) expect(holds(board, predicate), JSON.stringify(predicate)).toBe(true);
    expect(holds(board, { asked: one.expect.asked as Board['question'] })).toBe(true);
  });
});
