import { describe, expect, it } from 'vitest';
import type { Battle, Play } from '../../../workers/games/conquest/battle/battle';
import { chanceToWin, fight } from '../../../workers/games/conquest/battle/calculator';
import { battleEngine, battleOf } from '../../support/conquest-battles';

// Section 10.7, L-4 to L-7, over the range that it names.

const engine = await battleEngine('release');

const GROUPS = ['I', 'II', 'A', 'AI', 'AA', 'D', 'DI'];
const REARS = ['-', 'I', 'II', 'III', 'A'];
const FEEDS = ['-', 'I', 'A'];

/** The same chance, worked out in another order, may differ in its last digits. */
const NOTHING = 1e-12;

const known = new Map<string, number>();

/** The attacker's chance to win; each battle is fought once. */
function chance(battle: Battle, play: Play = {}): number {
  const name = JSON.stringify([battle, play]);
  const before = known.get(name);
  if (before !== undefined) return before;
  const result = fight(engine, battle, play);
  if (result.estimated) throw new Error(`too large for best play: ${name}`);
  const worth = chanceToWin(result);
  known.set(name, worth);
  return worth;
}

interface Sides {
  group: string;
  rear: string;
  foe: string;
  feed: string;
}

const battle = ({ group, rear, foe, feed }: Sides, more: Parameters<typeof battleOf>[2] = {}): Battle =>
  battleOf(`${group}|${rear}`, `${foe}|${feed}`, more);

const all: Sides[] = GROUPS.flatMap((group) =>
  REARS.flatMap((rear) => GROUPS.flatMap((foe) => FEEDS.map((feed) => ({ group, rear, foe, feed })))),
);

/** One more infantry, in the order that divisions are written in. */
const oneMore = (rear: string): string => (rear === '-' ? 'I' : `${rear}I`);
const armoured = (group: string): string => group.replace('I', 'A');
const damaged = (group: string): string => group.replace('A', 'D');
const together = (foe: string, feed: string): string =>
  [...'ADI'].map((kind) => [...`${foe}${feed}`].filter((one) => one === kind).join('')).join('');

/** In none of so many comparisons is the first chance smaller than the second. */
function neverLess(pairs: readonly [more: Battle, less: Battle][], expected: number): void {
  const broken = pairs.filter(([more, less]) => chance(more) < chance(less) - NOTHING);
  expect(broken.map(([more, less]) => JSON.stringify({ more, less }))).toEqual([]);
  expect(pairs).toHaveLength(expected);
}

describe('by default policy', () => {
  it('L-4: one more infantry in a feeding rear never harms', () => {
    const full = all.filter(({ group }) => group.length === 2);
    const fullFoe = all.filter(({ foe }) => foe.length === 2);
    neverLess(
      full.map((one) => [battle({ ...one, rear: oneMore(one.rear) }), battle(one)]),
      420,
    );
    neverLess(
      fullFoe.map((one) => [battle(one), battle({ ...one, feed: oneMore(one.feed) })]),
      420,
    );
  });

  it.each<[what: string, helps: 'attacker' | 'defender', more: Parameters<typeof battleOf>[2]]>([
    ['a city', 'defender', { defence: { city: true } }],
    ["a defender's airfield", 'defender', { defence: { air: true } }],
    ['a defence die', 'defender', { defence: { die: true } }],
    ['an attack die', 'attacker', { attack: { die: true } }],
    ["an attacker's airfield", 'attacker', { attack: { air: true } }],
  ])('L-5: %s never harms its owner', (_, helps, more) => {
    const pairs = all.map((one): [Battle, Battle] => [battle(one, more), battle(one)]);
    neverLess(helps === 'attacker' ? pairs : pairs.map(([helped, plain]) => [plain, helped]), all.length);
  });

  it('L-5: raiding from behind never lowers the chance', () => {
    neverLess(
      all.map((one) => {
        const raid = battleOf(`${one.group}|${one.rear}`, `-|${together(one.foe, one.feed.replace('-', ''))}`, {
          kind: 'raid',
        });
        return [raid, battle(one)];
      }),
      all.length,
    );
  });

  it('L-6: whole armour is no worse than infantry, and no worse than damaged', () => {
    const within = (group: string): boolean => GROUPS.includes(group);
    const attackers = all.filter(({ group }) => group.includes('I') && within(armoured(group)));
    neverLess(
      attackers.map((one) => [battle({ ...one, group: armoured(one.group) }), battle(one)]),
      315,
    );
    const defenders = all.filter(({ foe }) => foe.includes('I') && within(armoured(foe)));
    neverLess(
      defenders.map((one) => [battle(one), battle({ ...one, foe: armoured(one.foe) })]),
      315,
    );
    const whole = all.filter(({ group }) => group.includes('A') && within(damaged(group)));
    neverLess(
      whole.map((one) => [battle(one), battle({ ...one, group: damaged(one.group) })]),
      210,
    );
  });
});

/** Up to so many divisions of all kinds, as texts. */
function armies(most: number): string[] {
  const kinds = [...'ADI'];
  const longer = (army: string): string[] =>
    kinds.slice(Math.max(0, kinds.indexOf(army.at(-1)!))).map((kind) => army + kind);
  let last = [''];
  const found: string[] = [];
  for (let size = 1; size <= most; size++) found.push(...(last = last.flatMap(longer)));
  return found;
}

/** Every way to choose a full front of an army; the others stay behind it. */
function fronts(army: string): [front: string, rear: string][] {
  if (army.length < 3) return [[army, '-']];
  return [...new Set([...army])].map((kind) => [army.replace(kind, ''), kind]);
}

describe('by best play', () => {
  it('L-7: a border left unmanned is never better for the defender, for infantry alone equal', () => {
    const attackers = armies(3).flatMap((army) => [['-', army], ...fronts(army)] as const);
    const worth = (attacker: readonly string[], defender: string): number =>
      chance(battleOf(attacker.join('|'), defender, { ready: false }), 'best');
    const pairs = attackers.flatMap((attacker) =>
      armies(3).flatMap((army) =>
        fronts(army).map(([front, rear]) => ({ attacker, army, manned: `${front}|${rear}` })),
      ),
    );
    const broken = pairs.filter(({ attacker, army, manned }) => {
      const gain = worth(attacker, `-|${army}`) - worth(attacker, manned);
      return gain < -NOTHING || (/^I+$/.test(army) && gain > NOTHING);
    });
    expect(broken).toEqual([]);
    expect(pairs).toHaveLength(1242);
  });
});
