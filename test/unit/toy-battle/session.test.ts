import { beforeAll, describe, expect, it } from 'vitest';
import cases from '../../../assembly/games/toy-battle/data/cases.json';
import { DERIVED, MEDALS, RACK_SIZE } from '../../../assembly/games/toy-battle/layout';
import { engineFromFile } from '../../../workers/engine/node';
import { effectWords, type Effect } from '../../../workers/games/toy-battle/effects';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { MAPS } from '../../../workers/games/toy-battle/board-data';
import { SIDES, type Board, type State } from '../../../workers/games/toy-battle/state';
import { problemsOf } from '../../../workers/games/toy-battle/validity';
import { seededRandom } from '../../../workers/random';
import { winnerOf } from '../../../workers/result';
import { Session, TextError } from '../../../workers/session';

let session: Session<State, Board, Effect>;

beforeAll(async () => {
  const engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));
  session = new Session(toyBattle, engine);
});

interface Case {
  id: string;
  position: object;
  after?: string[];
  expect: {
    legalCount?: number;
    legal?: string[];
    perft?: number[];
    whyNot?: Record<string, string[]>;
    asked?: string;
    chance?: Record<string, number>;
    result?: { winner: string | null; how: string };
    nodes?: string[];
  };
}

describe('the reference cases, through text alone', () => {
  it.each((cases.cases as unknown as Case[]).map((one) => [one.id, one] as const))(
    '%s',
    (_id, { position, after = [], expect: want }) => {
      const played = session.play(JSON.stringify(position), after);
      if (!played.ok) throw new Error(`${played.action}: ${played.refused.join()}`);
      const { view } = played;
      if (want.legalCount !== undefined) expect(view.choices.length).toBe(want.legalCount);
      if (want.legal) expect(view.choices.map(({ action }) => action).sort()).toEqual([...want.legal].sort());
      for (const [action, rules] of Object.entries(want.whyNot ?? {}))
        expect(session.whyNot(view.notation, action)).toEqual(rules);
      if (want.asked) expect(view.question).toBe(want.asked);
      if (want.chance)
        expect(Object.fromEntries(view.outcomes.map(({ action, weight }) => [action.slice(1), weight]))).toEqual(
          want.chance,
        );
      if (want.result) {
        const winner = winnerOf(view.result!);
        const { reason } = view.result!;
        expect({ winner: winner === null ? null : SIDES[winner], how: reason }).toEqual(want.result);
      }
      (want.perft ?? []).slice(0, 3).forEach((count, i) => expect(session.perft(view.notation, i + 1)).toBe(count));
    },
  );
});

describe('states met in random games', () => {
  const starts = MAPS.map(({ id }, i) => {
    const start = toyBattle.randomStart(id, seededRandom(i + 1));
    if (!start.ok) throw new Error(id);
    return [id, toyBattle.print(start.value), i + 1] as const;
  });

  it.each(starts)('on %s are the same in bytes and in text', (_id, start, seed) => {
    session.enter(start);
    session.engine.seed(seed, 0);
    for (let step = 0; step < 400; step++) {
      const bytes = session.engine.save();
      const state = toyBattle.read(bytes);
      expect(problemsOf(state)).toEqual([]);
      const again = new Uint8Array(bytes.length);
      toyBattle.write(state, again);
      expect(again.subarray(0, DERIVED)).toEqual(bytes.subarray(0, DERIVED));
      const { notation, board } = session.current();
      expect(toyBattle.parse(notation)).toEqual({ ok: true, value: state });
      expect([board.medals.blue, board.medals.red]).toEqual([...bytes.subarray(MEDALS, MEDALS + 2)]);
      expect([board.rackSize.blue, board.rackSize.red]).toEqual([...bytes.subarray(RACK_SIZE, RACK_SIZE + 2)]);
      if (session.engine.playRandom(1) === 0) break;
    }
  });

  it.each(starts)('on %s offer choices that their picks lead back to', (_id, start, seed) => {
    session.enter(start);
    session.engine.seed(seed, 0);
    for (let step = 0; step < 60; step++) {
      const view = session.current();
      const state = session.state();
      for (const { action, picks } of view.choices) expect(toyBattle.trial(picks, state)).toBe(action);
      expect(new Set(view.choices.map(({ picks }) => picks.join())).size).toBe(view.choices.length);
      if (session.engine.playRandom(1) === 0) break;
    }
  });
});

