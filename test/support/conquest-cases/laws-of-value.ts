import { expect } from 'vitest';
import { compare, type Fraction } from '../../../workers/referee/fraction';
import { own, worthOf } from './battles';
import type { Case, Side } from './table';

/** A battle at the border of NAF and EGY as groups and rears, with what helps either side. */
interface Battle {
  group: string;
  rear: string;
  foe: string;
  feed: string;
  city?: boolean;
  /** Rewards of the attacker, of the defender. */
  rewards?: [attacker: string, defender: string];
  /** Where the airfield stands. */
  field?: 'NAF' | 'EGY';
  raid?: boolean;
}

function lineOf({ group, rear, foe, feed, city = false, rewards = ['', ''], field, raid = false }: Battle): string {
  const flags = (land: string): string => (land === 'EGY' && city ? 'c' : '') + (field === land ? 'a' : '');
  const home = `NAF${flags('NAF')}=R:${rear}/EGY${raid ? '*' : ''}:${group}`;
  const away = `EGY${flags('EGY')}=B:${raid ? `${foe}${feed}`.replace('-', '') : `${feed}/NAF:${foe}`}`;
  const held = rewards.map((reward, seat) => (reward ? ` @${'RB'[seat]}=-/-/${reward}` : ''));
  return `first-round-resupply=both ${home} ${away}${held.join('')}`;
}

const known = new WeakMap<Side, Map<string, Fraction>>();

/** The chance to own EGY at the end of the phase; each battle is solved once. */
function chance(side: Side, battle: Battle): Fraction {
  const line = lineOf(battle);
  const solved = known.get(side) ?? new Map<string, Fraction>();
  known.set(side, solved);
  const worth = solved.get(line) ?? worthOf(side, line, own('EGY'));
  solved.set(line, worth);
  return worth;
}

/** Full groups against each other, with a rear behind one of them, both or none. */
const battles = (groups: readonly string[], foes: readonly string[], feeds: readonly string[]): Battle[] =>
  groups.flatMap((group) =>
    foes.flatMap((foe) => ['-', 'I'].flatMap((rear) => feeds.map((feed) => ({ group, rear, foe, feed })))),
  );

/** The chance in one battle is at least that in another. */
function expectAtLeast(side: Side, more: Battle, less: Battle): void {
  expect(compare(chance(side, more), chance(side, less)), `${lineOf(more)} | ${lineOf(less)}`).toBeGreaterThanOrEqual(
    0,
  );
}

const one = (rear: string): string => (rear === '-' ? 'I' : `${rear}I`);

/**
 * Section 10.7, L-4 to L-7: what more or better divisions, dice and places are worth. Here as best play of a few positions;
 * the whole range is asked of the battle calculator (test/rules/conquest/value-laws.test.ts).
 */
export const VALUE_LAWS: readonly Case[] = [
  [
    'L-4',
    (side) => {
      for (const battle of battles(['II', 'AI'], ['I'], ['-', 'I'])) {
        expectAtLeast(side, { ...battle, rear: one(battle.rear) }, battle);
        expectAtLeast(side, battle, { ...battle, feed: one(battle.feed) });
      }
    },
  ],
  [
    'L-5',
    (side) => {
      for (const battle of battles(['I', 'AI'], ['I', 'A'], ['-'])) {
        expectAtLeast(side, battle, { ...battle, city: true });
        expectAtLeast(side, battle, { ...battle, rewards: ['', '7'] });
        expectAtLeast(side, battle, { ...battle, rewards: ['', '0'], field: 'EGY' });
        expectAtLeast(side, { ...battle, rewards: ['4', ''] }, battle);
        expectAtLeast(side, { ...battle, rewards: ['0', ''], field: 'NAF' }, battle);
        expectAtLeast(side, { ...battle, raid: true }, battle);
      }
    },
  ],
  [
    'L-6',
    (side) => {
      for (const battle of battles(['I', 'II'], ['I', 'A'], ['-'])) {
        const armoured = { ...battle, group: battle.group.replace('I', 'A') };
        expectAtLeast(side, armoured, battle);
        expectAtLeast(side, armoured, { ...armoured, group: armoured.group.replace('A', 'D') });
      }
    },
  ],
  [
    'L-7',
    (side) => {
      const worth = (away: string): Fraction => worthOf(side, `NAF=R:III EGY=B:${away}`, own('EGY'));
      // Full fronts: a place that could still be filled is not the same divisions.
      const fronts: Record<string, string> = {
        I: '-/NAF:I',
        II: '-/NAF:II',
        III: 'I/NAF:II',
        A: '-/NAF:A',
        AI: '-/NAF:AI',
      };
      for (const [rear, front] of Object.entries(fronts)) {
        const gain = compare(worth(rear), worth(front));
        if (rear.includes('A')) expect(gain, rear).toBe(1);
        else expect(gain, rear).toBe(0);
      }
    },
  ],
];
