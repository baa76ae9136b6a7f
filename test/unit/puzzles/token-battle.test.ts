import { describe, expect, it, test } from 'vitest';
import terms from '../../../site/content/token-battle/terms/en.json' with { type: 'json' };
import { engineFromFile } from '../../../workers/engine/node';
import { tokenBattlePuzzles as game } from '../../../workers/games/token-battle/puzzles/game';
import { DEVICE_THEMES } from '../../../workers/games/token-battle/puzzles/themes';
import { finds, forecast, immediate, temptedBy } from '../../../workers/games/token-battle/puzzles/simple-players';
import { trim } from '../../../workers/games/token-battle/puzzles/trim';
import { lowered, nearTheEnd, topTwo, withPoints } from '../../../workers/games/token-battle/puzzles/tuning';
import { byEngine, byReferee, uncovers } from '../../../workers/games/token-battle/puzzles/uncovering';
import { cardsOf } from '../../../workers/games/token-battle/ready-sets';
import type { Side, State } from '../../../workers/games/token-battle/state';
import { checkPuzzle } from '../../../workers/puzzles/check';
import { exactText } from '../../../workers/puzzles/exact';
import { finish } from '../../../workers/puzzles/mine';
import type { Goal } from '../../../workers/analysis/contract';
import type { Puzzle } from '../../../workers/puzzles/puzzle';
import { Walker } from '../../../workers/puzzles/walker';
import { seededRandom } from '../../../workers/random';

const engine = await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url));
const walker = new Walker(game.codec, engine);

/** The two proved puzzles of the rules (section 10). */
const Q1 =
  'A c1=7f d1=4e b2=3 a3=9 c4=1p e4=2 c5=3 d5=4 a6=5 b6=3 c6=6f d6=1; B a1=7f e1=3 c2=1f d2=1a e2=3 b3=7f c3=1 d3=2a a4=1f b4=2 d4=3 f4=3 a5=1 b5=6e; cards A shears>toll>thief frost>summit>keystone>caravan hatchery>impostor>decoy sprint>colossus; cards B seedling>wolf-pack pioneers>hatchery>lure lightning>stampede>pincer caravan>kaleidoscope>camp; turn A; points 917-916; last c2';
const Q2 =
  'A f1=4g d2=4 f2=1f b3=1g e3=1g a4=3g b4=2a c4=1v d4=1 b5=2h a6=3 d6=1 f6=5; B b1=2 e1=1 a2=3 e2=4 a3=1p d3=3 f3=2 e4=1 f4=4e d5=1 e5=5f f5=1 b6=5 e6=3; cards A crossbow>siege>milestone thorns>lightning>drummer debt>alchemist kaleidoscope>toll>watchtower>seedling; cards B thief>shears>toll keystone>caravan>frost>summit hatchery>impostor>decoy sprint>colossus; turn A; points 877-902; last b6';

/** Every first action solved, as a draft. */
function draftOf(notation: string, goal: Goal) {
  const node = walker.read(notation);
  return { node, goal, solved: walker.solve(node, goal, 1_000_000)! };
}

function puzzleOf(notation: string, goal: Goal): Puzzle {
  const found = finish(game, walker, draftOf(notation, goal), new Set(), { version: 2, seed: 1, game: 1, ply: 1 });
  if (!found || !('puzzle' in found)) throw new Error(`no puzzle: ${notation}`);
  return found.puzzle;
}

describe('the proved puzzles of the rules', () => {
  it.each([
    ['TK-Q1', Q1, { kind: 'forcedWin', turns: 2 }, 'sprint@a2', 40],
    ['TK-Q2', Q2, { kind: 'forcedWin', turns: 3 }, 'debt@a5', 36],
  ] as const)('%s has its one answer, and is told whole', (_id, notation, goal, right, legal) => {
    const puzzle = puzzleOf(notation, goal);
    expect(puzzle.right).toEqual([right]);
    expect(Object.keys(puzzle.values).length).toBe(legal);
    expect(puzzle.map).toBe(goal.turns === 2 ? 'quickstep-swarm' : 'crossfire-quickstep');
    expect(puzzle.themes.at(-1)).toBe('forced-win');
    expect(puzzle.id).toMatch(/^tk-force-/);
    expect(checkPuzzle(game, walker, puzzle)).toEqual([]);
  });

  it('beats every wrong move by a line that comes to what its value says', () => {
    const goal = { kind: 'forcedWin', turns: 3 };
    const { refutations, values } = puzzleOf(Q2, goal);
    const root = walker.read(Q2);
    for (const [action, { line, note }] of Object.entries(refutations)) {
      expect(line[0]).toBe(action);
      const end = walker.follow(root, line);
      expect(exactText(walker.goalAt(root, goal, end).value!)).toBe(values[action]);
      expect(['loses', 'draws', 'too-late']).toContain(note);
    }
  });

  it('keeps its id whoever is called A, and however long the game has lasted', () => {
    const state = walker.state(walker.read(Q1));
    const swap = (side: Side): Side => (side === 'A' ? 'B' : 'A');
    const mirrored: State = {
      ...state,
      board: Object.fromEntries(Object.entries(state.board).map(([at, t]) => [at, { ...t, owner: swap(t.owner) }])),
      cards: { A: state.cards.B, B: state.cards.A },
      points: { A: state.points.B, B: state.points.A },
      turn: 'B',
      ply: 31,
    };
    const goal = { kind: 'forcedWin', turns: 2 };
    expect(game.key(mirrored, goal)).toBe(game.key(state, goal));
    expect(game.key({ ...state, points: { A: 1, B: 2 } }, goal)).not.toBe(game.key(state, goal));
    expect(game.key(state, { ...goal, turns: 3 })).not.toBe(game.key(state, goal));
  });
});

