import { describe, expect, test } from 'vitest';
import cardFile from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { misreading } from '../../../site/lib/learn/conduct';
import { partsOf, type Question } from '../../../site/lib/learn/lesson';
import { solutionOf } from '../../../site/lib/learn/questions';
import { editsHold } from '../../../site/lib/games/tash-kalar/learn/editing';
import type { View } from '../../../workers/contract';
import { pace } from '../../../site/lib/games/tash-kalar/learn/pace';
import { engineFromFile } from '../../../workers/engine/node';
import type { Board } from '../../../workers/games/tash-kalar/board';
import { cardOf, taskByWord } from '../../../workers/games/tash-kalar/cards';
import { tashKalar as game } from '../../../workers/games/tash-kalar/game';
import { holdAll, type Predicate } from '../../../workers/games/tash-kalar/predicates';
import { SIDES } from '../../../workers/games/tash-kalar/state';
import { Session } from '../../../workers/session';
import { tashKalar } from '../files';
import { replay } from '../replay';

const session = new Session(
  game,
  await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url)),
);
const steps = tashKalar.scripts.flatMap((script) => script.steps);
const { squares } = cardFile.board;
const beings: readonly { id: string; name: string; scope?: string }[] = cardFile.beings;
const wordOf = new Map(beings.filter(({ scope }) => scope !== 'later').map(({ id, name }) => [name, cardOf(id).word]));

/** Summonings that a hint names: `Swordmaster on d5`, `War Drummer on e4, f4 or e5`. */
const named = (hint: string): string[] =>
  [
    ...hint.matchAll(
      new RegExp(`(${[...wordOf.keys()].join('|')}) on ([a-i][1-9](?:(?:, | or |, or )[a-i][1-9]\\b)*)`, 'g'),
    ),
  ].flatMap(([, card, targets]) =>
    targets!.match(/[a-i][1-9]/g)!.map((square) => `summon ${wordOf.get(card!)}@${square}`),
  );

const boardOf = ({ board }: View): Board => board as Board;

const holds = (all: readonly object[], view: View, before?: View): boolean =>
  holdAll(boardOf(view), all as Predicate[], before && boardOf(before));

