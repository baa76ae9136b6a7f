import { expect, test } from 'vitest';
import { trial as inLessons } from '../../../site/lib/games/tash-kalar/learn/trial';
import { trial } from '../../../site/lib/games/tash-kalar/trial';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { Session } from '../../../workers/session';
import { tashKalar as content } from '../../content/files';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
const session = new Session(tashKalar, engine);
const steps = content.scripts.flatMap((script) => script.steps);

function nodeOf(position: string, actions: readonly string[]) {
  const start = session.parse(position);
  if (!start.ok) throw new Error(position);
  const played = session.play(start.value.notation, actions);
  if (!played.ok) throw new Error(`${played.action} is refused`);
  return played.view;
}

/** The rules that answer these picks, `more` while they are only the beginning of something. */
function answer(position: string, actions: readonly string[], picks: readonly string[]): string {
  const view = nodeOf(position, actions);
  const action = trial(picks, view);
  return action === null ? 'more' : `${action}: ${session.whyNot(view.notation, action).join(' ')}`;
}

const positionOf = (id: string): string => steps.find((step) => step.id === id)!.position as string;

test.each<[string, string[], string[], string]>([
  // Where a move cannot go is asked about of the piece that would go there.
  ['TS-L04-2', ['summon Chronicler@d5', 'pick d4'], ['square:e3'], 'move d4-e3: TS-WORD-3'],
  ['TS-L04-3', ['summon DireWolf@e4'], ['square:f3'], 'move e4-f3: TS-WORD-4'],
  ['TS-L04-4', ['summon WildEagle@e5'], ['square:a5'], 'move e5-a5: TS-WORD-4'],
  ['TS-L04-13', ['summon WarDrummer@e4', 'option standard'], ['square:a3'], 'move e5-a3: TS-WORD-2'],
  ['TS-L10-9', ['summon StormElemental@e4', 'placeOn h7 common'], ['square:h2'], 'run h7-h2: TS-WORD-4'],
  // Several can go there: the piece comes first.
  ['TS-L03-7', ['summon WarDrummer@e4', 'option standard'], ['square:e6'], 'pick e6: TS-EFF-7'],
  // Pieces that may not move, or no more; also those of the other side that nothing can get at.
  ['TS-L04-11', ['summon Hypnotist@e5'], ['square:d5'], 'move d5-c4: TS-EFF-11'],
  // The target came first, and no piece after it.
  ['TS-L04-13', ['summon WarDrummer@e4', 'option standard'], ['square:a3', 'square:d4'], 'move e5-a3: TS-WORD-2'],
  ['TS-L10-6', ['summon CavalryCaptain@e4'], ['square:e4'], 'move e4-d3: TS-EFF-11'],
  ['TS-L04-11', ['summon Hypnotist@e5', 'move b4-a4'], ['square:h7'], 'move h7-g6: TS-WORD-14'],
  ['TS-L10-7', ['summon Warlord@e4', 'move h3-h2', 'move h2-g1'], ['square:g1'], 'move g1-f1: TS-CASE-10'],
  // A button, an arrow, a card is wanted.
  ['TS-L05-1', ['summon Leviathan@f4'], ['square:f3'], 'pick f3: TS-EFF-7'],
  ['TS-L04-12', ['summon Cannon@d5'], ['square:e4'], 'pick e4: TS-EFF-7'],
  ['TS-L10-4', ['summon KiskinSpirit@f5'], ['card:A:sapling'], 'card Sapling: TS-CASE-6'],
  ['TS-L04-13', ['summon WarDrummer@e4'], ['card:A:flare-01'], 'flare: TS-EFF-1'],
  ['TS-L02-3', ['discard Knight'], ['square:e6'], 'place e6: TS-EFF-1'],
])('%s after %j: %j', (id, actions, picks, said) => {
  expect(answer(positionOf(id), actions, picks)).toBe(said);
});

test('every card is tried on a square by itself', () => {
  const position = 'A e5; B a4 b4 d2; hand A Knight Titan flare-07; turn A 2';
  expect(answer(position, [], ['card:A:knight', 'square:c3'])).toBe('summon Knight@c3: TS-SUM-2');
  expect(answer(position, [], ['card:A:titan', 'square:c3'])).toBe('summon Titan@c3: TS-SUM-2');
  expect(answer(position, [], ['card:A:flare-07', 'square:c3'])).toBe('flare: TS-FLARE-2');
  expect(answer(position, [], ['card:A:titan'])).toBe('more');
  const behind = 'A e5; B a4 b4 d2 e2 g2 h3; hand A flare-07; turn A 2';
  expect(answer(behind, [], ['card:A:flare-07', 'square:c3'])).toBe('summon flare-07@c3: TS-SUM-1');
});

test('a piece that may move waits for its square', () => {
  let moving = 0;
  for (const { position, line } of steps) {
    for (let length = 0; length < line.length; length++) {
      const view = nodeOf(position as string, line.slice(0, length));
      const moves = view.choices.filter(({ action }) => /^(?:move|run) /.test(action));
      for (const { picks } of moves) expect(trial(picks.slice(0, 1), view)).toBeNull();
      moving += moves.length;
    }
  }
  expect(moving).toBeGreaterThan(100);
});

test('in lessons a flare is tried by its button whatever else is chosen', () => {
  const view = nodeOf('A e5; hand A Knight; turn A 2', []);
  expect(inLessons(['square:e5', 'button:flare'], view)).toBe('flare');
  expect(inLessons(['square:c3', 'square:c4'], view)).toBe(trial(['square:c3', 'square:c4'], view));
});
