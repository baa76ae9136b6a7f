import { expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { plainAction } from '../../../workers/engine/codex';
import { engineFromFile } from '../../../workers/engine/node';
import { codex } from '../../../workers/games/codex/game';
import type { State } from '../../../workers/games/codex/state';
import type { Board } from '../../../workers/games/codex/board';
import { seededRandom } from '../../../workers/random';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
const session = new Session(codex, engine);
const here = (): State => codex.read(engine.save(), engine);
const RAW = /undefined|NaN|\[|action \d/;

function begin(setup: string, options?: Record<string, string>): State {
  const start = codex.randomStart(setup, seededRandom(1), options);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  session.enter(codex.print(start.value));
  return start.value;
}

const open = (): number[] => [...(engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal())];

/** Half of the steps are those of a player who gets somewhere. */
function step(random: (n: number) => number): number {
  const actions = open();
  if (engine.actor() !== CHANCE && random(2)) return plainAction(engine);
  return actions[random(actions.length)]!;
}

/** One hero each. */
const SINGLE = 'bashing.neutral-finesse.neutral';
const GAMES = 4;
const PLIES = 260;
const LOOKED_AT = 9;

it('in random games every action has a text of its own, words and picks, and reads back', () => {
  const random = seededRandom(11);
  for (let game = 0; game < GAMES; game++) {
    begin(codex.setups[game]!);
    for (let ply = 0; ply < PLIES && engine.actor() !== OVER; ply++) {
      if (ply % LOOKED_AT === 0) {
        const state = here();
        const actions = open();
        const texts = actions.map((action) => codex.actionText(action, state));
        expect(new Set(texts).size).toBe(actions.length);
        for (const [i, action] of actions.entries()) {
          expect([texts[i], codex.parseAction(texts[i]!, state)]).toEqual([texts[i], { ok: true, value: action }]);
          expect(codex.actionWords(action, state)).not.toMatch(RAW);
          expect(codex.picks(action, state).length).toBeGreaterThan(0);
        }
        expect(codex.boardWords(state, engine).join(' ')).not.toMatch(RAW);
      }
      engine.apply(step(random));
    }
  }
});

it('a position is entered again in the middle of an action, as a line and as JSON', () => {
  const random = seededRandom(5);
  let midst = 0;
  begin('red-green');
  for (let ply = 0; ply < 2 * PLIES && engine.actor() !== OVER; ply++) {
    const state = here();
    if ((state.answers?.length ?? 0) > 0 && ++midst % 5 === 0) {
      const [bytes, line, actions] = [engine.save(), codex.print(state), open()];
      for (const text of [line, JSON.stringify(codex.position(state))]) {
        session.enter('game: A:team=["troq_bashar","river_montoya","captain_zane"] B:team=["troq_bashar","river_montoya","captain_zane"] #1: #2:owner="B";controller="B"'); // prettier-ignore
        session.enter(text);
        expect([codex.print(here()), open()]).toEqual([line, actions]);
      }
      engine.load(bytes);
    }
    engine.apply(step(random));
  }
  expect(midst).toBeGreaterThan(20);
});

it('an answer that was never open is told', () => {
  begin('red-green');
  const line = `${codex.print(here())} / play spark`;
  expect(session.parse(line)).toMatchObject({ ok: false, error: { problem: 'not-playable', found: 'play spark' } });
});

it('what happens is told, and the engine stays where it is', () => {
  const random = seededRandom(8);
  begin('green-neutral');
  let told = 0;
  for (let ply = 0; ply < PLIES / 3 && engine.actor() !== OVER; ply++) {
    const action = step(random);
    const before = engine.save();
    const effects = codex.effects!(action, engine);
    expect(engine.save()).toEqual(before);
    told += effects.length;
    for (const words of codex.effectWords!(effects)) expect(words).not.toMatch(RAW);
    engine.apply(action);
  }
  expect(told).toBeGreaterThan(PLIES / 3);
});

it('whatever is tried is refused by a rule or is no action', () => {
  const random = seededRandom(2);
  begin('red-green');
  for (let ply = 0; ply < PLIES && engine.actor() !== OVER; ply++) {
    if (ply % LOOKED_AT === 0 && engine.actor() !== CHANCE) {
      const notation = codex.print(here());
      const texts = open().map((action) => codex.actionText(action, here()));
      for (const tried of [
        'play pillage',
        'attack base#1',
        'attack iron_man#999',
        'use base#2 0',
        'level troq_bashar',
        'summon captain_zane',
        'hire spark',
        'build 9',
        'addon tower',
        'detect base#2',
        'tech spark',
        '#',
        'hand spark',
        'mode 7',
        'base#2',
        'fire',
        'leader',
        'workers',
        'end',
        'stop',
        'yes',
        'boost',
        'worker A',
        'B',
        'spark',
      ]) {
        // prettier-ignore
        if (texts.includes(tried)) continue;
        const parsed = codex.parseAction(tried, here());
        if (!parsed.ok) expect(tried).toBe('#');
        else expect([tried, session.whyNot(notation, tried).length > 0]).toEqual([tried, true]);
      }
    }
    engine.apply(step(random));
  }
});

it('whoever picks what an action of the main phase takes is taken to mean it', () => {
  begin('red-green');
  const random = seededRandom(4);
  let tried = 0;
  for (let ply = 0; ply < PLIES && engine.actor() !== OVER; ply++) {
    const state = here();
    if (state.open!.question === 'main') {
      for (const action of open()) {
        tried++;
        expect(codex.trial(codex.picks(action, state), state)).toBe(codex.actionText(action, state));
      }
    }
    engine.apply(step(random));
  }
  expect(tried).toBeGreaterThan(100);
});

it('a record says how a game began', () => {
  const start = begin('red-green', { both_bases: 'active_wins', turn_cap: '30' });
  const record = { tags: {}, start, actions: ['spark', 'play iron_man'], comments: {}, variations: [] };
  const text = codex.printRecord(record);
  expect(JSON.parse(text)).toMatchObject({
    setup: 'red-green',
    options: { both_bases: 'active_wins', turn_cap: '30' },
  });
  const parsed = codex.parseRecord(text);
  expect(parsed.ok && codex.print(parsed.value.start)).toBe(codex.print(start));
  expect(codex.parseRecord('{"game":"codex","actions":[]}')).toMatchObject({ error: { problem: 'missing-field' } });
  expect(codex.parseRecord('{"game":"codex","setup":"red-green","actions":["dance"]}')).toMatchObject({
    error: { problem: 'bad-action' },
  });
});

it('games begin with ready teams, or with any that can be played', () => {
  const own = codex.randomStart('bashing.fire.growth.neutral-red', seededRandom(1));
  expect(own.ok && own.value.table.sides.A.team).toEqual(['troq_bashar', 'jaina_stormborne', 'argagarg_garg']);
  expect(codex.setups[0]).toBe('red-green');
  for (const setup of codex.setups) expect(codex.randomStart(setup, seededRandom(1)).ok).toBe(true);
  expect(codex.randomStart('law.peace.truth.blue-red', seededRandom(1))).toMatchObject({
    error: { rule: 'CX-PLAY-1' },
  });
  expect(codex.randomStart('fire.fire.growth.red-red', seededRandom(1))).toMatchObject({
    error: { rule: 'CX-TEAM-1' },
  });
  expect(codex.randomStart('red-green', seededRandom(1), { luck: 'high' })).toMatchObject({
    error: { problem: 'unknown-key' },
  });
});

it('teams of one hero each are told by their size, and go with no other', () => {
  const single = begin(SINGLE);
  const { A, B } = single.table.sides;
  expect([A.team, B.team, A.codex.length, B.pile.length]).toEqual([['troq_bashar'], ['river_montoya'], 24, 10]);
  expect(single.table.options.team_size).toBe('one');
  const line = codex.print(single);
  expect(line).toContain('options={"team_size":"one"}');
  const json = codex.parse(JSON.stringify(codex.position(single)));
  expect(json.ok && codex.print(json.value)).toBe(line);

  const text = codex.printRecord({ tags: {}, start: single, actions: [], comments: {}, variations: [] });
  expect(JSON.parse(text)).toMatchObject({ setup: SINGLE, options: { team_size: 'one' } });
  const parsed = codex.parseRecord(text);
  expect(parsed.ok && codex.print(parsed.value.start)).toBe(line);

  const refused = { ok: false, error: { rule: 'CX-TEAM-1' } };
  expect(codex.randomStart('red-finesse.neutral', seededRandom(1))).toMatchObject(refused);
  expect(codex.randomStart('red-green', seededRandom(1), { team_size: 'one' })).toMatchObject(refused);
  expect(codex.randomStart(SINGLE, seededRandom(1), { team_size: 'three' })).toMatchObject(refused);
  expect(codex.randomStart('fire.growth.red-red', seededRandom(1))).toMatchObject(refused);
  expect(codex.randomStart('law.blue-fire.red', seededRandom(1))).toMatchObject({ error: { rule: 'CX-PLAY-1' } });
});

it('a position with more or fewer heroes than are played with is refused', () => {
  const one = codex.print(begin(SINGLE));
  const three = codex.print(begin('red-green'));
  const loads = (line: string): number => {
    const parsed = codex.parse(line);
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const bytes = new Uint8Array(codex.stateBytes);
    codex.write(parsed.value, bytes);
    return engine.load(bytes);
  };
  const rule = codex.ruleIds.indexOf('CX-TEAM-1') + 1;
  expect([loads(one), loads(three)]).toEqual([0, 0]);
  expect(loads(one.replace('"team_size":"one"', ''))).toBe(rule);
  expect(loads(one.replace('["troq_bashar"]', '["troq_bashar","river_montoya"]'))).toBe(rule);
  expect(loads(three.replace('game:', 'game:options={"team_size":"one"};'))).toBe(rule);
});

it('random games of one hero each have texts, words and picks for all that can be done', () => {
  const random = seededRandom(21);
  for (const setup of codex.setups.filter((id) => id.split('.').length === 3)) {
    begin(setup);
    for (let ply = 0; ply < PLIES && engine.actor() !== OVER; ply++) {
      const state = here();
      for (const action of engine.actor() === CHANCE ? [] : open()) {
        const text = codex.actionText(action, state);
        expect(codex.parseAction(text, state)).toEqual({ ok: true, value: action });
        expect(codex.actionWords(action, state)).not.toMatch(RAW);
        expect(codex.picks(action, state).length).toBeGreaterThan(0);
      }
      engine.apply(step(random));
    }
  }
});

it('a finished game says how it ended', () => {
  const random = seededRandom(3);
  begin('red-red', { turn_cap: '2' });
  while (engine.actor() !== OVER) engine.apply(step(random));
  expect(codex.ending(here())).toEqual({ reason: 'limit', rule: 'CX-WIN-3' });
  expect(session.view(codex.print(here())).result).toMatchObject({ shares: [0.5, 0.5] });
  begin('red-green');
  while (engine.actor() !== OVER) engine.apply(engine.actor() === CHANCE ? open()[0]! : plainAction(engine));
  expect(codex.ending(here())).toMatchObject({ reason: 'base', rule: 'CX-WIN-1' });
  expect((session.view(codex.print(here())).board as Board).result).toMatch(/^[AB]$/);
});

it('figures of a node: what comes in, and the most that can be done', () => {
  const random = seededRandom(6);
  begin('red-green');
  while (here().open!.question !== 'main') engine.apply(step(random));
  const measured = session.measure(codex.print(here()), '');
  expect(measured).toMatchObject({ sides: { A: { base: 20, income: [8, 12, 16], hiring: [8, 13, 19] } } });
  const terms = codex.terms!(0, engine);
  expect(Object.values(terms).every(Number.isFinite)).toBe(true);
});
