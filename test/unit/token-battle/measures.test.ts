import { expect, test } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import type { Measures, TokenMeasures } from '../../../workers/games/token-battle/measures';
import type { Effect } from '../../../workers/games/token-battle/effects';
import type { Board, State } from '../../../workers/games/token-battle/state';
import { seededRandom } from '../../../workers/random';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url));
const session = new Session<State, Board, Effect>(tokenBattle, engine);

const measures = (notation: string, about = ''): Measures => session.measure(notation, about) as Measures;

/** Nodes of one random game, shooters and auras on the board. */
function nodes(): string[] {
  const start = tokenBattle.randomStart('crossfire-masons', seededRandom(1), { firstPlayer: 'A' });
  if (!start.ok) throw new RangeError(start.error.problem);
  const random = seededRandom(7);
  const found: string[] = [];
  let view = session.parse(tokenBattle.print(start.value));
  for (let turn = 0; turn < 18 && view.ok && view.value.actor === 'player'; turn++) {
    found.push(view.value.notation);
    const { choices, notation } = view.value;
    const played = session.play(notation, [choices[random(choices.length)]!.action]);
    view = { ok: true, value: played.view };
  }
  return found;
}

const lead = ({ income }: Board, side: 'A' | 'B'): number => (side === 'A' ? 1 : -1) * (income!.A - income!.B);
const margin = ({ points }: Board, side: 'A' | 'B'): number => (side === 'A' ? 1 : -1) * (points.A - points.B);

test.each(nodes().map((notation, i) => [i + 1, notation] as const))(
  'turn %i: points, gain and forecast of every placement are those of the turn when it is played',
  (_, notation) => {
    const view = session.view(notation);
    const side = view.board.turn as 'A' | 'B';
    for (const stack of [1, 2]) {
      const { placing } = measures(notation, `stack:${side}:${stack}`);
      for (const { action, picks } of view.choices) {
        if (picks[0] !== `stack:${side}:${stack}`) continue;
        const field = picks[1]!.slice('field:'.length);
        const after = session.play(notation, [action]).view;
        expect(placing.turnPoints[field]!.value).toBe(margin(after.board, side) - margin(view.board, side));
        expect(placing.gainSwing[field]!.value).toBe(lead(after.board, side) - lead(view.board, side));
        const { forecast } = measures(after.notation, `stack:${after.board.turn}:1`);
        const sign = after.board.turn === side ? 1 : -1;
        if (after.actor === 'player')
          expect(placing.forecast[field]!.value).toBeCloseTo(
            sign * forecast.terms.reduce((sum, term) => sum + term),
            6,
          );
      }
    }
  },
);

test('the threat after a placement is the best swing of the opponent', () => {
  const [notation] = nodes().slice(9);
  const view = session.view(notation!);
  const side = view.board.turn as 'A' | 'B';
  const other = side === 'A' ? 'B' : 'A';
  const { placing } = measures(notation!, `stack:${side}:1`);
  for (const { action, picks } of view.choices
    .filter(({ picks: [stack] }) => stack === `stack:${side}:1`)
    .slice(0, 6)) {
    const after = session.play(notation!, [action]).view;
    if (after.board.turn !== other) continue;
    const swings = after.choices.map(
      (reply) => lead(session.play(after.notation, [reply.action]).view.board, other) - lead(after.board, other),
    );
    expect(placing.threat[picks[1]!.slice('field:'.length)]!.value).toBe(Math.max(...swings));
  }
});

test('without a card each field has its best card', () => {
  const [notation] = nodes();
  const all = measures(notation!);
  const single = [1, 2, 3, 4].map((stack) => measures(notation!, `stack:A:${stack}`));
  expect(all.placing.forecast.c3!.value).toBe(Math.max(...single.map(({ placing }) => placing.forecast.c3!.value)));
  expect(all.placing.threat.c3!.value).toBe(Math.min(...single.map(({ placing }) => placing.threat.c3!.value)));
});

const PUSHED = 'A f3=4; B a6=1; cards A milestone; cards B shove; turn A; points 0-0';

test('a token is in danger from exactly those placements of its opponent after which it is gone', () => {
  const { removers } = session.measure(PUSHED, 'field:f3') as TokenMeasures;
  expect(removers.length).toBeGreaterThan(0);
  expect(measures(PUSHED).danger.f3).toBe(removers.length);
  const other = tokenBattle.print({ ...(tokenBattle.parse(PUSHED) as { value: State }).value, turn: 'B' });
  for (const action of removers) expect(session.play(other, [action]).view.board.board.f3).toBeUndefined();
  const harmless = session.view(other).choices.filter(({ action }) => !removers.includes(action));
  for (const { action } of harmless) expect(session.play(other, [action]).view.board.board.f3).toBeDefined();
});

test('fire counts the shots of every turn, standing what a token brings, auraField what auras change', () => {
  const at = 'A c3=3h c4=2f; B f3=5; cards A milestone; cards B milestone; turn A; points 0-0';
  const parsed = session.parse(at);
  expect(parsed.ok).toBe(true);
  const { fire, standing, placing } = measures(at, 'stack:A:1');
  expect(fire).toMatchObject({ f3: 1, d3: 1, a3: 1, a1: 0, c3: 0 });
  expect(standing).toEqual({ c3: 4, c4: 2, f3: 5 });
  expect(placing.auraField).toMatchObject({ d4: { value: 1 }, a1: { value: 0 } });
});
