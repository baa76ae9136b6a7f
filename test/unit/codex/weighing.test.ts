import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HIRE, PLAY } from '../../../assembly/games/codex/layout';
import { evaluationCounts } from '../../../workers/engine/codex';
import { engineFromFile } from '../../../workers/engine/node';
import { codex } from '../../../workers/games/codex/game';
import { posted, type Lineup } from '../../../workers/games/codex/line-up';
import type { BountyRisks } from '../../../workers/games/codex/weighing/bounty';
import type { CardValues } from '../../../workers/games/codex/weighing/cards';
import { DECIDED, GOLD, GOLD_PER_ODDS, goldOf } from '../../../workers/games/codex/weighing/gold';
import { weigh } from '../../../workers/games/codex/weighing/kinds';
import { actionWith, dealt } from '../../../workers/games/codex/weighing/playing';
import { replied, type SlotValues } from '../../../workers/games/codex/weighing/slots';
import { Sums } from '../../../workers/games/codex/weighing/sums';
import type { TechValues } from '../../../workers/games/codex/weighing/tech';
import { toText } from '../../../workers/referee/codex';
import { Session } from '../../../workers/session';
import { at } from '../../rules/codex/table';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
const session = new Session(codex, engine);

/** Enters a position and says the numbers of its things by name, of A where both have one. */
function enter(line: string): (name: string) => number {
  const { node } = at(line);
  session.enter(toText(node));
  const { things } = node.table;
  return (name) => things.find((thing) => thing.card.startsWith(name))!.id;
}
function weighed<T>(about: string): T {
  const weighing = weigh(about, engine);
  while (!weighing.step());
  return weighing.found() as T;
}

describe('gold', () => {
  it('goes by what a plain player of the engine goes by', () => {
    const source = readFileSync(new URL('../../../assembly/games/codex/weights.ts', import.meta.url), 'utf8');
    const [, plain] = /PLAIN_WEIGHTS[^[]*\[([^\]]*)\]/.exec(source)!;
    const weights = plain!.split(',').map(Number).slice(0, GOLD.length);
    weights.forEach((weight, term) => expect(Math.abs(GOLD[term]! - GOLD_PER_ODDS * weight)).toBeLessThan(0.011));
  });

  it('counts what section 9 of the rules counts: three gold more are worth 2.4, a worker 1.2, for one side what the other loses', () => {
    const worth = (line: string): number[] => {
      enter(line);
      return [goldOf(engine, 0), goldOf(engine, 1)];
    };
    const [a, b] = worth('A: g2 w5 troq L1 (river)(jaina). B: w5 zane L1 (river)(jaina)') as [number, number];
    expect(b).toBeCloseTo(-a, 4);
    expect(worth('A: g5 w5 troq L1 (river)(jaina). B: w5 zane L1 (river)(jaina)')[0]! - a).toBeCloseTo(2.4, 4);
    expect(worth('A: g2 w6 troq L1 (river)(jaina). B: w5 zane L1 (river)(jaina)')[0]! - a).toBeCloseTo(1.2, 4);
  });

  it('of samples is told with its standard error', () => {
    const sums = new Sums();
    expect(sums.mean).toBeNull();
    for (const value of [1, 2, 3, 6]) sums.add(value);
    // Mean 3, squares of what is off it 4 + 1 + 0 + 9, so that the error is the root of 14 / 3 / 4.
    expect(sums.mean).toEqual({ mean: 3, error: expect.closeTo(Math.sqrt(14 / 12), 12) });
  });
});

describe('slot_value', () => {
  const LINE =
    'A: w5 older_brother, troq L2 (river)(jaina). B: w6 zane L2 (river)(jaina) mad_man, iron_man hand[spark, bombaster]';
  /** With weights of its own: section 9 of the rules. */
  const ahead = (): number => {
    const [own, other] = [evaluationCounts(engine, 0), evaluationCounts(engine, 1)];
    return GOLD.reduce((sum, gold, term) => sum + gold * own[term]! - gold * other[term]!, 0);
  };

  it('is how the evaluation of the engine changes after the reply that is found, in the mean of the worlds', () => {
    const id = enter(LINE);
    const root = engine.save();
    const { values, samples } = weighed<SlotValues>('slots');
    const after = (world: number, lineup: Lineup): number => {
      const playing = replied(engine, dealt(engine, root, 0, world), world, lineup);
      while (!playing.next().done);
      return ahead();
    };
    for (const [name, slot] of [
      ['older_brother', 'leader'],
      ['troq', 'elite'],
    ] as const) {
      let sum = 0;
      for (let world = 0; world < samples; ++world) sum += after(world, posted({}, slot, id(name))) - after(world, {});
      const told = values.find((one) => one.id === id(name) && one.slot === slot)!;
      expect(told.value!.mean).toBeCloseTo(sum / samples, 4);
    }
  });

  it('is the game for whoever alone keeps the base from falling', () => {
    const id = enter('A: base1 w5 older_brother (troq)(river)(jaina). B: w1 tiger_cub (troq)(river)(zane)');
    const { values } = weighed<SlotValues>('slots');
    const leader = values.find((one) => one.id === id('older_brother') && one.slot === 'leader')!.value!;
    // Without him every world is lost.
    expect(leader.mean).toBeGreaterThan(DECIDED - 15);
    // Who stands there already gains nothing by standing there.
    const there = weighed<SlotValues>(`slots leader=${id('older_brother')}`);
    expect(there.values.find(({ slot }) => slot === 'leader')!.value).toEqual({ mean: 0, error: 0 });
  });
});

