import { describe, expect, it } from 'vitest';
import type { AnalyseGame } from '$lib/analyse/game';
import { heatOfPicks } from '$lib/analyse/heat';
import { yardstick } from '$lib/analyse/scale';
import { attackOf } from '$lib/games/codex/board/attack';
import type { MoveValue } from '../../../workers/analysis/contract';
import type { View } from '../../../workers/contract';

const value = (action: string, picks: string[], chance: number, line = [action]): MoveValue => ({
  action,
  picks,
  certainty: 'estimated',
  chance,
  chances: [chance, 1 - chance],
  error: 0.01,
  visits: 100,
  line,
});
const MOVES = [
  value('level a#5', ['thing:5', 'button:level'], 0.5),
  value('attack a#5', ['thing:5', 'button:attack'], 0.7),
  value('play b', ['card:hand:b', 'button:play'], 0.6),
  value('end', ['button:end'], 0.4),
];
const game = { action: (_: View, action: string) => action } as unknown as AnalyseGame;
const view = {} as View;
const labels = (picked: string[]) =>
  Object.fromEntries(
    [...heatOfPicks(game, view, MOVES, picked, 'chance', yardstick(MOVES))].map(([pick, { value }]) => [pick, value]),
  );

describe('values on what is picked next', () => {
  it('say the best that can be done with each', () => {
    expect(labels([])).toEqual({ 'thing:5': 0.7, 'card:hand:b': 0.6, 'button:end': 0.4 });
  });

  it('go on with what is picked', () => {
    expect(labels(['thing:5'])).toEqual({ 'button:level': 0.5, 'button:attack': 0.7 });
  });

  it('mark the best move alone, and say how many there are', () => {
    const shown = [...heatOfPicks(game, view, MOVES, [], 'loss', yardstick(MOVES)).values()];
    expect(shown.filter(({ best }) => best).map(({ node }) => node)).toEqual(['thing:5']);
    expect(shown.find(({ node }) => node === 'thing:5')!.detail).toContain('2');
  });
});

describe('the arrow of an attack', () => {
  const at = (board: object) => ({ board }) as View;
  const open = (...defenders: number[]) => defenders.map((defender) => ({ defender, rule: null, by: [] }));

  it('leads to the only one that can be attacked, or to whom the line names', () => {
    const attack = value('attack a#5', [], 0.5, ['attack a#5', 'b#9']);
    expect(attackOf(attack, at({ question: 'main', attack: null, reach: { 5: open(7) } }))).toEqual({
      from: '5',
      to: '7',
    });
    expect(attackOf(attack, at({ question: 'main', attack: null, reach: { 5: open(7, 9) } }))).toEqual({
      from: '5',
      to: '9',
    });
    expect(
      attackOf(value('attack a#5', [], 0.5), at({ question: 'main', attack: null, reach: { 5: open(7, 9) } })),
    ).toBe(null);
  });

  it('leads from who attacks to the one chosen', () => {
    const board = { question: 'defender', attack: { attacker: 5, defender: 0 }, reach: {} };
    expect(attackOf(value('b#9', [], 0.5), at(board))).toEqual({ from: '5', to: '9' });
    const begun = { board: { ...board, attack: null }, notation: 'game:turn=9 #5: / attack a#5' } as unknown as View;
    expect(attackOf(value('b#9', [], 0.5), begun)).toEqual({ from: '5', to: '9' });
  });

  it('is none of other moves', () => {
    expect(attackOf(value('level a#5', [], 0.5), at({ question: 'main', attack: null, reach: {} }))).toBe(null);
  });
});
