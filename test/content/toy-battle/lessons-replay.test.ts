import { describe, expect, test } from 'vitest';
import caseFile from '../../../assembly/games/toy-battle/data/cases.json' with { type: 'json' };
import { misreading } from '../../../site/lib/learn/conduct';
import { pace } from '../../../site/lib/games/toy-battle/learn/pace';
import { engineFromFile } from '../../../workers/engine/node';
import { answerTo } from '../../../workers/games/toy-battle/asks';
import { TROOPS } from '../../../workers/games/toy-battle/board-data';
import { toyBattle as game } from '../../../workers/games/toy-battle/game';
import { holdAll, holds, type Predicate } from '../../../workers/games/toy-battle/predicates';
import type { Board } from '../../../workers/games/toy-battle/state';
import type { View } from '../../../workers/contract';
import { Session } from '../../../workers/session';
import { toyBattle } from '../files';
import { replay } from '../replay';

const session = new Session(
  game,
  await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url)),
);
const steps = toyBattle.scripts.flatMap((script) => script.steps);

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

test('there are 81 steps in 19 lessons', () => {
  expect(toyBattle.scripts).toHaveLength(19);
  expect(steps).toHaveLength(81);
});

replay({
  session,
  pace,
  steps,
  textOf: (id) => toyBattle.stepText(id, 'en'),
  holds: (all, view) => holdAll(view.board as Board, all as Predicate[]),
  named,
  answersAll: false,
  checkQuestion(question, view, hint, step) {
    if (question.type === 'foresee') {
      // Chances are held by the referee's tests: their numbers are data of the options.
      if (!JSON.stringify(question.options).includes('percent')) {
        const { board } = session.play(view.notation, step.line.slice(0, question.at)).view;
        const come = question.options.map((all) => holdAll(board as Board, all as Predicate[]));
        expect(come).toEqual(question.options.map((_, i) => i === question.right));
      }
      expect(misreading(step, [String(question.right)])).toBeNull();
      const others = question.options.flatMap((_, i) => (i === question.right ? [] : [String(i)]));
      for (const other of others) expect(misreading(step, [other]), other).not.toBeNull();
      return;
    }
    if (question.type === 'order') {
      // The tile lies there and the medals are taken when the effect is asked about; then it is the other side's turn.
      const begun = session.parse(JSON.stringify(step.position));
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      const placed = session.play(begun.value.notation, step.line.slice(0, 1)).view.board as Board;
      expect(placed.stacks[question.ask.replace('turn:', '')]).toBe('b1');
      expect(Object.keys(placed.taken)).toHaveLength(1);
      expect(placed.question).toBe('skully');
      expect((view.board as Board).toMove).not.toBe(placed.toMove);
      expect(question.parts).toEqual(['place', 'medals', 'effect', 'next']);
      expect(hint).toMatch(/^Placement, medals, effect, and then Red/);
      return;
    }
    if (!('ask' in question)) throw new Error(`no step of this game asks for ${question.type}`);
    const answer = answerTo(view as View<Board>, question.ask);
    if (answer === null) expect(question.ask).toBe('percent');
    if (question.type === 'mark') {
      expect(answer).toEqual({ nodes: question.nodes });
      // A headquarters has its letter on the board only where a side has two; else the hint says whose it is.
      const lettered = hint.replace("Red's headquarters", 'R');
      const nodes: string[] = (lettered.match(/\b([A-Z]?\d+|[BR]\d?)\b/g) ?? []).sort();
      if (hint.includes('except')) expect(question.nodes.filter((id) => nodes.includes(id))).toEqual([]);
      else expect(nodes).toEqual([...question.nodes].sort());
    } else if (question.type === 'pick') {
      expect(answer).toEqual({ tiles: question.tiles });
      const tiles = [...hint.matchAll(/[A-Z][\w'-]+/g)].flatMap(([name]) => TROOP_IN_HINT.get(name) ?? []);
      expect(tiles.map(String).sort()).toEqual([...question.tiles].sort());
    } else if (question.type === 'answer') {
      if (answer !== null) expect(answer).toEqual({ value: question.value });
      expect(hint).toMatch(new RegExp(`\\b${question.value}\\b`));
    }
  },
});

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
    const parsed = session.parse(JSON.stringify(one.position));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const { board } = session.play(parsed.value.notation, one.after ?? []).view;
    for (const predicate of one.expect.state!) expect(holds(board, predicate), JSON.stringify(predicate)).toBe(true);
    expect(holds(board, { asked: one.expect.asked as Board['question'] })).toBe(true);
  });
});