describe('bounty_risk', () => {
  const risksOf = (line: string): BountyRisks['risks'] => {
    enter(line);
    return weighed<BountyRisks>('bounties').risks;
  };
  it('is proved where what lies open kills: two levels for a hero below his top', () => {
    expect(risksOf('A: w5 river L1 (troq)(jaina). B: w5 troq L1 (river)(zane) iron_man')).toMatchObject([
      { isCertain: true, isBound: false, chance: { mean: 1 }, levels: { mean: 2 } },
    ]);
  });
  it('is one level for a hero one below his top, where no other can be summoned', () => {
    expect(risksOf('A: w5 river L1 (troq)(jaina). B: w5 troq L7 (river)(zane) iron_man')).toMatchObject([
      { levels: { mean: 1 } },
    ]);
  });
  it('is nothing where nobody can attack', () => {
    expect(risksOf('A: w5 river L1 (troq)(jaina). B: w0 (troq)(river)(zane)')).toMatchObject([
      { isCertain: false, isBound: false, chance: { mean: 0 }, levels: { mean: 0 } },
    ]);
  });
});

describe('card_value', () => {
  it('is the game for a card that ends it, and says what cannot be done', () => {
    enter('A: g1 w5 hand[mad_man, bloodrage_ogre] draw9 (zane)(river)(jaina). B: base1 w5 draw9 (troq)(river)(zane)');
    const { values } = weighed<CardValues>('cards');
    const of = (card: string) => values.find((one) => one.card === card)!;
    expect(of('mad_man').play!.mean).toBeGreaterThan(5);
    expect(of('bloodrage_ogre').play).toBeNull();
  });

  it('of a card that is kept is nothing where five cards are drawn anyway', () => {
    enter(
      'A: g0 w0 hand[iron_man, tiger_cub, spark, bombaster] draw20 (troq)(river)(jaina). B: w0 draw20 (troq)(river)(zane)',
    );
    const { values } = weighed<CardValues>('cards');
    for (const { keep, play, hire } of values)
      expect({ keep, play, hire }).toEqual({ keep: { mean: 0, error: 0 }, play: null, hire: null });
  });

  it('finds the actions by the card', () => {
    enter('A: g3 w5 hand[mad_man, tiger_cub] (zane)(river)(jaina). B: w5 (troq)(river)(zane)');
    expect(actionWith(engine, PLAY, 'mad_man')).not.toBeNull();
    expect(actionWith(engine, HIRE, 'tiger_cub')).not.toBeNull();
    expect(actionWith(engine, PLAY, 'iron_man')).toBeNull();
  });
});

it('tech_value of the only card there is, worked out by hand', () => {
  enter('A: g0 w10 codex[tiger_cub] (troq)(river)(jaina). B: w5 (troq)(river)(zane)');
  // It is drawn at once and played in the turn after, which counts for eight tenths; chosen a turn later, it is played a turn
  // later, for eight tenths of that. ATK 2, HP 2, two gold.
  const gain = 2 * 0.061 + 2 * 0.05 - 2 * 0.09;
  expect(weighed<TechValues>('tech').values).toEqual([
    {
      card: 'tiger_cub',
      value: { mean: expect.closeTo(GOLD_PER_ODDS * (0.8 - 0.64) * gain, 3), error: expect.closeTo(0, 4) },
    },
  ]);
});

it('what cannot be weighed at a node is refused', () => {
  enter('A: w5 troq L1 (river)(jaina). B: w5 (troq)(river)(zane)');
  expect(() => weigh('nonsense', engine)).toThrow(RangeError);
});
