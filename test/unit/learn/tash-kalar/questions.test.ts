import { describe, expect, test } from 'vitest';
import {
  arenas,
  editsHold,
  printEdits,
  readEdits,
  supplyOf,
} from '../../../../site/lib/games/tash-kalar/learn/editing';
import { optionsOf } from '../../../../site/lib/games/tash-kalar/learn/ordering';
import { supplyOf as cardsOf } from '../../../../site/lib/games/tash-kalar/learn/supplies';
import { layOut } from '../../../../site/lib/games/tash-kalar/learn/task-row';
import { boardOf, type Board } from '../../../../workers/games/tash-kalar/board';
import { parse } from '../../../../workers/games/tash-kalar/notation';

function at(line: string): Board {
  const parsed = parse(line);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return boardOf(parsed.value);
}

const asked = (ask: string, ...parts: string[]) => ({ type: 'order' as const, ask, parts });

describe('edits of the arena', () => {
  const text = 'common@e5 heroic@d4 erase@e5';

  test('round trip; none are a dash', () => {
    expect(printEdits(readEdits(text))).toBe(text);
    expect(readEdits('-')).toEqual([]);
    expect(printEdits([])).toBe('-');
  });

  test('take both faces from one supply, and give back what leaves', () => {
    const boards = arenas(readEdits(text));
    expect(boards.map(supplyOf)).toEqual([17, 16, 15, 16]);
    expect(boards.at(-1)).toEqual({ d4: { owner: 'A', rank: 'heroic' } });
  });

  test('are judged by the supplies they led to, the squares and the tools', () => {
    expect(editsHold([{ supply: [17, 16, 15, 16] }, { squares: ['e5', 'd4'] }, { tool: 'heroic' }], text)).toBe(true);
    expect(editsHold([{ supply: [17, 16, 17] }], text)).toBe(false);
    expect(editsHold([{ squares: ['e5'] }], text)).toBe(false);
    expect(editsHold([{ tool: 'heroic' }], '-')).toBe(false);
  });
});

describe('what an order question offers', () => {
  const board = at(
    'hand A Knight; deck A Bomb Swordmaster |; flares |; discards flares flare-00 flare-01; turn A 0; ask draw',
  );
  const labels = (goal: ReturnType<typeof asked>, place: number) =>
    optionsOf(goal, place, board).map(({ part }) => part);

  test('piles with what is left in them', () => {
    const goal = asked('refill', 'being', 'shuffleFlares', 'flare');
    expect(labels(goal, 0)).toEqual(['being', 'legend', 'flare', 'shuffleFlares']);
    const flares = [0, 1, 2].map((place) => optionsOf(goal, place, board)[2]!.label);
    expect(flares.map((label) => /\d+/.exec(label)![0])).toEqual(['0', '0', '2']);
    expect(labels(goal, 3)).toEqual([]);
  });

  test('what may be done with the task that is turned up', () => {
    expect(labels(asked('layTasks', 'RedLegends:aside'), 0)).toEqual([
      'RedLegends:keep',
      'RedLegends:aside',
      'RedLegends:under',
    ]);
  });
});

describe('tasks being turned up', () => {
  test('fill the row, then the place of the next one; those set aside go back once the row is full', () => {
    const parts = ['RedLegends:aside', 'Destruction:keep', 'Devastation:keep', 'SideChain:keep', 'Isolation:keep'];
    const goal = asked('layTasks', ...parts);
    const board = at('turn A 1; ply 0; ask row');
    expect(layOut(board, goal, parts.slice(0, 3))).toEqual({
      row: ['Destruction', 'Devastation'],
      next: [],
      aside: ['RedLegends'],
      back: [],
      under: [],
      turned: 'SideChain',
    });
    const full = { row: ['Destruction', 'Devastation', 'SideChain'], next: ['Isolation'], aside: [], under: [] };
    expect(layOut(board, goal, parts)).toEqual({ ...full, back: ['RedLegends'], turned: null });
  });

  test('the next task moves into the row of the position', () => {
    const board = at('row Destruction SideChain; next Devastation; turn A 0; ask draw');
    const goal = asked('rowMoves', 'Devastation:row', 'HeroicDestruction:under');
    const laid = layOut(board, goal, goal.parts);
    expect(laid.row).toEqual(['Destruction', 'SideChain', 'Devastation']);
    expect([laid.next, laid.under]).toEqual([[], ['HeroicDestruction']]);
  });
});

test('cards to pick from are the ones asked about, or piles with more than is drawn', () => {
  expect(cardsOf('flares:flare-00:flare-07')).toEqual(['flare-00', 'flare-07']);
  const piles = cardsOf('startingHand');
  for (const [pile, drawn] of Object.entries({ being: 3, legend: 2, flare: 1, hidden: 0 }))
    expect(piles.filter((one) => one === pile).length).toBeGreaterThan(drawn);
});