describe('a session', () => {
  const start = () =>
    session.view('{"map":"castle-field","toMove":"blue","rack":{"blue":"K24"},"unseen":{"blue":"1122"}}');

  it('shows choices with their picks, sorted', () => {
    const { choices, actor, seat, question } = start();
    expect({ actor, seat, question }).toEqual({ actor: 'player', seat: 0, question: 'turn' });
    expect(choices[0]).toEqual({ action: 'draw', picks: ['button:draw'] });
    expect(choices[1]).toEqual({ action: 'place K@1', picks: ['tile:blue:K', 'node:1'] });
  });

  it('shows chance with exact weights', () => {
    const played = session.play(start().notation, ['draw']);
    expect(played.ok && played.view).toMatchObject({
      actor: 'chance',
      question: 'deal',
      choices: [],
      outcomes: [
        { action: '~1', weight: 2 },
        { action: '~2', weight: 2 },
      ],
    });
  });

  it('shows reach, reserve and medals on the board', () => {
    expect(start().board).toMatchObject({
      medals: { blue: 0, red: 0 },
      rackSize: { blue: 3, red: 0 },
      reserve: { blue: 4, red: 0 },
      reach: { blue: ['1', '2'], red: ['14', '15'] },
      stranded: { blue: [], red: [] },
    });
    const cut = session.view(
      '{"map":"playroom","toMove":"blue","stacks":{"1":"b4","3":"r5","4":"b6"},"rack":{"blue":"7","red":"1"}}',
    );
    expect(cut.board.stranded).toEqual({ blue: ['4'], red: ['3'] });
  });

  it.each([
    ['TB-C35', [{ kind: 'wins', side: 'blue', medals: 2 }], 'Blue wins 2 medals'],
    ['TB-C36', [{ kind: 'wins', side: 'red', medals: 1 }], 'Red wins 1 medal'],
    // One region ends the game, and the other is not claimed: which of the two is for the option to say.
    ['TB-C37', [{ kind: 'wins', side: 'red', medals: 2 }], 'Red wins 2 medals'],
    ['TB-C38', [{ kind: 'wins', side: 'blue', medals: 2 }], 'Blue wins 2 medals'],
    ['TB-C34', [], ''],
  ])('tells the medals won by the last action of %s', (id, told, words) => {
    const { position, after = [] } = (cases.cases as unknown as Case[]).find((one) => one.id === id)!;
    const played = session.play(JSON.stringify(position), after.slice(0, -1));
    const effects = session.effects(played.view.notation, after.at(-1)!);
    expect(effects).toEqual(told);
    expect(effectWords(effects)).toEqual(words ? [words] : []);
    expect(session.current().notation).toBe(played.view.notation);
  });

  it('plays a line node by node', () => {
    const played = session.play(start().notation, ['place 2@1', 'skip']);
    if (!played.ok) throw new Error(played.action);
    expect(played.path.map(({ question }) => question)).toEqual(['extra', 'over']);
    expect(played.view.result).toEqual({ shares: [1, 0], reason: 'stuck', rule: 'TB-END-5' });
  });

  it('stops a line where it breaks off and says why', () => {
    expect(session.play(start().notation, ['draw', '~1', '~7'])).toMatchObject({
      ok: false,
      at: 2,
      action: '~7',
      refused: ['TB-TURN-4'],
      malformed: false,
      view: { question: 'deal' },
    });
    expect(session.play(start().notation, ['place 4@R'])).toMatchObject({ ok: false, at: 0, refused: ['TB-HOOK-2'] });
    expect(session.play(start().notation, ['dance'])).toMatchObject({ ok: false, at: 0, refused: [], malformed: true });
  });

  it('says why not, and why not of picks', () => {
    const { notation } = start();
    expect(session.whyNot(notation, 'skip')).toEqual(['TB-TURN-3']);
    expect(session.whyNot(notation, 'place K@1')).toEqual([]);
    expect(session.whyNot(notation, session.trial(notation, ['tile:blue:2', 'node:R'])!)).toEqual(['TB-REACH-1']);
    expect(() => session.whyNot(notation, 'dance')).toThrow(TextError);
  });

  it('ends the game in a position where the player to move is stuck', () => {
    expect(session.parse('{"map":"hallway","toMove":"red"}')).toMatchObject({
      ok: true,
      value: { actor: 'over', result: { shares: [1, 0], reason: 'stuck', rule: 'TB-END-5' }, choices: [] },
    });
  });

  it('refuses bad texts with a place and a rule', () => {
    expect(session.parse('tb1 atlantis')).toEqual({
      ok: false,
      error: { column: 5, rule: 'TB-SET-1', problem: 'unknown-map', found: 'atlantis' },
    });
    expect(() => session.view('nonsense')).toThrow('version at column 1: nonsense');
  });
});
