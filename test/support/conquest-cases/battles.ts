import { expect } from 'vitest';
import { ONE, ZERO, type Fraction } from '../../../workers/referee/fraction';
import { solve, type RefereeGame, type Solution } from '../../../workers/referee/solve';
import { item, type Case, type Side, type Table } from './table';

type Goal = (table: Table) => boolean;

export const own =
  (...lands: string[]): Goal =>
  (table) =>
    lands.every((land) => item(table, land)?.includes('=R:'));
const notInvaded: Goal = ({ line }) => !line.includes('/EGY*');
const gone: Goal = (table) => item(table, 'NAF~BRA') === null;
const withInfantry =
  (land: string): Goal =>
  (table) =>
    /=R:.*I/.test(item(table, land) ?? '');

/** Both sides are ready (section 10.3). */
const READY = 'first-round-resupply=both';
const border = (attacker: string, rear: string, defender: string): string =>
  `${READY} NAF=R:${rear}/EGY:${attacker} EGY=B:-/NAF:${defender}`;

type Solved = [id: string, line: string, goal: Goal, value: string];

/** Section 10.3 as positions: best play is worth as much there as the default policy. */
const BATTLES: Solved[] = [
  ['B-1', border('I', '-', 'II'), own('EGY'), '275/2592'],
  ['B-2', border('II', '-', 'I'), own('EGY'), '1955/2592'],
  ['B-3', border('II', '-', 'II'), own('EGY'), '235/648'],
  ['B-4', border('II', 'I', 'I'), own('EGY'), '342035/373248'],
  ['B-5', border('II', 'I', 'II'), own('EGY'), '6610505/10077696'],
  ['B-6', border('A', '-', 'I'), own('EGY'), '119/144'],
  ['B-7', border('A', '-', 'II'), own('EGY'), '274547/559872'],
  ['B-8', border('I', '-', 'A'), own('EGY'), '25/324'],
  ['B-9', border('A', '-', 'A'), own('EGY'), '325/864'],
  ['B-10', border('AI', '-', 'I'), own('EGY'), '29729/31104'],
  ['B-11', border('II', '-', 'I').replace('EGY=', 'EGYc='), own('EGY'), '152585/279936'],
  ['B-12', `${border('II', 'I', 'I').replace('NAF=', 'NAFa=')} @R=-/-/0`, own('EGY'), '366373/373248'],
  ['B-13', `${border('II', 'I', 'I').replace('EGY=', 'EGYa=')} @B=-/-/0`, own('EGY'), '13765/17496'],
  ['B-14', border('II', 'I', 'A'), own('EGY'), '3023425/5668704'],
  ['B-15', 'NAF=R:I/EGY*:II EGY=B:A', own('EGY'), '125441825/161243136'],
  ['B-16', `${READY} NAF=R:I NAF~BRA=R:II+A BRA=B:-/NAF:I`, own('BRA'), '4411601/4478976'],
];
const WITH_INFANTRY: Solved[] = [
  ['B-10', border('AI', '-', 'I'), withInfantry('EGY'), '161/216'],
  ['B-16', `${READY} NAF=R:I NAF~BRA=R:II+A BRA=B:-/NAF:I`, withInfantry('BRA'), '28409/31104'],
];

/** Takes seconds, so it is solved on one side a day. */
const LONGEST = 'P-5';

/** Section 10.4. */
const POSITIONS: Solved[] = [
  ['P-1', 'NAF=R:III EGY=B:I/NAF:I', own('EGY'), '39125965/53747712'],
  ['P-2', `${READY} NAF=R:III EGY=B:I/NAF:I`, own('EGY'), '6610505/10077696'],
  ['P-3', 'NAF=R:IIII EGY=B:-/NAF:I CON=B:-/NAF:I', own('EGY', 'CON'), '4788275/5971968'],
  ['P-4', 'NAF=R:IIIII EGY=B:-/NAF:I CON=B:-/NAF:II', own('EGY', 'CON'), '3797615975/5159780352'],
  ['P-5', 'NAF=R:IIIIII EGY=B:-/NAF:I CON=B:-/NAF:I EAF=B:-/NAF:I', own('EGY', 'CON', 'EAF'), '316217273125/371504185344'], // prettier-ignore
  ['P-6', 'NAF=R:IIII EGY=B:-/NAF:I MEA=B:I', own('EGY', 'MEA'), '22117475/26873856'],
  ['P-7', 'NAF=R:III EGY=B:A', own('EGY'), '125441825/161243136'],
  ['P-8', 'NAF=R:III EGY=B:I/EAF:I EAF=R:I', own('EGY'), '1644980075/1934917632'],
  ['P-9', 'EGY=R:III NAF=B:-/EGY*:II', notInvaded, '6610505/10077696'],
  ['P-10', 'EGY=R:III NAF=B:I/EGY*:II', notInvaded, '2182576895/4353564672'],
  ['P-11', 'NAF=R:I NAF~BRA=R:AI+I BRA=B:-/NAF:II', own('BRA'), '7638818519/8707129344'],
  ['P-12', 'BRA=R:III NAF=B:I NAF~BRA=B:AI+-', gone, '11318575/34012224'],
  ['P-13', 'NAF=R:AII EGY=B:I/NAF:AI', own('EGY'), '2566640555215/5642219814912'],
];

/** The value of every first action where it is told. */
const FIRST: Record<string, Record<string, string>> = {
  'P-4': { 'border NAF/EGY': '875688995575/1253826625536' },
  'P-5': {
    'border NAF/EGY': '944739990125/1114512556032',
    'border NAF/CON': '944739990125/1114512556032',
  },
  'P-8': { 'border EAF/EGY': '376815965/483729408' },
};

const game: RefereeGame<Table> = {
  actor: ({ actor }) => (actor === 'chance' || actor === 'over' ? actor : 'player'),
  seat: ({ actor }) => 'RBGYP'.indexOf(actor),
  legal: ({ legal }) => legal,
  outcomes: ({ outcomes }) => Object.entries(outcomes).map(([action, weight]) => ({ action, weight })),
  apply: (table, action) => table.play(action),
  key: ({ line }) => line,
};

const text = ({ num, den }: Fraction): string => `${num}/${den}`;

/** Best play of both sides in the attack phase of R, solved exactly on a side's own positions. */
function solved({ at }: Side, line: string, goal: Goal): Solution {
  const isSettled = ({ node, actor }: Table): boolean => actor === 'over' || !node.startsWith('2');
  const worth = (table: Table): Fraction | null => (isSettled(table) ? (goal(table) ? ONE : ZERO) : null);
  return solve(game, at(line), { worth, least: ZERO, most: ONE });
}

/** What the attack phase of R is worth for a goal. */
export const worthOf = (side: Side, line: string, goal: Goal): Fraction => solved(side, line, goal).value;

const cases = (all: readonly Solved[]): Case[] =>
  all.map(([id, line, goal, value]) => [
    id,
    (side) => {
      if (id === LONGEST && !side.isThorough) return;
      const solution = solved(side, line, goal);
      expect(text(solution.value)).toBe(value);
      for (const [action, worth] of Object.entries(FIRST[id] ?? {})) expect(text(solution.values[action]!)).toBe(worth);
    },
  ]);

export const BATTLE_CASES: readonly Case[] = [...cases(BATTLES), ...cases(WITH_INFANTRY)];
export const POSITION_CASES: readonly Case[] = cases(POSITIONS);
