import { describe, expect, test } from 'vitest';
import data from '../../../assembly/games/toy-battle/data/lessons.json' with { type: 'json' };
import type { Position, Side, State } from '../../../workers/games/toy-battle/state';
import { asked, legal, reach, reserve, stranded, whyNot } from '../../../workers/referee/toy-battle';
import { areAdjacent, basesOf, mapOf, nodesOf } from '../../../workers/referee/toy-battle/board';
import { TROOPS } from '../../../workers/referee/toy-battle/piles';
import { topOf } from '../../../workers/referee/toy-battle/state';
import { holds, path, play, start, type Predicate } from './support';

/** A choice among what holds after so many actions of the line, or among chances, in percent. */
interface Foreseen<Option> {
  at: number;
  options: Option[][];
  right: number;
}

type Chances = Foreseen<{ percent: number }>;
type Facts = Foreseen<Predicate>;

const isChances = (asked: Chances | Facts): asked is Chances => 'percent' in asked.options[0]![0]!;

interface Step {
  id: string;
  title: string;
  position: Position;
  goal:
    | { type: 'state'; all: Predicate[] }
    | { type: 'mark'; ask: string; nodes: string[] }
    | { type: 'pick'; ask: string; tiles: string }
    | { type: 'answer'; ask: string; value: number }
    | { type: 'order'; ask: string; parts: string[] };
  before?: (Chances | Facts)[];
  after?: (Chances | Facts)[];
  line: string[];
  wrong: { try?: string; refused?: string[]; after?: string[]; line?: string[] }[];
}

const steps = (data as unknown as { lessons: { steps: Step[] }[] }).lessons.flatMap((lesson) => lesson.steps);

/** Nodes where a goal is looked at: a `turn` question or the end. */
const looks = (nodes: State[]): State[] => nodes.filter((node) => ['turn', 'over'].includes(asked(node)));

const places = (node: State, wanted: (troop: string, target: string) => boolean): [string, string][] =>
  legal(node)
    .map((action) => /^place (.)@(.+)$/.exec(action))
    .filter((match) => match !== null)
    .map((match): [string, string] => [match[1]!, match[2]!])
    .filter(([troop, target]) => wanted(troop, target));

const covers = (troop: string, top: string): boolean => troop === 'K' || top === 'K' || Number(troop) > Number(top);

/** What the learner is asked to mark, pick or count, worked out by the referee. */
const ANSWERS: Record<string, (node: State, ...of: string[]) => unknown> = {
  adjacent: (node, to) => nodesOf(mapOf(node)).filter((id) => areAdjacent(mapOf(node), id, to!)),
  place: (node, troop) => places(node, (tile) => tile === troop).map(([, target]) => target),
  occupied: (node, side) => basesOf(mapOf(node)).filter((base) => topOf(node, base)?.side === side),
  stranded: (node, side) => stranded(node, side as Side),
  reach: (node, side) => reach(node, side as Side),
  regionBases: (node, id) => mapOf(node).regions.find((region) => region.id === id)!.bases,
  shove: (node, from) => legal(node).flatMap((action) => action.split(`shove ${from}>`).slice(1)),
  joker: (node) => [...node.rack[node.toMove]].filter((tile) => tile === 'K').join(''),
  cover: (node, base) =>
    places(node, (_, target) => target === base)
      .map(([troop]) => troop)
      .join(''),
  unseen: (node, side) => node.unseen[side as Side],
  /** What the position after a whole turn shows of its parts; their order is for the rules' own tests. */
  turn: (node, base) => [
    ...(topOf(node, base!) ? ['place'] : []),
    ...(Object.keys(node.taken).length > 0 ? ['medals'] : []),
    ...(node.rack.blue !== '' ? ['effect'] : []),
    ...(node.toMove === 'red' ? ['next'] : []),
  ],
  reserve: (node, side) => reserve(node, side as Side),
  objective: (node) => mapOf(node).objective,
  coverers: (node, side, troop) =>
    [...(node.rack[side as Side] + node.unseen[side as Side])].filter((tile) => covers(tile, troop!)).length,
};

