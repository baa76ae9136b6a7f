import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../workers/contract';
import {
  back,
  blamed,
  clear,
  complete,
  hold,
  kindOf,
  matches,
  offers,
  pick,
  start,
  type Picking,
} from '../../../site/lib/board/picking';

const place = (tile: string, node: string): Choice => ({
  action: `place ${tile}@${node}`,
  picks: [`tile:blue:${tile}`, `node:${node}`],
});
const shove = (from: string, to: string): Choice => ({
  action: `shove ${from}>${to}`,
  picks: [`node:${from}`, `node:${to}`],
});
const button = (name: string): Choice => ({ action: name, picks: [`button:${name}`] });

const turn = [button('draw'), place('2', '1'), place('2', '3'), place('7', '3')];
const volcano = [shove('4', '1'), shove('4', '7'), shove('7', '9'), button('skip')];

/** Plays picks one after another and returns the last step. */
function walk(choices: Choice[], picks: string[]) {
  let picking: Picking = start(choices);
  let step = pick(picking, picks[0]);
  for (const next of picks.slice(1)) {
    picking = step.picking;
    step = pick(picking, next);
  }
  return step;
}

describe('picks and kinds', () => {
  it('reads the kind before the first colon', () => {
    expect(kindOf('tile:blue:4')).toBe('tile');
    expect(kindOf('resign')).toBe('resign');
  });
});

describe('offers', () => {
  it('offers the first part of every action as next and later parts as early', () => {
    expect([...offers(start(turn))].sort()).toEqual([
      ['button:draw', 'next'],
      ['node:1', 'early'],
      ['node:3', 'early'],
      ['tile:blue:2', 'next'],
      ['tile:blue:7', 'next'],
    ]);
  });

  it('never offers a target as a source: equal kinds are told apart by their order only', () => {
    expect([...offers(start(volcano)).keys()].sort()).toEqual(['button:skip', 'node:4', 'node:7']);
    expect([...offers(start(volcano, ['node:4']))].sort()).toEqual([
      ['node:1', 'next'],
      ['node:7', 'next'],
    ]);
  });

  it('narrows with each pick, in either order', () => {
    expect([...offers(start(turn, ['tile:blue:7'])).keys()]).toEqual(['node:3']);
    expect([...offers(start(turn, ['node:3'])).keys()].sort()).toEqual(['tile:blue:2', 'tile:blue:7']);
  });

  it('offers nothing without actions', () => {
    expect(offers(start([])).size).toBe(0);
    expect(matches(start([]))).toEqual([]);
  });
});

describe('pick', () => {
  it('plays a single pick at once', () => {
    expect(walk(turn, ['button:draw'])).toMatchObject({ kind: 'play', choice: { action: 'draw' } });
  });

  it('plays tile then base, and base then tile', () => {
    expect(walk(turn, ['tile:blue:2', 'node:3'])).toMatchObject({ kind: 'play', choice: { action: 'place 2@3' } });
    expect(walk(turn, ['node:3', 'tile:blue:7'])).toMatchObject({ kind: 'play', choice: { action: 'place 7@3' } });
  });

  it('waits for the last pick even if one action is left', () => {
    expect(walk(turn, ['tile:blue:7'])).toMatchObject({ kind: 'narrowed', picking: { picked: ['tile:blue:7'] } });
  });

  it('starts anew after playing', () => {
    expect(walk(turn, ['button:draw']).picking.picked).toEqual([]);
  });

  it('keeps source and target apart: picking 7 then 4 never shoves 4 to 7', () => {
    const step = walk(volcano, ['node:7', 'node:4']);
    expect(step).toMatchObject({ kind: 'narrowed', picking: { picked: ['node:4'] } });
    expect(walk(volcano, ['node:4', 'node:7'])).toMatchObject({ kind: 'play', choice: { action: 'shove 4>7' } });
  });

  it('replaces a pick by another of its kind', () => {
    expect(walk(turn, ['tile:blue:7', 'tile:blue:2'])).toMatchObject({
      kind: 'narrowed',
      picking: { picked: ['tile:blue:2'] },
    });
    expect(walk(turn, ['tile:blue:7', 'tile:blue:2', 'node:1'])).toMatchObject({
      kind: 'play',
      choice: { action: 'place 2@1' },
    });
  });

  it('tries what is held on a place, also one that is an action by itself', () => {
    const menu: Choice[] = [
      { action: 'place e5', picks: ['square:e5'] },
      { action: 'summon Knight@d4', picks: ['card:A:knight', 'square:d4'] },
    ];
    expect(walk(menu, ['square:e5'])).toMatchObject({ kind: 'play', choice: { action: 'place e5' } });
    const tried = { kind: 'trial', picks: ['card:A:knight', 'square:e5'], picking: { picked: ['card:A:knight'] } };
    expect(walk(menu, ['card:A:knight', 'square:e5'])).toMatchObject(tried);
    const discard: Choice = { action: 'discard Knight', picks: ['card:A:knight', 'button:discard'] };
    const held = hold(start([menu[0]!, discard]), 'card:A:titan');
    expect(pick(held, 'square:e5')).toMatchObject({ kind: 'trial', picks: ['card:A:titan', 'square:e5'] });
  });

  it('asks how only where there is more than one way', () => {
    const put = (square: string, rank: string): Choice => ({
      action: `placeOn ${square} ${rank}`,
      picks: [`square:${square}`, `rank:${rank}`],
    });
    const choices = [put('e5', 'common'), put('e6', 'common'), put('e6', 'heroic')];
    expect(walk(choices, ['square:e5'])).toMatchObject({ kind: 'play', choice: { action: 'placeOn e5 common' } });
    expect(walk(choices, ['square:e6']).kind).toBe('narrowed');
    expect(walk(choices, ['square:e6', 'rank:heroic'])).toMatchObject({ kind: 'play', choice: choices[2] });
    expect(walk([place('2', '1'), place('7', '3')], ['node:3']).kind).toBe('narrowed');
  });

  it('drops a held tile for a button', () => {
    expect(walk(turn, ['tile:blue:7', 'button:draw'])).toMatchObject({ kind: 'play', choice: { action: 'draw' } });
  });

  it('takes the last pick back when it is picked again', () => {
    expect(walk(turn, ['tile:blue:7', 'tile:blue:7'])).toMatchObject({ kind: 'narrowed', picking: { picked: [] } });
  });

  it('turns a pick nothing allows into a trial and keeps the selection', () => {
    const step = walk(turn, ['tile:blue:7', 'node:1']);
    expect(step).toEqual({ kind: 'trial', picks: ['tile:blue:7', 'node:1'], picking: start(turn, ['tile:blue:7']) });
  });

  it('takes in hand what does not fit the place that was picked before it, and may fit another', () => {
    const step = walk(turn, ['node:1', 'tile:blue:7']);
    expect(step.picking.picked).toEqual(['tile:blue:7']);
  });

  it('spells a trial in the order of the actions, however it was picked', () => {
    expect(walk(turn, ['node:1', 'tile:blue:7'])).toMatchObject({ kind: 'trial', picks: ['tile:blue:7', 'node:1'] });
  });

  it('tries an unknown target for a source as source and target', () => {
    expect(walk(volcano, ['node:4', 'node:9'])).toMatchObject({ kind: 'trial', picks: ['node:4', 'node:9'] });
  });

  it('waits while a longer action begins the same way, and plays on the second pick of the same thing', () => {
    const choices: Choice[] = [
      { action: 'hit 4', picks: ['node:4'] },
      { action: 'hit 4 and 5', picks: ['node:4', 'node:5'] },
    ];
    const first = walk(choices, ['node:4']);
    expect(first.kind).toBe('narrowed');
    expect(complete(first.picking)?.action).toBe('hit 4');
    expect(pick(first.picking, 'node:4')).toMatchObject({ kind: 'play', choice: { action: 'hit 4' } });
    expect(pick(first.picking, 'node:5')).toMatchObject({ kind: 'play', choice: { action: 'hit 4 and 5' } });
  });
});

