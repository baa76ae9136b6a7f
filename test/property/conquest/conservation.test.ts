import { expect, it } from 'vitest';
import { parse } from '../../../workers/games/conquest/notation';
import type { State } from '../../../workers/games/conquest/state';
import { busyLine } from '../../differential/conquest/support/busy';
import { choose } from '../../differential/conquest/support/duel';
import { anyOptions, startOf } from '../../differential/conquest/support/starts';
import { dice, type Dice } from '../../differential/support/dice';
import { at as refereeAt } from '../../referee/conquest/table';
import { at as engineAt } from '../../rules/conquest/table';
import { checkHoldings } from './holding-ledger';
import { checkPieces } from './piece-ledger';

const seed = Date.now() % 1_000_000;

/** What both sides answer. */
interface Table {
  readonly line: string;
  readonly actor: string;
  readonly legal: string[];
  readonly outcomes: Record<string, number>;
  play(action: string): Table;
}

function stateOf({ line }: Table): State {
  const parsed = parse(line);
  if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

interface Tally {
  steps: number;
  /** Steps in which more than a turn passed by itself, of which not everything is known. */
  unseen: number;
  verbs: Set<string>;
}

/** Plays at random and balances the books at every step. Throws an Error with the line and the action that break a law. */
function audited(table: Table, roll: Dice, plies: number, tally: Tally): void {
  for (let ply = 0; ply < plies && table.actor !== 'over'; ply++) {
    const actions = table.actor === 'chance' ? Object.keys(table.outcomes) : table.legal;
    const action = choose(actions, roll);
    const next = table.play(action);
    const [before, after] = [stateOf(table), stateOf(next)];
    try {
      tally.unseen += Number(!checkPieces(before, action, after));
      checkHoldings(before, action, after);
    } catch (error) {
      throw new Error(`${table.line}\n${action}\n${next.line}\n${String(error)}`, { cause: error });
    }
    tally.steps++;
    tally.verbs.add(action.split(' ')[0]!);
    table = next;
  }
}

const SIDES: Record<string, (line: string) => Table> = { engine: engineAt, referee: refereeAt };

/** Games from the set-up and positions in the thick of it, and how long each is played. */
const GAMES: Record<string, [starts: number, plies: number, busy: number, plies: number]> = {
  engine: [4, 500, 60, 40],
  referee: [3, 200, 40, 30],
};

for (const [name, at] of Object.entries(SIDES)) {
  it(`${name}: pieces, cards, stars, missions and buildings come and go only by a rule (seed ${seed})`, () => {
    const tally: Tally = { steps: 0, unseen: 0, verbs: new Set() };
    const [starts, length, busy, stretch] = GAMES[name]!;
    for (let game = 0; game < starts; game++) {
      const roll = dice(seed + game);
      audited(at(startOf(2 + (game % 4), game % 3 ? anyOptions(roll) : [])), roll, length, tally);
    }
    for (let game = 0; game < busy; game++) {
      const roll = dice(seed + 1000 + game);
      audited(at(busyLine(roll)), roll, stretch, tally);
    }
    expect(tally.unseen).toBeLessThan(tally.steps / 50);
  });
}

/** A position, what is played there, and the position after it with something in it that no rule put there. */
const FORGED: [what: string, line: string, action: string, is: RegExp, forged: string][] = [
  ['a fourth infantry for one armour', '>=R/1disarm NAF=R:A EGY=B:I', 'disarm-rear NAF A', /NAF=R:III/, 'NAF=R:IIII'],
  ['merging two', '>=R/1merge NAFk=R:IIII BRA=B:I', 'merge NAF', /NAFk=R:AI/, 'NAFk=R:AII'],
  ['a hit less', '>=R/2roll:border,NAF/EGY,-,- NAF=R:-/EGY:I EGY=B:II/NAF:I', 'roll d', /EGY=B:II\S*/, 'EGY=B:III'],
  ['a hit too many', '>=R/2roll:border,NAF/EGY,-,- NAF=R:-/EGY:II EGY=B:II/NAF:I', 'roll d', /NAF=R:-\S*/, 'NAF=R:I'],
  ['a move that loses one', '>=R/3move-count:NAF,I,EGY NAF=R:III EGY=R:I BRA=B:I', 'move-count 2', /EGY(\S*)=R:III/, 'EGY$1=R:II'], // prettier-ignore
  ['a city', '>=R/5end NAF=R:III BRA=B:I EGY=R:I @R=NAF,EGY/-/-', 'build NAF', /EGY=/, 'EGYc='],
  ['a card', '>=R/1turn-card:2 NAFk=R:III BRA=B:I @R=NAF,EGY/-/-', 'turn-card NAF', /EGY/, 'EGY,MAD'],
  [
    'a star spared',
    '>=R/1turn-card:2 NAFk=R:III BRA=B:I @R=NAF,EGY/-/-',
    'turn-card NAF',
    /turn-card:\d/,
    'turn-card:5',
  ],
];

for (const [what, line, action, is, forged] of FORGED) {
  it(`the books do not balance with ${what}`, () => {
    const table = engineAt(line);
    const next = table.play(action);
    expect(next.line).toMatch(is);
    const balance = (after: string) => () => {
      checkPieces(stateOf(table), action, stateOf({ line: after } as Table));
      checkHoldings(stateOf(table), action, stateOf({ line: after } as Table));
    };
    expect(balance(next.line)).not.toThrow();
    expect(balance(next.line.replace(is, forged))).toThrow();
  });
}