/** Percentages have no general formula: the share of red Kwaks among all Red's tiles nobody has seen, drawn k at a time. */
const chanceOfKwak = (node: State, k: number): number => {
  const tiles = node.rack.red + node.unseen.red;
  const others = tiles.length - tiles.split('K').length + 1;
  const none = Array.from({ length: k }, (_, i) => (others - i) / (tiles.length - i)).reduce((p, q) => p * q, 1);
  return 100 * (1 - none);
};

const PERCENT: Record<string, (node: State) => number> = {
  'TB-L17-5': (node) => chanceOfKwak(node, node.frozen.red.length),
  'TB-L18-2': (node) => chanceOfKwak(node, node.rack.red.length),
};

test('there are 81 lesson steps, every troop among them', () => {
  expect(steps).toHaveLength(81);
  const lines = steps.flatMap((step) => step.line).join(' ');
  expect(TROOPS.filter((troop) => !lines.includes(`place ${troop}@`))).toEqual([]);
});

test('every choice among chances has its number worked out', () => {
  const some = steps.filter(({ before, after }) => [...(before ?? []), ...(after ?? [])].some(isChances));
  expect(some.map(({ id }) => id)).toEqual(Object.keys(PERCENT));
});

describe.each(steps)('$id $title', ({ id, position, before, goal, after, line, wrong }) => {
  const reached = (node: State): boolean =>
    goal.type === 'state' && goal.all.every((predicate) => holds(node, predicate));

  if (goal.type === 'state') {
    test('the line reaches the goal at a turn question, not before', () => {
      const nodes = path(start(position), line);
      expect(looks(nodes)).toContain(nodes[nodes.length - 1]);
      expect(reached(nodes[0]!)).toBe(false);
      expect(reached(nodes[nodes.length - 1]!)).toBe(true);
    });
  } else {
    test('the referee gives the same answer', () => {
      const node = play(start(position), line);
      const [ask, ...of] = goal.ask.split(':');
      if (goal.type === 'mark') expect(ANSWERS[ask!]!(node, ...of)).toEqual(goal.nodes);
      else if (goal.type === 'order') expect(ANSWERS[ask!]!(node, ...of)).toEqual(goal.parts);
      else if (goal.type === 'pick') expect(ANSWERS[ask!]!(node, ...of)).toBe(goal.tiles);
      else expect(ANSWERS[ask!]!(node, ...of)).toBe(goal.value);
    });
  }

  const questions = [...(before ?? []), ...(after ?? [])];

  test.each(questions.filter((asked): asked is Facts => !isChances(asked)))(
    'what is foreseen, and nothing else, holds',
    (asked) => {
      const node = play(start(position), line.slice(0, asked.at));
      const held = asked.options.map((all) => all.every((predicate) => holds(node, predicate)));
      expect(held).toEqual(asked.options.map((_, i) => i === asked.right));
    },
  );

  test.each(questions.filter(isChances))('the right chance, and no other, is the one of the position', (asked) => {
    const chance = PERCENT[id]!(before ? start(position) : play(start(position), line));
    const near = asked.options.map(([{ percent }]) => Math.abs(percent - chance) <= 1);
    expect(near.map(String)).toEqual(asked.options.map((_, i) => String(i === asked.right)));
  });

  test.each(wrong.filter((slip) => slip.try !== undefined))('$try is refused', (slip) => {
    expect(whyNot(play(start(position), slip.after ?? []), slip.try!)).toEqual(slip.refused);
  });

  test.each(wrong.filter((slip) => slip.line !== undefined))('$line misses the goal', (slip) => {
    expect(looks(path(start(position), slip.line!)).filter(reached)).toEqual([]);
  });
});
