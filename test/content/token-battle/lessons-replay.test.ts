import { describe, expect, test } from 'vitest';
import caseFile from '../../../assembly/games/token-battle/data/cases.json' with { type: 'json' };
import cardFile from '../../../assembly/games/token-battle/data/cards.json' with { type: 'json' };
import { misreading } from '../../../site/lib/learn/conduct';
import type { Step } from '../../../site/lib/learn/lesson';
import { readSet, setHolds, setRefusals } from '../../../site/lib/games/token-battle/learn/sets';
import type { View } from '../../../workers/contract';
import { pace } from '../../../site/lib/games/token-battle/learn/pace';
import { engineFromFile } from '../../../workers/engine/node';
import { FIELDS } from '../../../workers/games/token-battle/board-fields';
import { tokenBattle as game } from '../../../workers/games/token-battle/game';
import { holdAll, type Predicate } from '../../../workers/games/token-battle/predicates';
import type { Board, Side } from '../../../workers/games/token-battle/state';
import { checkSet } from '../../../workers/referee/token-battle';
import { ruleOf } from '../../../workers/reasons';
import { Session } from '../../../workers/session';
import { LOCALES, tokenBattle } from '../files';
import { replay } from '../replay';

const session = new Session(
  game,
  await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url)),
);
const steps = tokenBattle.scripts.flatMap((script) => script.steps);
const { cards } = cardFile;
const idOf = new Map(cards.map(({ id, name }) => [name.en, id]));
const NAMES = cards.map(({ name }) => name.en).join('|');

/** Placements that a hint names: `Play Needle on c3`, `Kaleidoscope on b3 or on d3`. */
const named = (hint: string): string[] =>
  [...hint.matchAll(new RegExp(`(${NAMES}) on ([a-f][1-6])(?: or on ([a-f][1-6]))?`, 'g'))].flatMap(
    ([, card, ...fields]) => fields.filter(Boolean).map((field) => `${idOf.get(card)}@${field}`),
  );

const holds = (all: readonly object[], view: View, before?: View): boolean =>
  holdAll(view.board as Board, all as Predicate[], before?.board as Board | undefined);

/** The answers that questions have by the facts of a node. */
const ANSWERS: Record<string, (board: Board, ...of: string[]) => string[]> = {
  named: (_, ...fields) => fields,
  tokens: ({ board }, side) => FIELDS.filter((field) => board[field]?.owner === side),
  last: ({ last }) => [last!],
  under: ({ cards }, side, n) => [cards[side as Side][Number(n) - 1][1]],
  richest: ({ board }) => {
    const most = Math.max(...Object.values(board).map(({ value }) => value));
    return FIELDS.filter((field) => board[field]?.value === most);
  },
  collection: (_, skill, squares) =>
    cards.filter((card) => card.skill === skill && card.area.length === Number(squares)).map(({ id }) => id),
};

function answerTo(ask: string, { board }: View): string[] {
  const [what, ...of] = ask.split(':');
  return ANSWERS[what](board as Board, ...of);
}

test('there are 68 steps in 12 lessons', () => {
  expect(tokenBattle.scripts).toHaveLength(12);
  expect(steps).toHaveLength(68);
});

replay({
  session,
  pace,
  steps,
  textOf: (id) => tokenBattle.stepText(id, 'en'),
  holds,
  named,
  answersAll: true,
  checkQuestion(question, node, hint, step) {
    if (question.type === 'mark') {
      expect(answerTo(question.ask, node)).toEqual(question.nodes);
      for (const field of question.nodes) expect(hint).toContain(field);
    } else if (question.type === 'pick') {
      expect(answerTo(question.ask, node)).toEqual(question.tiles);
      for (const id of question.tiles) expect(hint).toContain(cards.find((card) => card.id === id)!.name.en);
    } else if (question.type === 'foresee') {
      const line = session.play(node.notation, step.line.slice(0, question.at));
      if (!line.ok) throw new Error(`${line.action} is refused`);
      const [before, end] = [node, ...line.path].slice(-2);
      expect(question.options.map((all) => holds(all, end, before)).indexOf(true)).toBe(question.right);
      expect(question.options.filter((all) => holds(all, end, before))).toHaveLength(1);
      expect(misreading(step, [String(question.right)])).toBeNull();
    } else if (question.type === 'build') {
      expect(setRefusals(question.answer)).toEqual([]);
      expect(setHolds(question.all, question.answer)).toBe(true);
      expect(setRefusals(question.from).length > 0 || !setHolds(question.all, question.from)).toBe(true);
    } else expect(question.type).toBe('order');
  },
});

test('the last hint of every move names it', () => {
  const moves = steps.filter(({ goal }) => goal.type === 'state');
  for (const step of moves)
    expect(named(tokenBattle.stepText(step.id, 'en').hints[2]), step.id).toContain(step.line[0]);
});

describe('answers are true of all they are given to', () => {
  const stepOf = (id: string): Step => steps.find((step) => step.id === id)!;

  test('of a mark on no token nobody says that another token shows more', () => {
    const step = stepOf('TK-L01-8');
    expect(['c5', 'b1'].map((field) => misreading(step, [field]))).toEqual([0, 1]);
    expect(misreading(step, [], ['e2'])).toBe(1);
  });

  test('a set without Twins is not told that they lie in one stack', () => {
    const { wrong } = stepOf('TK-L11-3');
    const given = 'banner>camp shears>needle frost>hail milestone>needle';
    expect(wrong.filter(({ when }) => when && setHolds(when, given))).toEqual([]);
  });

  test.each(LOCALES)('the short game says by when it has to be won, in %s', (locale) => {
    expect(tokenBattle.stepText('TK-L12-2', locale).task).toContain(String(stepOf('TK-L12-2').line.length));
  });
});

describe('facts of the reference cases', () => {
  test.each(caseFile.cases)('$id', ({ position, play, expect: { state } }) => {
    const parsed = session.parse(position);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const played = session.play(parsed.value.notation, play);
    if (!played.ok) throw new Error(`${played.action} is refused: ${played.refused.join(', ')}`);
    const [before, end] = [parsed.value, ...played.path].slice(-2);
    for (const predicate of state) expect(holds([predicate], end, before), JSON.stringify(predicate)).toBe(true);
  });
});

describe('sets', () => {
  const building = steps.filter(({ goal }) => goal.type === 'build');
  const texts = building.flatMap(({ goal, wrong }) => [
    ...(goal.type === 'build' ? [goal.from, goal.answer] : []),
    ...wrong.flatMap((slip) => [slip.try ?? [], slip.given ?? []].flat()),
  ]);

  test.each(texts)('%s is judged as by the referee', (text) => {
    expect(setRefusals(text).map(ruleOf)).toEqual([...new Set(checkSet(readSet(text)).map(({ rule }) => rule))]);
  });

  const goalOf = ({ goal }: Step) => (goal.type === 'build' ? goal.all : []);
  test.each(building)('$id: expected mistakes are mistakes', (step) => {
    for (const slip of step.wrong) {
      if (slip.try) expect(setRefusals(slip.try).map(ruleOf)).toEqual(slip.refused);
      for (const given of slip.given ?? []) {
        expect(setRefusals(given)).toEqual([]);
        expect(setHolds(goalOf(step), given)).toBe(false);
        expect(step.wrong.find(({ belief, when }) => belief && when && setHolds(when, given))).toBe(slip);
      }
    }
  });
});
