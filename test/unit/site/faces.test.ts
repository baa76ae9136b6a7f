/** Lessons, puzzles and the analyser say the same of a game, since each is given its face. */
import { describe, expect, test } from 'vitest';
import { loadAnalyseGame } from '../../../site/lib/analyse/games';
import { placeOf } from '../../../site/lib/board/place-picks';
import { loadTeaching } from '../../../site/lib/learn/games';
import { loadPuzzleFace } from '../../../site/lib/puzzles/games';
import { loadCodec } from '../../../workers/codecs';
import type { View } from '../../../workers/contract';
import { engineFromFile } from '../../../workers/engine/node';
import { seededRandom } from '../../../workers/random';
import { GAMES } from '../../../workers/registry';
import { Session } from '../../../workers/session';

/** A tile, a card or a stack, with its side. */
const HELD = /^(?:tile|card|stack):/;

describe.each(GAMES)('$id', async ({ id }) => {
  const [codec, engine, learn, puzzles, analyse] = await Promise.all([
    loadCodec(id),
    engineFromFile(new URL(`../../../build/${id}.test.wasm`, import.meta.url)),
    loadTeaching(id),
    loadPuzzleFace(id),
    loadAnalyseGame(id),
  ]);
  const session = new Session(codec, engine);
  const { pickers, setupOf } = await analyse.beginnings();
  const setup = setupOf(pickers().map(({ options }) => options[0]!.id))!;

  /** The nodes of a random game, each with the action taken there. */
  function* game(seed: number) {
    const random = seededRandom(seed);
    const start = codec.randomStart(setup, random);
    if (!start.ok) throw new Error(start.error.problem);
    let view = session.view(codec.print(start.value));
    for (let ply = 0; ply < 60 && view.actor !== 'over'; ply++) {
      const list = view.actor === 'chance' ? view.outcomes : view.choices;
      const { action } = list[random(list.length)]!;
      yield { view, action };
      const played = session.play(view.notation, [action]);
      if (!played.ok) throw new Error(action);
      view = played.view;
    }
  }

  const moves = [1, 2, 3].flatMap((seed) => [...game(seed)]);

  test('every place an action names is one of the board, and what is picked for it stands for it', () => {
    for (const { view, action } of moves) {
      const places = learn.places(view);
      expect(places).toEqual(expect.arrayContaining(analyse.placesOf(action)));
      expect(places.map((place) => placeOf(analyse.pickOf(place)))).toEqual(places);
      // A hero of Codex gains a level by its name.
      if (id === 'codex' && action.startsWith('level ')) continue;
      const { picks = [] } = view.choices.find((choice) => choice.action === action) ?? {};
      expect(analyse.placesOf(action)).toEqual(expect.arrayContaining(picks.flatMap((pick) => placeOf(pick) ?? [])));
    }
  });

  test('all parts name seats and decisions alike', async () => {
    // Words that come late are there when a puzzle is commented on.
    await puzzles.commentary();
    for (const { view, action } of moves) {
      const said = [learn, puzzles, analyse].map((part) => [part.seat(view.seat), part.action(view, action)]);
      expect(said).toEqual([said[0], said[0], said[0]]);
      expect(said[0]![1]).not.toMatch(/^~|undefined|^$/);
    }
  });

  // Cards of Conquest are picked in a phase of their own: test/unit/conquest/foreign.test.ts. Those of the other side of Codex
  // have picks of their own.
  test.runIf(id !== 'conquest' && id !== 'codex')(
    'what the other side holds is refused as soon as it is picked, by a rule of the engine',
    async () => {
      const trials = await Promise.all([learn.trial(), puzzles.trial()]);
      const turns = moves.filter(({ view }) => view.actor === 'player');
      /** What is taken in hand: not a place, nor an answer that both sides could give. */
      const held = (view: View) => view.choices.flatMap(({ picks }) => picks.filter((pick) => HELD.test(pick)));
      let tried = 0;
      for (const [i, { view }] of turns.entries()) {
        const other = turns.slice(0, i).findLast((turn) => turn.view.seat !== view.seat)?.view;
        for (const pick of new Set(other ? held(other) : [])) {
          expect(analyse.isForeign([pick], view), pick).toBe(true);
          for (const read of trials) {
            const action = read([pick], view);
            expect(action, `${pick} at ${view.notation}`).not.toBeNull();
            expect(session.whyNot(view.notation, action!), pick).not.toEqual([]);
          }
          tried++;
        }
      }
      expect(tried).toBeGreaterThan(5);
    },
  );

  test('what a player does not see stays unnamed in lessons and in the analyser', () => {
    for (const { view, action } of moves) {
      for (const viewer of [0, 1]) expect(learn.event(view, action, viewer)).toBe(analyse.event(view, action, viewer));
    }
  });
});
