import { describe, expect, it } from 'vitest';
import { Analysis } from '../../../workers/analysis/analysis';
import { engineFromFile } from '../../../workers/engine/node';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { seededRandom } from '../../../workers/random';
import { Session } from '../../../workers/session';
import type { GameCodec } from '../../../workers/game-codec';

/** The first decision of a game. */
async function opening(codec: GameCodec) {
  const engine = await engineFromFile(new URL(`../../../build/${codec.id}.test.wasm`, import.meta.url));
  const start = codec.randomStart(codec.setups[0]!, seededRandom(3));
  if (!start.ok) throw new Error(codec.id);
  const session = new Session(codec, engine);
  let view = session.view(codec.print(start.value));
  while (view.actor === 'chance') {
    const played = session.play(view.notation, [view.outcomes[0]!.action]);
    if (!played.ok) throw new Error(codec.id);
    view = played.view;
  }
  return { engine, session, view, analysis: new Analysis(codec, engine) };
}

async function linesOf(codec: GameCodec, playouts: number) {
  const { engine, view, analysis } = await opening(codec);
  await analysis.search({ notation: view.notation, playouts, spread: 'best', seed: 1 }, () => {});
  const rows = engine.searchRows();
  const [best] = rows.toSorted((a, b) => b.visits - a.visits);
  const { notation } = view;
  const state = codec.parse(notation);
  if (!state.ok) throw new Error(notation);
  return { engine, analysis, notation, action: best!.action, text: codec.actionText(best!.action, state.value) };
}

describe('the line a search expects', () => {
  it.each([toyBattle, tashKalar] as GameCodec[])('$id: goes on past chance and past the other side', async (codec) => {
    const { analysis, notation, text } = await linesOf(codec, 6000);
    const [line] = analysis.lines([text], notation)!;
    expect(line!.length).toBeGreaterThan(2);
    expect(analysis.lines([text], notation)).toEqual([line]);
  });

  it('can be played from the world it comes with, which agrees with what the searcher knows', async () => {
    const { engine, action } = await linesOf(toyBattle as GameCodec, 6000);
    const seen = engine.observation(engine.actor());
    const { actions, world, secret } = engine.searchLine(action);
    const viewer = engine.actor();
    expect(secret).toHaveLength(actions.length);
    engine.restore(world);
    expect(engine.observation(viewer)).toBe(seen);
    for (const step of actions) {
      const possible = engine.actor() >= 14 ? engine.outcomes().actions : engine.legal();
      expect([...possible]).toContain(step);
      engine.apply(step);
    }
  });

  it('leaves the search as it was: the numbers drawn for it are not missed', async () => {
    const { engine, view } = await opening(toyBattle as GameCodec);
    const run = (read: boolean) => {
      new Session(toyBattle as GameCodec, engine).enter(view.notation);
      engine.seed(5);
      engine.searchStart(false);
      engine.searchRun(500);
      if (read) engine.searchLine(engine.legal()[0]!);
      engine.searchRun(500);
      return engine.searchRows();
    };
    expect(run(true)).toEqual(run(false));
  });
});

describe('what a static look counts after each move', () => {
  it.each([toyBattle, tokenBattle, tashKalar] as GameCodec[])(
    '$id: one row a legal move, the same terms',
    async (codec) => {
      const { analysis, view } = await opening(codec);
      const moves = analysis.terms(view.notation);
      expect(moves.map(({ action }) => action).toSorted()).toEqual(view.choices.map(({ action }) => action).toSorted());
      const names = Object.keys(moves[0]!.terms);
      expect(names.length).toBeGreaterThan(3);
      for (const { terms } of moves) {
        expect(Object.keys(terms)).toEqual(names);
        for (const value of Object.values(terms)) expect(Number.isFinite(value)).toBe(true);
      }
    },
  );

  it('Toy Battle: the terms add up to the static win chance, and are opposite for the two seats', async () => {
    const { engine, view, session } = await opening(toyBattle as GameCodec);
    let { notation } = view;
    for (let i = 0; i < 40; i++) {
      session.enter(notation);
      const [mine, theirs] = [0, 1].map((seat) => Object.values(toyBattle.terms!(seat, engine)));
      const odds = mine!.reduce((sum, term) => sum + term, 0);
      expect(1 / (1 + Math.exp(-odds))).toBeCloseTo(engine.evaluate(0), 2);
      mine!.forEach((term, j) => expect(term).toBeCloseTo(-theirs![j]!, 5));
      engine.seed(i);
      engine.playRandom(1);
      const state = toyBattle.read(engine.save());
      if (engine.actor() === 15) break;
      notation = toyBattle.print(state);
    }
  });
});
