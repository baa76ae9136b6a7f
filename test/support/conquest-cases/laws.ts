import { expect } from 'vitest';
import { busyLine } from '../../differential/conquest/support/busy';
import { dice, type Dice } from '../../differential/support/dice';
import { hitsOf, piecesOf } from './counting';
import { VALUE_LAWS } from './laws-of-value';
import { relabelled, relabelledAction } from './relabelling';
import { item, nodeOf, type Case, type Side, type Table } from './table';

const GROUPS = ['I', 'II', 'A', 'AA', 'AI', 'D', 'DI', 'AD', 'DD'];
const SEATS = 'RBGYP';

/** Positions of which a law is tried, and nodes played from each. */
const POSITIONS = 12;
const PLIES = 40;

const choicesOf = (table: Table): string[] =>
  table.actor === 'chance' ? Object.keys(table.outcomes).sort() : [...table.legal].sort();

/** Plays at random from busy positions; `look` sees every node with the one before it and what was played. */
function plays(side: Side, look: (before: Table, action: string, after: Table) => void, start = 1): void {
  for (let seed = start; seed < start + POSITIONS; seed++) {
    const roll: Dice = dice(seed);
    let table = side.at(busyLine(roll));
    for (let ply = 0; ply < PLIES && table.actor !== 'over'; ply++) {
      const choices = choicesOf(table);
      const action = choices[roll(choices.length)]!;
      const next = table.play(action);
      look(table, action, next);
      table = next;
    }
  }
}

const isFight = (table: Table): boolean => nodeOf(table).startsWith('2');
const turnOf = (table: Table): string => `${table.player} ${/\/(\d+)\/[RBGYP]+\//.exec(item(table, '>') ?? '')?.[1]}`;

/** Section 10.7. */
export const LAW_CASES: readonly Case[] = [
  [
    'L-1',
    ({ at }) => {
      for (const own of GROUPS) {
        for (const [rear, foe, city] of GROUPS.flatMap(
          (foe) =>
            [
              ['-', foe, ''],
              ['I', foe, 'c'],
            ] as const,
        )) {
          const line = `>=R/2roll:border,NAF/EGY,-,- NAF=R:${rear}/EGY:${own} EGY${city}=B:-/NAF:${foe}`;
          const outcomes = Object.entries(at(line).outcomes);
          const thrown = own.length + Number(own.length === 2 && rear === 'I') + foe.length + city.length;
          expect(outcomes.reduce((sum, [, weight]) => sum + weight, 0)).toBe(6 ** thrown);
          const pairs = Math.min(own.length, foe.length);
          expect(outcomes.every(([text]) => text.length === 'roll '.length + pairs)).toBe(true);
        }
      }
    },
  ],
  [
    'L-2',
    (side) => {
      let rounds = 0;
      plays(side, (before, action, next) => {
        if (!isFight(before) || !isFight(next) || turnOf(before) !== turnOf(next)) return;
        const pairs = action.startsWith('roll') ? action.length - 'roll '.length : 0;
        rounds += Number(pairs > 0);
        const [had, has] = [piecesOf(before), piecesOf(next)];
        for (const [sort, number] of Object.entries(has)) expect(number, next.line).toBeLessThanOrEqual(had[sort] ?? 0);
        expect(hitsOf(next), next.line).toBeLessThanOrEqual(hitsOf(before) - pairs);
      });
      expect(rounds).toBeGreaterThan(POSITIONS / 2);
    },
  ],
  [
    'L-3',
    (side) => {
      let [last, twin, to] = [null as Table | null, null as Table | null, ''];
      plays(side, (before, action, next) => {
        if (before !== last || !twin) {
          const seats = /\/([RBGYP]+)\/[-\d]+$/.exec(item(before, '>') ?? '/RB/-')![1]!.length;
          to = SEATS.slice(1, seats) + SEATS[0];
          twin = side.at(relabelled(before.line, to));
        }
        expect(choicesOf(twin)).toEqual(
          choicesOf(before)
            .map((one) => relabelledAction(one, to))
            .sort(),
        );
        twin = twin.play(relabelledAction(action, to));
        last = next;
        if (next.actor !== 'over') expect(twin.line).toBe(side.at(relabelled(next.line, to)).line);
      });
    },
  ],
  ...VALUE_LAWS,
  [
    'L-8',
    ({ at }) => {
      const cards = ['AFG', 'CHI', 'MEA', 'NAF'];
      const begun = at(`>=R/1start NAFck=R:III EGYkB=R:I BRA=B:I SAF=B:I @R=${cards.join()}/-/6`);
      const turned = (order: readonly string[]): Table => begun.play(...order.map((card) => `turn-card ${card}`));
      // Two capitals, a city, the reward, and the stars 1 + 2 + 2 + 2.
      expect(nodeOf(turned(cards))).toBe('1raise:12');
      expect(turned([...cards].reverse()).line).toBe(turned(cards).line);
    },
  ],
  [
    'L-9',
    (side) => {
      let start: Table | null = null;
      let last: Table | null = null;
      let log: string[] = [];
      plays(side, (before, action, next) => {
        if (before !== last) [start, log] = [before, []];
        log.push(action);
        last = next;
        expect(side.at(next.line).line).toBe(next.line);
        if (log.length === PLIES) expect(side.at(start!.line).play(...log).line).toBe(next.line);
      });
    },
  ],
  [
    'L-10',
    (side) => {
      let last: Table | null = null;
      let seen = new Set<string>();
      plays(side, (before, _, next) => {
        if (before !== last || turnOf(before) !== turnOf(next)) seen = new Set();
        last = next;
        expect(seen.has(next.line), next.line).toBe(false);
        seen.add(next.line);
      });
    },
  ],
];
