import { describe, expect, it } from 'vitest';
import { BEINGS } from '$workers/games/tash-kalar/faces';
import { shownPattern, tryState, withPiece } from '../../../site/lib/games/tash-kalar/gallery/try/position';
import { Bench } from '../../../site/lib/games/tash-kalar/gallery/try/bench.svelte';
import type { EngineAsker } from '../../../workers/analysis/asker';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { measure, type Finder } from '../../../workers/games/tash-kalar/measures';
import { print } from '../../../workers/games/tash-kalar/notation';
import { problemsOf } from '../../../workers/games/tash-kalar/validity';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));

describe('a card on the board to try it on', () => {
  it.each(BEINGS.map(({ id }) => id))('%s: its printed pattern is a position, and it fits on e5', (card) => {
    const state = tryState(card, shownPattern(card));
    expect(problemsOf(state)).toEqual([]);
    const parsed = tashKalar.parse(print(state));
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const bytes = new Uint8Array(tashKalar.stateBytes);
    tashKalar.write(parsed.value, bytes);
    expect(engine.load(bytes)).toBe(0);
    const { cards } = measure(`card:A:${card}`, parsed.value, engine) as Finder;
    expect(cards[0]!.targets).toContain('e5');
  });

  it('a piece is laid, replaced by another, and taken away by itself or by none', () => {
    const common = { owner: 'A', rank: 'common' } as const;
    const enemy = { owner: 'B', rank: 'common' } as const;
    const one = withPiece({}, 'e5', common);
    expect(one).toEqual({ e5: common });
    expect(withPiece(one, 'e5', enemy)).toEqual({ e5: enemy });
    expect(withPiece(one, 'e5', { ...common })).toEqual({});
    expect(withPiece(one, 'e5', null)).toEqual({});
  });
});

describe('trying', () => {
  const session = new Session(tashKalar, engine);
  /** The same questions, answered without a worker. */
  const asker = {
    parse: async (text: string) => session.parse(text),
    play: async (notation: string, actions: string[]) => session.play(notation, actions),
    effects: async (notation: string, action: string) => session.effects(notation, action),
    measure: async (notation: string, about: string) => session.measure(notation, about),
    trial: async (notation: string, picks: string[]) => session.trial(notation, picks),
    whyNot: async (notation: string, action: string) => session.whyNot(notation, action),
  } as unknown as EngineAsker;

  it('finds the squares, refuses the others by rule, and follows the effect to its end', async () => {
    const bench = new Bench('knight', async () => asker);
    bench.lay('e4', { owner: 'B', rank: 'heroic' });
    await bench.find();
    expect(bench.finds!.targets).toEqual(['e5']);
    await bench.begin();
    await bench.refuse(['card:A:knight', 'square:c3']);
    expect(bench.refused).toEqual({ action: 'summon Knight@c3', rules: ['TS-SUM-2'] });
    await bench.play('summon Knight@e5');
    expect(bench.refused).toBeNull();
    expect(bench.view!.question).toBe('effect');
    await bench.refuse(['square:e5', 'square:a5']);
    expect(bench.refused!.rules).toContain('TS-WORD-2');
    await bench.play('move e5-e4');
    expect(bench.done.at(-1)!.effects.map((effect) => effect.kind)).toContain('crushed');
    expect(bench.over).toBe(false);
    await bench.play('done');
    expect(bench.over).toBe(true);
    bench.back();
    expect(bench.board.board.e4).toEqual({ owner: 'B', rank: 'heroic' });
  });

  it('says so if the engine does not answer, and goes on once it does', async () => {
    let broken = true;
    const bench = new Bench('knight', async () => {
      if (broken) throw new Error('no engine');
      return asker;
    });
    await bench.find();
    expect(bench.failed).toBe(true);
    broken = false;
    await bench.find();
    expect(bench.failed).toBe(false);
    expect(bench.finds!.targets).toEqual(['e5']);
  });
});
