import { describe, expect, it } from 'vitest';
import cases from '../../../assembly/games/token-battle/data/cases.json';
import { engineFromFile } from '../../../workers/engine/node';
import type { Effect } from '../../../workers/games/token-battle/effects';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import type { Board, State } from '../../../workers/games/token-battle/state';
import { Session, TextError } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url));
const session = new Session<State, Board, Effect>(tokenBattle, engine);

const SHOVE = 'B d3=5; cards A shove>tide; cards B milestone';

describe('a session', () => {
  it('shows a node with its choices, their picks and the board', () => {
    const view = session.view(SHOVE);
    expect(view).toMatchObject({ actor: 'player', seat: 0, question: 'turn', result: null, outcomes: [] });
    expect(view.choices).toHaveLength(35);
    expect(view.choices[14]).toEqual({ action: 'shove@c3', picks: ['stack:A:1', 'field:c3'] });
    expect(view.board).toMatchObject({ income: { A: 0, B: 5 }, gain: { d3: { total: 5 } }, over: false });
  });

  it('lets chance draw the first player, and gives the second one the head start', () => {
    const view = session.view('turn ?; options headStart=60');
    expect(view).toMatchObject({ actor: 'chance', question: 'first', choices: [] });
    expect(view.outcomes).toEqual([
      { action: '~A', weight: 1 },
      { action: '~B', weight: 1 },
    ]);
    const played = session.play(view.notation, ['~B']);
    expect(played.ok && played.view.board).toMatchObject({ turn: 'B', points: { A: 60, B: 0 } });
  });

  it('tells what an action does, and nothing of what cannot be played', () => {
    const effects = session.effects(SHOVE, 'shove@c3');
    expect(effects.map(({ kind }) => kind)).toEqual([
      'cardUsed',
      'placed',
      'pushed',
      'scored',
      'scored',
      'nextTurn',
      'gain',
      'gain',
    ]);
    expect(effects[2]).toMatchObject({ from: 'd3', to: 'e3', after: { owner: 'B', value: 5, type: 'plain' } });
    expect(session.view(SHOVE).notation).toBe(tokenBattle.print(session.state()));
    expect(session.effects(SHOVE, 'shove@d3')).toEqual([]);
    expect(session.effects(SHOVE, 'pass')).toEqual([]);
    expect(session.effects('turn ?', '~A')).toEqual([]);
    expect(() => session.effects(SHOVE, 'fly')).toThrow(TextError);
  });

  it('says why something cannot be played', () => {
    for (const [action, rules] of [
      ['shove@c3', []],
      ['shove@d3', ['TK-TURN-2']],
      ['tide@c3', ['TK-TURN-1']],
      ['tide@d3', ['TK-TURN-1', 'TK-TURN-2']],
      ['shove@g1', ['TK-GAME-2']],
      ['pass', ['TK-TURN-4']],
      ['B:1@c3', ['TK-TURN-1']],
      ['out-of-turn 1@c3', ['TK-EXTRA-2']],
      ['second-token', ['TK-TURN-1']],
      ['turn-area', ['TK-CARD-6']],
      ['choose-targets', ['TK-TURN-6']],
      ['change-set', ['TK-SET-3']],
    ] as const)
      expect(session.whyNot(SHOVE, action), action).toEqual(rules);
    expect(session.whyNot('points 1000-2', 'milestone@c3')).toEqual(['TK-END-5']);
    expect(session.whyNot('turn ?', 'milestone@c3')).toEqual(['TK-GAME-7']);
  });

  it('breaks off a line where it cannot go on', () => {
    expect(session.play(SHOVE, ['shove@c3', 'idol@c4'])).toMatchObject({
      ok: false,
      at: 1,
      refused: ['TK-TURN-1'],
      malformed: false,
    });
    expect(session.play(SHOVE, ['fly'])).toMatchObject({ ok: false, at: 0, malformed: true });
  });

  it.each(cases.cases.map((one) => [one.id, one] as const))('plays %s', (_id, { position, play }) => {
    const played = session.play(position, play);
    expect(played.ok && played.path).toHaveLength(play.length);
  });
});
