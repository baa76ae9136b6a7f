import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../workers/games/tash-kalar/board';
import { resultOf, scoreOf, standing } from '../../../workers/games/tash-kalar/ending';
import { musterOf } from '../../../workers/games/tash-kalar/muster';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { parse } from '../../../workers/games/tash-kalar/notation';
import { PROBLEMS } from '../../../workers/games/tash-kalar/problems';
import type { State } from '../../../workers/games/tash-kalar/state';

function stateOf(line: string): State {
  const parsed = parse(line);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

// The fixture of section 10.3 of the rules.
const FIXTURE =
  'A d5 f1 f8 e5* f5* i4*; B d4 e2 e4 d2* d3* e3* g3**; decks northern sylvan; ' +
  'hand B ForestWardens ForestAncient CentaurSpearman KiskinLeafsplitter TheEldestTree StormElemental flare-06; turn B';

describe('what follows from a position', () => {
  it('supplies, leads and points of the fixture (10.3)', () => {
    const state = stateOf(FIXTURE);
    expect(musterOf(state, 'A')).toEqual({
      pieces: 6,
      upgraded: 3,
      legendary: 0,
      supply: { twoSided: 11, legendary: 3 },
    });
    expect(musterOf(state, 'B')).toEqual({
      pieces: 7,
      upgraded: 4,
      legendary: 1,
      supply: { twoSided: 11, legendary: 2 },
    });
    expect(scoreOf(state)).toEqual({ A: 0, B: 1 });
    expect(boardOf(state)).toMatchObject({ over: false, ahead: 'B', side: 'B' });
    expect(tashKalar.takings(state, 0)).toBe(-1);
    expect(tashKalar.takings(state, 1)).toBe(1);
    expect(tashKalar.holders!(state)).toHaveLength(13);
  });

  it('one two-sided piece less in a duel (TS-PIECE-9)', () => {
    expect(musterOf(stateOf('A e5; mode duel; turn A'), 'A').supply).toEqual({ twoSided: 15, legendary: 3 });
  });

  it('points of claimed tasks and legendary pieces (TS-HIGH-5)', () => {
    const state = stateOf('A e3** h6**; claimed A RedConquest GreenConquest SideChain; claimed B Destruction; turn A');
    expect(scoreOf(state)).toEqual({ A: 9, B: 1 });
  });

  it.each([
    ['A a5; B b5*; mode duel; points 3-2', 'A', 'points', 'TS-END-5'],
    ['A a5 a6; B b5*; mode duel; points 9-9', 'B', 'upgraded', 'TS-END-6'],
    ['A d4* e5 e6; B f6* g6; mode duel; points 9-9', 'A', 'pieces', 'TS-END-6'],
    ['A d4*; B f6**; mode duel; points 9-9', null, 'draw', 'TS-END-7'],
  ])('%s: %s is ahead by %s', (line, ahead, reason, rule) => {
    const state = stateOf(`${line}; turn A 0`);
    expect(standing(state)).toEqual({ ahead, reason, rule });
    expect(resultOf(state)).toBeNull();
    const over = { ...state, question: 'over' as const };
    expect(resultOf(over)).toEqual({ reason, rule });
  });
});

describe('a position in words', () => {
  it('tells the turn, the players, the tasks and every piece', () => {
    const line = 'A d5 e5*; B g3**; hand A Knight flare-06; row RedConquest; next Isolation; turn A 1';
    expect(tashKalar.boardWords(stateOf(line), { ask: () => 0, output: () => new Uint8Array() } as never)).toEqual([
      'A chooses an action, actions left: 1',
      'A: 0 points, supply 15 + 3, cards in the deck: 17',
      'A holds Knight, flare-06',
      'B: 1 point, supply 17 + 2, cards in the deck: 18',
      'B holds no card',
      'tasks: Red Conquest; next: Isolation',
      "g3: B's legendary",
      "d5: A's common",
      "e5: A's heroic",
    ]);
  });

  it.each([
    ['place e5', 'place a common on e5'],
    ['lift e5', 'pick up the piece on e5'],
    ['summon Knight@e4', 'summon Knight on e4'],
    ['discard Knight', 'discard Knight'],
    ['flare', 'invoke flare-06'],
    ['end', 'end the turn'],
    ['return Titan', 'put Titan under its deck'],
    ['pick e5', 'choose e5'],
    ['placeOn e5 heroic', 'place a heroic on e5'],
    ['move e5-e6', 'move from e5 to e6'],
    ['run e5-e8', 'run from e5 to e8'],
    ['direction ne', 'towards ne'],
    ['option near', 'choose "near"'],
    ['card TimeMage', 'take Time Mage'],
    ['done', 'done'],
    ['claim RedConquest', 'claim Red Conquest'],
    ['skip', 'claim nothing'],
    ['marks enemy', "put the opponent's common on c5"],
    ['~TwoHeadedDragon', 'Two-Headed Dragon'],
    ['~RedConquest', 'Red Conquest'],
    ['~B', 'B begins'],
    ['look', 'not an action: look'],
  ])('%s: %s', (text, words) => {
    const state = stateOf('hand A Knight flare-06; turn A');
    const action = tashKalar.parseAction(text, state);
    expect(action.ok && tashKalar.actionWords(action.value, state)).toBe(words);
  });
});

describe('names of endings and of what can be wrong with a text', () => {
  const terms = import.meta.glob<Record<string, string>>('/site/content/tash-kalar/terms/*.json', {
    eager: true,
    import: 'default',
  });

  it.each(Object.keys(terms))('%s has them all', (file) => {
    expect(Object.keys(terms)).toHaveLength(4);
    for (const problem of PROBLEMS) expect(terms[file]![`problem_${problem}`], problem).toBeTruthy();
    for (const reason of ['points', 'upgraded', 'pieces', 'draw'])
      expect(terms[file]![`how_${reason}`], reason).toBeTruthy();
  });
});
