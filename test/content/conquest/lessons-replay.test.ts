import { describe, expect, test } from 'vitest';
import map from '../../../assembly/games/conquest/data/conquest-map.json' with { type: 'json' };
import { misreading } from '../../../site/lib/learn/conduct';
import { partsOf, type Question, type Step } from '../../../site/lib/learn/lesson';
import { solutionOf } from '../../../site/lib/learn/questions';
import { pace } from '../../../site/lib/games/conquest/learn/pace';
import type { View } from '../../../workers/contract';
import { engineFromFile } from '../../../workers/engine/node';
import type { Board } from '../../../workers/games/conquest/board';
import { conquest as game } from '../../../workers/games/conquest/game';
import { holdAll, type Predicate } from '../../../workers/games/conquest/predicates';
import { Session } from '../../../workers/session';
import { conquest } from '../files';
import { replay } from '../replay';

const session = new Session(game, await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url)));
const steps = conquest.scripts.flatMap((script) => script.steps);
const boardOf = ({ board }: View): Board => board as Board;
const holds = (all: readonly object[], view: View): boolean => holdAll(boardOf(view), all as Predicate[]);

const codeOf = new Map(map.territories.map(({ id, abbr }) => [id, abbr]));
const landOf = (code: string) => map.territories.find(({ abbr }) => abbr === code)!;
const neighboursOf = (code: string, kind?: string): string[] =>
  landOf(code).neighbours.flatMap((one) => (kind === undefined || one.kind === kind ? [codeOf.get(one.id)!] : []));
const ownerOf = (view: View, code: string) => boardOf(view).lands[code]?.owner ?? null;

/** The territories that questions have for an answer, by the facts of a node. */
const MARKED: Record<string, (view: View, ...of: string[]) => string[]> = {
  neighbours: (_, code) => neighboursOf(code!),
  sea: (_, code) => neighboursOf(code!, 'sea'),
  enemy: (view, code) =>
    neighboursOf(code!).filter((one) => ![null, boardOf(view).player].includes(ownerOf(view, one))),
  attack: ({ choices }, code) =>
    choices.flatMap(({ action }) => new RegExp(`^border ${code}/(\\w+)$`).exec(action)?.[1] ?? []),
  feeds: (view, code) => neighboursOf(code!).filter((one) => holds([{ across: { [`${one}/${code}`]: true } }], view)),
  fronts: (view, code) => neighboursOf(code!).filter((one) => ownerOf(view, one) === 'B'),
  neutral: (view, code) => neighboursOf(code!).filter((one) => ownerOf(view, one) === null),
};

/** Numbers that questions have for an answer, as the engine counts them. */
const ANSWERED: Record<string, (view: View, ...of: string[]) => number | null> = {
  /** Units, with the cards named turned over. */
  units(view, ...cards) {
    const { income } = boardOf(view).players[boardOf(view).player]!;
    if (cards.length === 0) return income;
    const played = session.play(
      view.notation,
      cards.map((card) => `turn-card ${card}`),
    );
    if (!played.ok) throw new Error(`${played.action} is refused`);
    return boardOf(played.view).step!.units;
  },
};

function checkQuestion(question: Question, view: View, hint: string, { line }: Step): void {
  if (question.type === 'foresee') {
    const played = session.play(view.notation, line.slice(0, question.at));
    if (!played.ok) throw new Error(`${played.action} is refused`);
    const held = question.options.flatMap((all, i) => (holds(all, played.view) ? [i] : []));
    return expect(held).toEqual([question.right]);
  }
  if (question.type === 'answer') {
    expect(hint).toContain(`= ${question.value}`);
    const [what, ...of] = question.ask.split(':') as [string, ...string[]];
    return expect(ANSWERED[what]!(view, ...of)).toBe(question.value);
  }
  const [what, ...of] = 'ask' in question ? (question.ask.split(':') as [string, ...string[]]) : [question.type];
  if (question.type !== 'mark') throw new Error(`no step asks ${question.type} ${what}`);
  expect([...question.nodes].sort()).toEqual(MARKED[what]!(view, ...of).sort());
  for (const code of question.nodes) expect(hint).toContain(landOf(code).names.en);
}

replay({
  session,
  pace,
  steps,
  textOf: (id) => conquest.stepText(id, 'en'),
  holds,
  named: () => [],
  answersAll: true,
  checkQuestion,
});

describe('misreadings', () => {
  const asking = steps.filter((step) => partsOf(step).some(({ type }) => type !== 'state'));

  test.each(asking)('$id: wrong answers that are expected get their own text, and none is right', (step) => {
    const parts = partsOf(step);
    for (const slip of step.wrong) {
      for (const one of slip.given ?? []) expect(step.wrong[misreading(step, [one], [], slip.part)!]).toBe(slip);
      for (const one of slip.missing ?? []) expect(step.wrong[misreading(step, [], [one], slip.part)!]).toBe(slip);
      const asked = slip.part === undefined ? parts : [parts[slip.part]!];
      const marks = asked.filter((part) => part.type === 'mark');
      for (const one of slip.given ?? []) for (const part of marks) expect(solutionOf(part)).not.toContain(one);
    }
  });
});
