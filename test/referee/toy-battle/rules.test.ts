import { describe as group, expect, test } from 'vitest';
import type { Position } from '../../../workers/games/toy-battle/state';
import { asked, legal, outcomes, result, whyNot } from '../../../workers/referee/toy-battle';
import { opening, play, start } from './support';

/** A position in which the tiles beside those named do not matter; Red keeps something to do. */
const position = (map: string, more: Partial<Position>): Position => ({
  map,
  toMove: 'blue',
  ...more,
  rack: { red: '1', ...more.rack },
});

group('TB-TURN-4: only the question being asked', () => {
  const dealing = play(start(position('hallway', { rack: { blue: '7' }, unseen: { blue: 'K15' } })), ['draw']);

  test.each(['skip', 'draw', 'place 7@1', '~7', 'raid'])('%s is no answer to a deal', (action) => {
    expect(whyNot(dealing, action)).toEqual(['TB-TURN-4']);
  });

  test('an outcome is no answer to a player question', () => {
    expect(whyNot(start(opening('hallway')), '~K')).toEqual(['TB-TURN-4']);
  });
});

group('refusals to place, in order', () => {
  test('a tile that is not on the rack stops the list, frost and an own HQ come after', () => {
    const node = start(position('battlefield', { rack: { blue: '67' }, frozen: { blue: '7' } }));
    expect(whyNot(node, 'place 5@B')).toEqual(['TB-PLACE-1']);
    expect(whyNot(node, 'place 7@B')).toEqual(['TB-FIELD-2', 'TB-PLACE-7']);
    expect(whyNot(node, 'place 7@14')).toEqual(['TB-FIELD-2', 'TB-REACH-1']);
    expect(whyNot(node, 'place 6@1')).toEqual([]);
  });

  test('one of two copies frozen leaves the other free', () => {
    const node = start(position('battlefield', { rack: { blue: '77' }, frozen: { blue: '7' } }));
    expect(whyNot(node, 'place 7@1')).toEqual([]);
  });

  test('TB-METAL-2: Hook on an unconnected shield, even on an own tile', () => {
    const node = start(position('station-metal-x', { stacks: { 7: 'b1' }, rack: { blue: '4' } }));
    expect(whyNot(node, 'place 4@7')).toEqual(['TB-METAL-2']);
  });

  test('specials off makes shields plain', () => {
    const plain = { stacks: { 1: 'b5', 5: 'b6' }, rack: { blue: '24' }, options: { specials: 'off' as const } };
    const node = start(position('station-metal-x', plain));
    expect(whyNot(node, 'place 4@8')).toEqual([]);
    expect(asked(play(node, ['place 2@7']))).toBe('extra');
  });

  test('TB-DRAW-3 and TB-DRAW-4 are listed together', () => {
    const node = start(position('hallway', { rack: { blue: 'K1234567' } }));
    expect(whyNot(node, 'draw')).toEqual(['TB-DRAW-3', 'TB-DRAW-4']);
  });
});