describe('making a puzzle', () => {
  const random = seededRandom(3);

  it('moves points without changing whose they are, and never past the limit', () => {
    const state = walker.state(walker.read(Q1));
    expect(withPoints(state, 'B', 5, 900)?.points).toEqual({ A: 900, B: 5 });
    expect(withPoints(state, 'A', -1, 5)).toBe(null);
    expect(withPoints(state, 'A', 1000, 5)).toBe(null);
  });

  it('finds points from which every line ends in time, with a better first move lowered to a win', () => {
    const near = nearTheEnd(walker, walker.read(Q1), 2, random)!;
    const { best, second } = topTwo(near.solved);
    expect(best).toBeGreaterThan(second);
    const tuned = lowered(walker, near.node, best - 1, random)!;
    const { A, B } = walker.state(tuned).points;
    const before = walker.state(near.node).points;
    expect(A - B).toBe(before.A - before.B - (best - 1));
  });

  it('takes off the board what changes no answer', () => {
    const draft = draftOf(Q1, { kind: 'bestTurn', metric: 'scored' });
    const thin = trim(walker, draft, () => true, 88, random);
    const tokens = (node: Uint8Array): number => Object.keys(walker.state(node).board).length;
    expect(tokens(thin.node)).toBeLessThan(tokens(draft.node));
    expect(thin.solved.right).toEqual(draft.solved.right);
    expect(thin.solved.values.size).toBeLessThanOrEqual(88);
    expect(trim(walker, draft, () => false, 88, random)).toBe(draft);
  });

  it('knows what simple players like', () => {
    const node = walker.read('A a1=1; B f6=6; cards A milestone idol; cards B milestone');
    const likes = immediate(walker, node);
    const milestone = walker.action(node, 'milestone@c3');
    const idol = walker.action(node, 'idol@c3');
    // Gold makes the 2 worth 4, so both score the same.
    expect(likes.get(milestone)).toBe(likes.get(idol));
    expect(finds(likes, [idol])).toBe(true);
    expect(temptedBy(likes, [idol])).toContain(milestone);
    expect(finds(forecast(walker, walker.read(Q1)), [])).toBe(false);
  });
});

describe('a stack that is the point of a puzzle', () => {
  const start = walker.state(walker.read('A a1=1; cards A needle>milestone idol; cards B banner; points 900-900'));
  const tree = (answers: string[]) => ({
    'needle@c3': { 'banner@a6': Object.fromEntries(answers.map((answer) => [answer, {}])), 'banner@b6': {} },
  });

  it.each([byEngine(walker), byReferee])('is one whose uncovered card is every later answer', (play) => {
    expect(uncovers(play, start, tree(['milestone@d4', 'milestone@e5']))).toBe(true);
    expect(uncovers(play, start, tree(['milestone@d4', 'idol@e5']))).toBe(false);
    expect(uncovers(play, start, tree([]))).toBe(false);
    expect(uncovers(play, start, { ...tree(['milestone@d4']), 'idol@c3': {} })).toBe(false);
  });
});

test('the pairing of a position is told from its stacks, however far they have turned', () => {
  const { A, B } = cardsOf('gale-swarm')!;
  const turned = A.map(([top, ...rest]) => [...rest, top!]);
  const state = walker.state(walker.read('A a1=1'));
  expect(game.setupOf({ ...state, cards: { A: turned, B } })).toBe('gale-swarm');
  expect(() => game.setupOf({ ...state, cards: { A: [A[0]!], B } })).toThrow(RangeError);
});

test('every theme has a name and a text', () => {
  for (const theme of [...DEVICE_THEMES, ...Object.keys(game.kinds)]) {
    expect(terms).toHaveProperty(`theme_${theme}`);
    expect(terms).toHaveProperty(`theme_${theme}_text`);
  }
});
