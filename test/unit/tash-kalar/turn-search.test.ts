import { describe, expect, test } from 'vitest';
import { CLAIM, OWNED, RETURN, SQUARES, SUMMON } from '../../../assembly/games/tash-kalar/layout';
import { scoreOf } from '../../../workers/engine/tash-kalar';
import { runTurn, startTurn, turnLine, turnReport, type TurnReport } from '../../../workers/engine/tash-kalar/turns';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));

/** Small enough to be walked without any table, and yet with every kind of decision a turn has. */
const POSITIONS = {
  'High Form, two cards that fit, one action': `A d5 f1 f8 e5* f5* i4*; B d4 e2 e4 d2* d3* e3* g3**; decks northern sylvan;
    hand B ForestWardens ForestAncient CentaurSpearman KiskinLeafsplitter TheEldestTree StormElemental flare-06;
    row CentralDominance RedConquest Destruction; next SideChain; turn B 1`,
  'two actions, a being that leads to another': `A d5 f1 f8 e5* f5* i4*; B d4 e2 e4 d2* d3* e3* g3**; decks northern sylvan;
    hand B ForestWardens CentaurSpearman; row CentralDominance RedConquest Destruction; next SideChain; turn B 2`,
  'High Form, many moves with the last action': `A d6 e6 f3; B d5 e5* f5; decks northern highland; hand B Warlord;
    row RedConquest Destruction HeroicDestruction; next SideChain; turn B 1`,
  'one piece moves three times': `A f3* g4; B d5 f5 d6 f6; decks sylvan southern; hand B CavalryCaptain;
    row CentralDominance CornerChain Isolation; next RedConquest; turn B 1`,
  'a piece placed, then moves of any piece': `A e8; B c4 d4 c5 d5; decks sylvan southern; hand B Herald;
    row CentralDominance CornerChain SideChain; next RedConquest; turn B 2`,
  'a piece placed, then moves of the being': `A e3 f2 f3* d4; B d5 e5 c6; decks sylvan highland; hand B DireWolf;
    row Isolation Destruction LineDominance; next RedConquest; turn B 2`,
  'pieces of the match move': `A e6 d7; B d4* f4 d6; decks sylvan southern; hand B MasterofIntrigue;
    row Destruction Imprisonment CenterCross; next RedConquest; turn B 1`,
  'the opponent gets pieces, then both lose some': `A g6; B e4 d5 f5 d6; decks southern sylvan; hand B ForestAncient;
    row CentralDominance Destruction LineDominance; next RedConquest; turn B 1`,
  'duel, a borrowed piece': `A d3* e4 g6; B d5 e5 f6; mode duel; decks southern highland; hand B WarSummoner DireWolf;
    turn B 1`,
  'piece shortage': `A e5 d4; B c1 d1 e1 f1 g1 b2 c2 g2 h2 a3 b3 h3 i3 a4 b4 i4 i5; decks southern northern;
    hand B Bomb; row CornerChain GreenConquest SideChain; next RedConquest; turn B 1`,
  'duel, a flare that can be invoked': `A d5 e6 f7; B a4 b4 c4* d2* e2* g2 h3; mode duel; hand A Swordmaster flare-07; turn A 2`,
} as const;

function load(line: string): Uint8Array {
  const parsed = tashKalar.parse(line.replace(/\s+/g, ' '));
  if (!parsed.ok) throw new Error(parsed.error.problem);
  const bytes = new Uint8Array(tashKalar.stateBytes);
  tashKalar.write(parsed.value, bytes);
  engine.load(bytes);
  return engine.save();
}

function searched(): TurnReport {
  startTurn(engine);
  let finished = false;
  while (!finished) finished = runTurn(engine, 1000);
  return turnReport(engine, finished);
}

/** Whether a piece of a seat stands on a square, as the bytes of a state say it. */
const owns = (bytes: Uint8Array, seat: number, square: number): boolean =>
  ((bytes[OWNED + 16 * seat + (square >> 3)]! >> (square & 7)) & 1) === 1;

/** The same questions by a walk over every sequence, asking nothing but what is legal and what an action leads to. */
function walked(start: Uint8Array) {
  const seat = engine.actor();
  const turn = tashKalar.read(start).ply;
  const lead = () => scoreOf(engine, seat) - scoreOf(engine, seat ^ 1);
  const before = lead();
  const worthOf = (bytes: Uint8Array, task: number) => {
    engine.restore(bytes);
    engine.apply((CLAIM << 16) | task);
    return lead() - before;
  };
  const found = {
    summons: new Set<string>(),
    tasks: new Set<number>(),
    points: new Set<number>(),
    cleared: new Set<number>(),
  };
  const enemies = Array.from({ length: SQUARES }, (_, square) => square).filter((square) =>
    owns(start, seat ^ 1, square),
  );
  const note = (bytes: Uint8Array, gain: number) => {
    if (gain > 0) found.points.add(gain);
    for (const square of enemies) if (!owns(bytes, seat ^ 1, square)) found.cleared.add(square);
  };
  const seen = new Set<string>();
  const walk = (bytes: Uint8Array): void => {
    const key = Buffer.from(bytes).toString('latin1');
    if (seen.has(key)) return;
    seen.add(key);
    engine.restore(bytes);
    if (engine.actor() !== seat || tashKalar.read(bytes).ply !== turn) {
      note(bytes, lead() - before);
      return;
    }
    const actions = [...engine.legal()];
    const claims = actions.filter((action) => action >>> 16 === CLAIM).map((action) => action & 255);
    if (claims.length) {
      for (const task of claims) found.tasks.add(task);
      note(bytes, Math.max(...claims.map((task) => worthOf(bytes, task))));
      return;
    }
    for (const action of actions) {
      if (action >>> 16 === SUMMON) found.summons.add(`${(action >> 8) & 255}@${action & 255}`);
      if (action >>> 16 === RETURN) continue;
      engine.restore(bytes);
      engine.apply(action);
      walk(engine.save());
    }
  };
  walk(start);
  return found;
}

describe.each(Object.entries(POSITIONS))('everything a turn leads to: %s', (_, line) => {
  const start = load(line);
  const report = searched();
  const naive = walked(start);

  test('is what a plain walk finds', () => {
    expect(report.complete).toBe(true);
    expect(new Set(report.summons.map(({ about }) => `${about.card}@${about.square}`))).toEqual(naive.summons);
    expect(new Set(report.tasks.map(({ about }) => about))).toEqual(naive.tasks);
    expect(new Set(report.cleared.map(({ about }) => about))).toEqual(naive.cleared);
    expect(new Set(report.points.map(({ about }) => about))).toEqual(naive.points);
  });

  test('comes with a line that leads there', () => {
    load(line);
    const again = searched();
    const rows = [...again.summons, ...again.tasks, ...again.cleared, ...again.points];
    for (const actions of rows.map((row) => turnLine(engine, row))) {
      load(line);
      for (const action of actions) {
        expect([...engine.legal()]).toContain(action);
        engine.apply(action);
      }
    }
  });
});

test('a search can be cut into slices of any size', () => {
  load(POSITIONS['two actions, a being that leads to another']);
  const whole = searched();
  startTurn(engine);
  let finished = false;
  for (let size = 1; !finished; size = (size % 7) + 1) finished = runTurn(engine, size);
  expect(turnReport(engine, finished)).toEqual(whole);
});

test('before it is finished it does not call itself complete', () => {
  load(POSITIONS['two actions, a being that leads to another']);
  startTurn(engine);
  expect(turnReport(engine, runTurn(engine, 10)).complete).toBe(false);
});