group('refusals to choose a target', () => {
  test('Jumbo: HQ, distance, enemy', () => {
    const jumbo = position('playroom', { stacks: { 2: 'b6', 3: 'r7', 4: 'r2' }, rack: { blue: '3' } });
    const node = play(start(jumbo), ['place 3@1']);
    expect(whyNot(node, 'hit R')).toEqual(['TB-KIT-4']);
    expect(whyNot(node, 'hit 2')).toEqual(['TB-JUMBO-2']);
    expect(whyNot(node, 'hit 6')).toEqual(['TB-JUMBO-1', 'TB-JUMBO-2']);
    expect(legal(node)).toEqual(['hit 3', 'skip']);
  });

  test('tower: HQ, itself, own tile', () => {
    const node = play(start(position('castle-field', { stacks: { 1: 'b5', 3: 'b6' }, rack: { blue: '7' } })), [
      'place 7@5',
    ]);
    expect(whyNot(node, 'recall B')).toEqual(['TB-KIT-4']);
    expect(whyNot(node, 'recall 5')).toEqual(['TB-CASTLE-2']);
    expect(whyNot(node, 'recall 9')).toEqual(['TB-BASE-5']);
  });

  test('volcano: HQ, distance, enemy, option', () => {
    const options = { shoveOntoTrigger: 'forbidden' as const };
    const stacks = { 1: 'b5', 2: 'b2', 4: 'r7' };
    const node = play(start(position('volcanic-jungle', { stacks, rack: { blue: '7' }, options })), ['place 7@5']);
    expect(whyNot(node, 'shove 4>R')).toEqual(['TB-KIT-4']);
    expect(whyNot(node, 'shove 4>4')).toEqual(['TB-JUNGLE-1']);
    expect(whyNot(node, 'shove 13>12')).toEqual(['TB-JUNGLE-1', 'TB-BASE-5']);
    expect(whyNot(node, 'shove 8>5')).toEqual(['TB-BASE-5', 'TB-JUNGLE-3']);
    expect(whyNot(node, 'shove 1>5')).toContain('TB-JUNGLE-3');
  });
});

group('options', () => {
  const skully = (skullyDraw: 'full' | 'each') =>
    play(start(position('hallway', { rack: { blue: '1' }, unseen: { blue: '4567' }, options: { skullyDraw } })), [
      'place 1@1',
    ]);

  test('skullyDraw = full draws both tiles at once', () => {
    expect(play(skully('full'), ['draw'])).toMatchObject({ question: 'deal', left: 2, again: false });
    expect(play(skully('full'), ['draw', '~4', '~5'])).toMatchObject({ toMove: 'red', rack: { blue: '45' } });
  });

  test('skullyDraw = each asks again before the second tile', () => {
    expect(skully('each')).toMatchObject({ question: 'skully', left: 2 });
    expect(play(skully('each'), ['draw'])).toMatchObject({ question: 'deal', left: 1, again: true });
    const second = play(skully('each'), ['draw', '~4']);
    expect(second).toMatchObject({ question: 'skully', left: 1, toMove: 'blue' });
    expect(play(second, ['skip'])).toMatchObject({ question: 'turn', toMove: 'red', rack: { blue: '4' } });
    expect(play(second, ['draw'])).toMatchObject({ question: 'deal', left: 1, again: false });
    expect(play(second, ['draw', '~7'])).toMatchObject({ toMove: 'red', rack: { blue: '47' } });
  });

  test('skullyDraw = each asks once where only one tile can be drawn', () => {
    const one = { rack: { blue: '1' }, unseen: { blue: '4' }, options: { skullyDraw: 'each' as const } };
    expect(play(start(position('hallway', one)), ['place 1@1', 'draw', '~4']).toMove).toBe('red');
  });

  test('doubleTrigger = once keeps the first place in the waiting list', () => {
    const stacks = { 1: 'b4', 5: 'b1' };
    const rack = { blue: '22K' };
    const twice = (doubleTrigger: 'each' | 'once') =>
      play(start(position('city-of-clouds', { stacks, rack, unseen: { blue: '567' }, options: { doubleTrigger } })), [
        'place 2@3',
        'place 2@6',
        'place K@3',
      ]);
    expect(twice('each')).toMatchObject({
      question: 'cloud',
      questionBase: '3',
      waiting: [
        { base: '6', height: 1 },
        { base: '3', height: 2 },
      ],
    });
    expect(twice('once')).toMatchObject({ question: 'cloud', questionBase: '3', waiting: [{ base: '6', height: 1 }] });
  });

  test('frozenStuck = loses-turn skips a player only if the frost is to blame', () => {
    const frost = (stacks: Record<string, string>) =>
      start({
        map: 'hallway',
        toMove: 'red',
        stacks,
        rack: { blue: '6', red: '1' },
        frozen: { red: '1' },
        options: { frozenStuck: 'loses-turn' },
      });
    expect(frost({})).toMatchObject({ question: 'turn', toMove: 'blue', turns: 1, frozen: { red: '' } });
    expect(result(frost({ 3: 'b7' }))).toEqual({ winner: 'blue', how: 'stuck' });
  });

  test('the turn of a skipped player counts towards the turn limit', () => {
    const node = start({
      map: 'hallway',
      toMove: 'red',
      rack: { blue: '6', red: '1' },
      frozen: { red: '1' },
      turns: 199,
      options: { frozenStuck: 'loses-turn' },
    });
    expect(node).toMatchObject({ question: 'over', turns: 200, result: { winner: 'none', how: 'limit' } });
  });
});