describe('a target picked first', () => {
  const choices = [shove('1', '2'), shove('1', '3'), shove('4', '3'), button('done')];

  it('takes the only source in hand that can come to it, and is played when it is picked again', () => {
    const { kind, picking } = pick(start(choices), 'node:2');
    expect([kind, picking.picked]).toEqual(['narrowed', ['node:1']]);
    expect(pick(picking, 'node:2')).toMatchObject({ kind: 'play', choice: { action: 'shove 1>2' } });
  });

  it('is held where several can come to it, until one of them is picked', () => {
    const held = walk(choices, ['node:3']);
    expect([held.kind, held.picking.picked]).toEqual(['narrowed', ['node:3']]);
    expect([...offers(held.picking).keys()]).toEqual(['node:1', 'node:4']);
    expect(pick(held.picking, 'node:4')).toMatchObject({ kind: 'play', choice: choices[2] });
    expect(pick(held.picking, 'node:3').picking.picked).toEqual([]);
    expect(pick(held.picking, 'node:2')).toMatchObject({ kind: 'narrowed', picking: { picked: ['node:2'] } });
    expect(pick(held.picking, 'node:9')).toMatchObject({ kind: 'trial', picks: ['node:9', 'node:3'] });
  });
});

describe('the blame for a refusal', () => {
  it('lies with what no action goes on with', () => {
    const choices = [shove('1', '2'), shove('4', '3')];
    expect(blamed(choices, ['node:1', 'node:3'])).toEqual(['node:3']);
    expect(blamed(choices, ['node:9', 'node:3'])).toEqual(['node:9']);
    expect(blamed([place('7', '1')], ['tile:blue:7', 'node:5'])).toEqual(['node:5']);
  });

  it('lies with a pick of no action, and not with the place that was chosen for it', () => {
    expect(blamed([place('7', '1')], ['tile:red:1', 'node:1'])).toEqual(['tile:red:1']);
    expect(blamed([place('7', '1')], ['node:1', 'tile:red:1'])).toEqual(['tile:red:1']);
    expect(blamed([place('7', '1')], ['tile:red:1', 'node:5'])).toEqual(['tile:red:1', 'node:5']);
  });
});

describe('back, clear and hold', () => {
  it('steps back one pick at a time', () => {
    const picking = start(volcano, ['node:4']);
    expect(back(picking).picked).toEqual([]);
    expect(back(back(picking)).picked).toEqual([]);
    expect(clear(picking).picked).toEqual([]);
  });

  it('holds a pick that fits nothing, so that the attempt can be finished', () => {
    const held = hold(start(turn), 'tile:blue:5');
    expect(held.picked).toEqual(['tile:blue:5']);
    expect(offers(held).size).toBe(0);
    expect(pick(held, 'node:9')).toMatchObject({ kind: 'trial', picks: ['tile:blue:5', 'node:9'] });
    expect(pick(held, 'tile:blue:2')).toMatchObject({ kind: 'narrowed', picking: { picked: ['tile:blue:2'] } });
    expect(hold(held, 'tile:blue:6').picked).toEqual(['tile:blue:6']);
  });
});
