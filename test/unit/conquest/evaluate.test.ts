import { beforeAll, describe, expect, it } from 'vitest';
import * as terms from '../../../assembly/games/conquest/evaluation-terms';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { evaluationCounts, evaluationTerms } from '../../../workers/engine/conquest';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest as codec } from '../../../workers/games/conquest/game';
import { firstNode } from '../../../workers/games/conquest/start';
import type { State } from '../../../workers/games/conquest/state';

let engine: Engine;
beforeAll(async () => {
  engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
});

function load(state: State): void {
  const bytes = new Uint8Array(codec.stateBytes);
  codec.write(state, bytes);
  expect(engine.load(bytes)).toBe(0);
}

function enter(line: string): void {
  const parsed = codec.parse(line);
  if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.error)}`);
  load(parsed.value);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the static win chance', () => {
  it.each([2, 3, 4, 5])('adds up to one all through games of %i, and with two is the sum of its terms', (seats) => {
    let looked = 0;
    for (let seed = 1; seed <= 4; ++seed) {
      engine.seed(seed);
      load(firstNode(seats));
      for (let step = 0; step < 100 && engine.actor() !== OVER; ++step) {
        engine.playRandom(9);
        if (engine.actor() === OVER || engine.actor() === CHANCE) continue;
        const chances = engine.evaluateAll();
        expect(sum([...chances])).toBeCloseTo(1, 5);
        if (seats === 2) {
          expect(Math.log(chances[0]! / chances[1]!)).toBeCloseTo(sum(evaluationTerms(engine, 0)), 3);
        }
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(30);
  });

  const quiet = (turn: string, board: string): string => `>=${turn}/2attack/4/RB/- ${board}`;
  const BOARD = 'NAFk=R:III/EGY:I EGYkB=B:AI/NAF:I BRAc=R:D ICE=B:II NAF~WEU=R:A+I WEU=B:I @R=NAF,BRA/0/1 @B=EGY/-/-';

  it('is that of the other seat when the colours are changed', () => {
    enter(quiet('R', BOARD));
    const chances = [...engine.evaluateAll()];
    const own = [evaluationCounts(engine, 0), evaluationCounts(engine, 1)];
    const state = codec.parse(quiet('R', BOARD));
    if (!state.ok) throw new Error(BOARD);
    const mirror = mirrored(state.value);
    load(mirror);
    expect([...engine.evaluateAll()].reverse().map((x) => x.toFixed(6))).toEqual(chances.map((x) => x.toFixed(6)));
    expect(evaluationCounts(engine, 1)).toEqual(own[0]);
    expect(evaluationCounts(engine, 0)).toEqual(own[1]);
  });

  const RIVAL = 'EGYkB=B:III CON=B:III';
  /** What is better for red, what is worse, and the term that says so. */
  it.each([
    ['units', terms.TERM_UNITS, 'NAFk=R:IIII', 'NAFk=R:III'],
    ['income', terms.TERM_INCOME, 'NAFk=R:III BRA=R:I @R=NAF,BRA/-/-', 'NAFk=R:III BRA=R:I @R=NAF/-/-'],
    ['missions', terms.TERM_MISSIONS, 'NAFk=R:III @R=NAF/0/-', 'NAFk=R:III @R=NAF/-/-'],
    [
      'open missions',
      terms.TERM_NEAR_MISSIONS,
      'NAFk=R:III BRAc=R:I PERc=R:I #=2,-,-,-,-,-,-,-',
      'NAFk=R:III BRAc=R:I PERc=R:I',
    ],
    [
      'the last mission',
      terms.TERM_LAST_MISSION,
      'NAFk=R:III BRAc=R:I @R=-/0,1/- #=2,-,-,-,-,-,-,-',
      'NAFk=R:III BRAc=R:I @R=-/0,1/-',
    ],
    ['the capital', terms.TERM_CAPITAL, 'BRAk=R:III', 'BRA=R:III NAFkR=B:I'],
    ['a safe capital', terms.TERM_CAPITAL_RISK, 'NAFk=R:IIIIII @R=-/0,1/-', 'NAFk=R:I @R=-/0,1/-'],
    ['continents', terms.TERM_CONTINENTS, 'BRAk=R:I PER=R:I ARG=R:I', 'BRAk=R:I PER=R:I JAP=R:I'],
    ['manned borders', terms.TERM_OPEN_BORDERS, 'NAFk=R:II', 'NAFk=R:I'],
    ['safe land', terms.TERM_EXPOSED, 'NAFk=R:IIIIIIII', 'NAFk=R:I'],
    ['cities', terms.TERM_CITIES, 'BRAck=R:III', 'BRAk=R:III'],
    ['airfields at the front', terms.TERM_AIRFIELDS, 'NAFka=R:III @R=-/-/0', 'NAFk=R:III BRAa=R:I @R=-/-/0'],
    ['troops on land', terms.TERM_AT_SEA, 'NAFk=R:AI', 'NAFk=R:I NAF~WEU=R:A+- WEU=B:I'],
    ['land with infantry', terms.TERM_NO_CARD, 'NAFk=R:I BRA=R:I', 'NAFk=R:I BRA=R:D'],
  ])('likes %s', (_, term, better, worse) => {
    const valueOf = (board: string): number => {
      enter(quiet('R', `${board} ${RIVAL}`));
      return evaluationTerms(engine, 0)[term]!;
    };
    expect(valueOf(better)).toBeGreaterThan(valueOf(worse));
  });

  it('likes to be on turn, and gives nothing to who has no divisions', () => {
    enter(quiet('R', BOARD));
    const own = evaluationTerms(engine, 0)[terms.TERM_TURN]!;
    enter(quiet('B', BOARD));
    expect(own).toBeGreaterThan(evaluationTerms(engine, 0)[terms.TERM_TURN]!);
    enter('>=R/2attack/4/RBG/- NAFk=R:III/EGY:I EGYkB=B:III');
    expect(engine.evaluateAll()[2]).toBe(0);
  });

  it('takes no account of the order in which recruits are counted and placed', () => {
    enter('>=R/1turn-card:2/4/RB/- NAFk=R:III EGYkB=B:III @R=NAF,BRA/-/-');
    const before = evaluationCounts(engine, 0)[terms.TERM_UNITS];
    engine.apply(engine.legal()[0]!);
    expect(evaluationCounts(engine, 0)[terms.TERM_UNITS]).toBe(before);
  });
});

/** Seats 0 and 1 change places, order of the turns and all. */
function mirrored(state: State): State {
  const other = (seat: number) => (seat < 0 ? seat : 1 - seat);
  return {
    ...state,
    order: state.order.map(other),
    player: other(state.player),
    decider: other(state.decider),
    lands: state.lands.map((land) => ({ ...land, owner: other(land.owner) })),
    forces: new Map([...state.forces].map(([place, force]) => [place, { ...force, owner: other(force.owner) }])),
    capitals: [state.capitals[1]!, state.capitals[0]!, ...state.capitals.slice(2)],
    hands: [state.hands[1]!, state.hands[0]!, ...state.hands.slice(2)],
  };
}