group('the flow of a turn', () => {
  test('TB-END-1: capturing an HQ ends everything that waits', () => {
    const stacks = { 1: 'b1', 4: 'b2', 7: 'b3', 10: 'b4', 13: 'b5' };
    const node = start(position('city-of-clouds', { stacks, rack: { blue: '25' }, unseen: { blue: '7' } }));
    const cloud = play(node, ['place 2@9']);
    expect(cloud).toMatchObject({ question: 'extra', waiting: [{ base: '9', height: 1 }] });
    expect(play(cloud, ['place 5@R'])).toMatchObject({
      question: 'over',
      waiting: [],
      toMove: 'blue',
      turns: 0,
      captured: { node: 'R', tile: 'b5' },
      result: { winner: 'blue', how: 'hq' },
    });
  });

  test('TB-BASE-1: the troop draws before the cloud does', () => {
    const node = start(
      position('city-of-clouds', { stacks: { 1: 'b4' }, rack: { blue: '6' }, unseen: { blue: 'K57' } }),
    );
    expect(play(node, ['place 6@3'])).toMatchObject({ question: 'star', questionBase: null });
    expect(play(node, ['place 6@3', 'skip'])).toMatchObject({ question: 'cloud', questionBase: '3', waiting: [] });
  });

  test('TB-INFO-5: a tile taken back is known until one of its troop leaves the rack', () => {
    const node = start(position('castle-field', { stacks: { 1: 'b7', 3: 'b6' }, rack: { blue: '67' } }));
    const back = play(node, ['place 6@5', 'recall 1']);
    expect(back.known.blue).toBe('7');
    expect(play(back, ['place 1@14', 'place 7@1']).known.blue).toBe('');
  });

  test('TB-XB42-3: a known tile that is hit is known no longer', () => {
    const raided = position('hallway', { stacks: { 1: 'b3' }, rack: { blue: '5', red: '77' }, known: { red: '7' } });
    const node = play(start(raided), ['place 5@2', 'raid']);
    expect(outcomes(node)).toEqual([{ action: '~7', weight: 2 }]);
    expect(play(node, ['~7'])).toMatchObject({ rack: { red: '7' }, known: { red: '' }, discard: { red: '7' } });
  });

  test('TB-JUNGLE-2: a shoved tile becomes the top of any stack and triggers nothing', () => {
    const stacks = { 1: 'b5', 2: 'b2', 4: 'b6r2' };
    const node = play(start(position('volcanic-jungle', { stacks, rack: { blue: '7' } })), ['place 7@5', 'shove 4>5']);
    expect(node).toMatchObject({ question: 'turn', toMove: 'red', stacks: { 4: 'b6', 5: 'b7r2' } });
  });

  test('TB-CEM-1: a tile dug up returns to the rack', () => {
    const dig = position('cursed-cemetery', { stacks: { 3: 'b5' }, rack: { blue: '7' }, discard: { blue: '13' } });
    const node = play(start(dig), ['place 7@2']);
    expect(legal(node)).toEqual(['exhume 1', 'exhume 3', 'skip']);
    expect(play(node, ['exhume 3'])).toMatchObject({
      rack: { blue: '3' },
      discard: { blue: '1' },
      known: { blue: '3' },
    });
  });
});