function parse(position: string): View {
  const parsed = session.parse(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function play(from: View, action: string): View {
  const played = session.play(from.notation, [action]);
  if (!played.ok) throw new Error(`${played.action} is refused: ${played.refused.join(', ')}`);
  return played.view;
}

/** Plays on, always with the first choice or outcome, while it goes on; all nodes of the way. */
function onward(from: View, goesOn: (view: View) => boolean): View[] {
  const path = [from];
  for (let node = from; goesOn(node); path.push(node)) {
    const { choices, outcomes } = node;
    node = play(node, [...choices, ...outcomes][0]!.action);
  }
  return path;
}

const distance = (a: string, b: string): number =>
  Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(Number(a[1]) - Number(b[1])));

const where = (test: (square: (typeof squares)[number]) => boolean): string[] =>
  squares.filter(test).map(({ name }) => name);

const withPiece = (view: View, test: (piece: Board['board'][string]) => boolean): string[] =>
  where(({ name }) => name in boardOf(view).board && test(boardOf(view).board[name]!));

/** The squares that questions have for an answer, by the facts of a node. */
const MARKED: Record<string, (view: View, ...of: string[]) => string[]> = {
  coloured: () => where(({ colour }) => colour !== 'none'),
  central: () => where(({ central }) => central),
  adjacent: (_, from) => where(({ name }) => distance(name, from!) === 1),
  distance: (_, from, steps) => where(({ name }) => distance(name, from!) === Number(steps)),
  upgraded: (view) => withPiece(view, ({ rank }) => rank !== 'common'),
  heroic: (view) => withPiece(view, ({ rank }) => rank === 'heroic'),
  nonLegendary: (view, side) => withPiece(view, ({ owner, rank }) => owner === side && rank !== 'legendary'),
  targets: ({ choices }, card) =>
    choices.flatMap(({ action }) => (action.startsWith(`summon ${card}@`) ? [action.split('@')[1]!] : [])),
  // The only summoning possible; its effect names the square it strikes.
  marks: ({ choices, notation }, card) => {
    const [summon] = choices.filter(({ action }) => action.startsWith(`summon ${card}@`));
    const struck = play(parse(notation), summon!.action);
    return struck.choices.flatMap(({ action }) => /-([a-i][1-9])$/.exec(action)?.[1] ?? []);
  },
  movers: ({ choices }) => [...new Set(choices.flatMap(({ action }) => /^move (\w\d)-/.exec(action)?.[1] ?? []))],
};

/** Points of a duel that the end of a turn brings. */
function duelPoints(node: View): number {
  const path = onward(node, ({ question }) => question === 'menu');
  const { side, score } = boardOf(node);
  return boardOf(path.at(-1)!).score[side] - score[side];
}

/** The kinds of the first player's hand, one entry a card. */
function handKinds(view: View): string[] {
  const { beings, legends, flares } = boardOf(view).hands.A;
  return [...beings.map(() => 'being'), ...legends.map(() => 'legend'), ...flares.map(() => 'flare')];
}

const PICKED: Record<string, (view: View, ...of: string[]) => string[]> = {
  startingHand: () =>
    handKinds(onward(parse('turn A 1; ply 0; ask deal'), ({ question }) => question === 'deal').at(-1)!),
  flares: ({ notation }, ...flares) =>
    flares.filter((flare) =>
      parse(notation.replace('; turn', `; hand A ${flare}; turn`)).choices.some(({ action }) => action === 'flare'),
    ),
};

/** The cards drawn at the end of a turn, one after the other, and where the flares are shuffled for it. */
function draws(node: View): string[] {
  const path = onward(node, ({ question }) => question === 'draw');
  return path.slice(1).flatMap((after, i) => {
    const before = path[i]!;
    const { side } = boardOf(before);
    const kinds = ['beings', 'legends', 'flares'] as const;
    const at = kinds.findIndex(
      (one) => boardOf(after).hands[side][one].length > boardOf(before).hands[side][one].length,
    );
    const isShuffled = boardOf(before).spent.flares.length > boardOf(after).spent.flares.length;
    return [['being', 'legend', 'flare'][at]!, ...(isShuffled ? ['shuffleFlares'] : [])];
  });
}

/** What becomes of tasks turned up in this order. */
function fates(start: View, tasks: readonly string[]): string[] {
  let node = start;
  return tasks.map((task) => {
    const { id } = taskByWord(task)!;
    node = play(node, `~${task}`);
    const { row, next, aside, question } = boardOf(node);
    // Those set aside are shuffled back as soon as the row is full.
    const fate =
      row.includes(id) || next === id ? 'keep' : aside.includes(id) || question === 'row' ? 'aside' : 'under';
    return `${task}:${fate}`;
  });
}

const ORDERED: Record<string, (view: View, parts: readonly string[]) => string[]> = {
  refill: draws,
  lastCard(view) {
    const drawn = draws(view);
    const end = onward(view, ({ question }) => question === 'draw').at(-1)!;
    expect(boardOf(end).end).not.toBeNull();
    expect(boardOf(end).hands.A.beings).toHaveLength(2);
    return drawn;
  },
  finalTurns(view) {
    const path = onward(view, ({ actor }) => actor !== 'over');
    const turns = path.filter(({ question }) => question === 'menu').map(({ seat }) => SIDES[seat]!);
    return turns.filter((side, i) => side !== turns[i - 1]);
  },
  layTasks: (view, parts) =>
    fates(
      view,
      parts.map((part) => part.split(':')[0]!),
    ),
  rowMoves(_, parts) {
    const claiming =
      'A d4 d6 e5; row Destruction SideChain RedSummoning; next Devastation; turn A 0; summoned e5 d5; ask claim';
    const [moved, ...turnedUp] = parts.map((part) => part.split(':')[0]!);
    const claimed = play(parse(claiming), 'claim RedSummoning');
    expect(boardOf(claimed).row).toContain(taskByWord(moved!)!.id);
    return [`${moved}:row`, ...fates(claimed, turnedUp)];
  },
};

test('there are 80 steps in 12 lessons', () => {
  expect(tashKalar.scripts).toHaveLength(12);
  expect(steps).toHaveLength(80);
});

function checkQuestion(question: Question, view: View, hint: string): void {
  const [what, ...of] = 'ask' in question ? (question.ask.split(':') as [string, ...string[]]) : ['build'];
  switch (question.type) {
    case 'mark':
      expect([...question.nodes].sort()).toEqual(MARKED[what]!(view, ...of).sort());
      // A block is named by its corners.
      if (what !== 'central') for (const square of question.nodes) expect(hint).toContain(square);
      break;
    case 'pick':
      expect(question.tiles).toEqual(PICKED[what]!(view, ...of));
      break;
    case 'order':
      expect(question.parts).toEqual(ORDERED[what]!(view, question.parts));
      break;
    case 'build':
      expect(editsHold(question.all, question.answer)).toBe(true);
      expect(editsHold(question.all, question.from)).toBe(false);
      break;
    case 'answer':
      expect(duelPoints(view)).toBe(question.value);
      expect(hint).toContain(` = ${question.value}`);
      break;
    default:
      throw new Error(`no step asks ${question.type}`);
  }
}

replay({
  session,
  pace,
  steps,
  textOf: (id) => tashKalar.stepText(id, 'en'),
  holds,
  named,
  answersAll: false,
  checkQuestion,
});

test('summonings are read from most hints of steps about summoning', () => {
  const lessons = steps.filter(({ line }) => line[0]?.startsWith('summon'));
  const unnamed = lessons.filter(({ id, line }) => !named(tashKalar.stepText(id, 'en').hints[2]!).includes(line[0]!));
  expect(lessons.length - unnamed.length).toBeGreaterThan(15);
});

describe('misreadings', () => {
  const asking = steps.filter(({ goal }) => goal.type !== 'state' && goal.type !== 'build');

  test.each(asking)('$id: wrong answers that are expected get their own text', (step) => {
    for (const slip of step.wrong) {
      for (const one of slip.given ?? []) expect(step.wrong[misreading(step, [one], [], slip.part)!]).toBe(slip);
      for (const one of slip.missing ?? []) expect(step.wrong[misreading(step, [], [one], slip.part)!]).toBe(slip);
    }
  });

  test.each(asking)('$id: no expected mistake is right', (step) => {
    const parts = partsOf(step);
    for (const { given = [], missing = [], part } of step.wrong) {
      const asked = part === undefined ? parts : [parts[part]!];
      for (const question of asked) {
        if (question.type === 'order' || question.type === 'state') continue;
        const right = solutionOf(question);
        // Of an order any part is wrong where another is asked for; a card taken once too often is right the first time.
        if (question.type === 'mark') for (const one of given) expect(right).not.toContain(one);
        for (const one of missing) expect(right).toContain(one);
      }
    }
  });

  test('a heroic piece is no piece of its own', () => {
    const [slip] = steps.find(({ goal }) => goal.type === 'build')!.wrong;
    expect(editsHold(slip!.when!, slip!.given![0]!)).toBe(true);
  });
});
