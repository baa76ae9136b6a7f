import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { AT, edge, shifted } from '../../../site/lib/games/tash-kalar/board/layout';
import { CENTRAL, GREEN, RED } from '../../../site/lib/games/tash-kalar/board/faces';
import { BEINGS, FLARES, TASKS } from '$workers/games/tash-kalar/faces';
import { SQUARES } from '$workers/games/tash-kalar/squares';
import { cardAtWork } from '../../../site/lib/games/tash-kalar/board/card-at-work';
import { flareHalf } from '../../../site/lib/games/tash-kalar/board/flare-half';
import { numbered } from '../../../site/lib/games/tash-kalar/board/matches';
import { outcomeText } from '../../../site/lib/games/tash-kalar/board/outcomes';
import { menuQuestion } from '../../../site/lib/games/tash-kalar/board/menu-question';
import { moveText, questionText } from '../../../site/lib/games/tash-kalar/board/question';
import {
  byOption,
  cardName,
  choiceText,
  criteriaText,
  squareText,
} from '../../../site/lib/games/tash-kalar/board/words';
import { matches, pick, start } from '../../../site/lib/board/picking';
import { shortText, typedText } from '../../../site/lib/games/tash-kalar/analyse/words';
import { face } from '../../../site/lib/games/tash-kalar/face';
import { overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { SETUPS } from '../../../workers/games/tash-kalar/setups';
import type { View } from '../../../workers/contract';
import type { Board } from '../../../workers/games/tash-kalar/board';
import type { Picker } from '../../../site/lib/board/picker.svelte';
import { seededRandom } from '../../../workers/random';
import { LANGUAGES, type Language } from '../../../workers/registry';
import { Session } from '../../../workers/session';

describe('the arena as drawn', () => {
  test('has 69 squares, four of them red, five green, nine central', () => {
    expect([SQUARES.length, RED.size, GREEN.size, CENTRAL.size]).toEqual([69, 4, 5, 9]);
    expect(Object.keys(AT)).toEqual(SQUARES);
    expect(AT.c1).toEqual({ x: 25, y: 5 });
    expect(AT.a3).toEqual({ x: 5, y: 25 });
  });

  test('ends where squares are cut off', () => {
    expect(shifted('c1', -1, 0)).toBeNull();
    expect(shifted('b2', -1, 1)).toBe('a3');
    expect(shifted('i5', 1, 0)).toBeNull();
  });

  test('the frame goes around every square: it turns at the ten steps on each side', () => {
    const points = edge(0).match(/[MHVZ]/g)!;
    expect(points).toHaveLength(20 + 1);
    expect(edge(0).startsWith('M20 0H70V10H80V20H90')).toBe(true);
  });
});

test('cards on pages are those of the game', () => {
  expect([BEINGS.length, FLARES.length, TASKS.length]).toEqual([66, 12, 24]);
  for (const { pattern, replaces } of BEINGS)
    expect(pattern.some(([right, down]) => right === 0 && down === 0)).toBe(replaces !== undefined);
});

test('matches are numbered in their order', () => {
  const found = numbered([
    { action: 'match d4+e5', picks: ['match:d4+e5'] },
    { action: 'match d4+f5 r90', picks: ['match:d4+f5:r90'] },
  ]);
  expect(found.map(({ number, squares }) => `${number} ${squares.join(' ')}`)).toEqual(['1 d4 e5', '2 d4 f5']);
});

test('actions of the analyser name their squares', () => {
  expect(face.placesOf('summon Knight@e4')).toEqual(['e4']);
  expect(face.placesOf('move e5-e6')).toEqual(['e5', 'e6']);
  expect(face.placesOf('match d4+e5+d6 r90')).toEqual(['d4', 'e5', 'd6']);
  expect(face.placesOf('~flare-06')).toEqual([]);
  expect(face.placesOf('discard Knight')).toEqual([]);
  expect(shortText('place e5')).toBe('e5');
  expect(typedText('e5')).toBe('place e5');
  expect(typedText('discard Knight')).toBe('discard Knight');
});

describe('messages', () => {
  const read = (part: string, language: Language) =>
    JSON.parse(readFileSync(`site/messages/${part}/${language}.json`, 'utf8')) as Record<string, unknown>;
  const inputs = (entry: unknown) => [...new Set(JSON.stringify(entry).match(/\{\w+\}/g) ?? [])].sort().join();

  test.each(
    ['tash-kalar', 'tash-kalar-analyse'].flatMap((part) => LANGUAGES.map((language) => [part, language] as const)),
  )('%s: all are there in %s, with the same inputs', (part, language) => {
    const english = read(part, 'en');
    const own = read(part, language);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const key of Object.keys(own)) expect(`${key} ${inputs(own[key])}`).toBe(`${key} ${inputs(english[key])}`);
  });

  test('Simplified Chinese has no signs that only Traditional Chinese has', () => {
    const signs = /[機須麼剛鬥選擇縣對開圖場階與發庫張數時條樣無庫嗎們這還過進選邊關點隱隨觸觀]/g;
    for (const part of ['tash-kalar', 'tash-kalar-analyse'])
      expect([...JSON.stringify(read(part, 'zh-Hans')).matchAll(signs)].map(([sign]) => sign)).toEqual([]);
  });
});

test('what is still to be picked of a move is named, whichever end of it was picked first', () => {
  const move = (from: string, to: string) => ({
    action: `move ${from}-${to}`,
    picks: [`square:${from}`, `square:${to}`],
  });
  const choices = [move('e4', 'e3'), move('e4', 'e5'), move('d5', 'e5'), { action: 'done', picks: ['button:done'] }];
  const said = (...picked: string[]) =>
    moveText({ choices, picked, matches: matches({ choices, picked }), meant: undefined });
  expect(said()).toBeNull();
  expect(said('square:e4')).toBe('e4 moves: now choose where it goes');
  expect(said('square:e5')).toBe('now choose the piece that goes to e5');
  expect(said('square:e4', 'square:a1')).toBeNull();
  expect(moveText({ picked: ['square:e4'], choices: [], matches: [], meant: undefined })).toBeNull();
  const taken = pick(start(choices), 'square:e3').picking;
  expect(moveText({ ...taken, matches: matches(taken), meant: taken.meant })).toBe(
    'e4 can go there: choose e3 once more',
  );
  expect(pick(taken, 'square:e3')).toMatchObject({ kind: 'play', choice: { action: 'move e4-e3' } });
  expect(pick(taken, 'square:e4')).toEqual({ kind: 'narrowed', picking: { choices, picked: ['square:e4'] } });
});

/** The ids of the options of every decision in a part of a card. */
function optionsIn(part: unknown): string[][] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'options' in part ? [(part.options as { id: string }[]).map(({ id }) => id)] : [];
  return [...own, ...Object.values(part).flatMap(optionsIn)];
}

test('the options of a card stand in the order in which it names them', () => {
  const cards = [...data.beings.filter(({ scope }) => scope === 'first'), ...data.flares];
  const lists = cards.flatMap(optionsIn);
  expect(lists.length).toBeGreaterThan(5);
  for (const list of lists) {
    const choices = [...list, 'done'].map((id) => ({ action: id === 'done' ? id : `option ${id}`, picks: [] }));
    expect([...choices].reverse().sort(byOption)).toEqual(choices);
  }
});

const asked = (board: Board, picker: Picker): string =>
  board.question === 'menu' ? menuQuestion(board, picker) : questionText(board, picker);

describe('words of whole games', async () => {
  const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
  const session = new Session(tashKalar, engine);
  const GAMES = 6;
  const STEPS = 120;

  function* nodes(): Generator<View<Board>> {
    for (let game = 0; game < GAMES; game++) {
      const random = seededRandom(game + 1);
      const start = tashKalar.randomStart(SETUPS[(game * 5) % SETUPS.length]!, random);
      if (!start.ok) throw new Error(start.error.problem);
      let view = session.view(tashKalar.print(start.value)) as View<Board>;
      for (let step = 0; step < STEPS && view.actor !== 'over'; step++) {
        yield view;
        const list = view.actor === 'chance' ? view.outcomes : view.choices;
        // Beings bring the decisions that have words of their own, pieces bring beings.
        const beings = list.filter(({ action }) => action.startsWith('summon '));
        const from = beings.length ? beings : list;
        const played = session.play(view.notation, [from[random(from.length)]!.action]);
        if (!played.ok) throw new Error(played.action);
        view = played.view as View<Board>;
      }
    }
  }

  test('every decision, square, question and outcome has words in every language', () => {
    const verbs = new Set<string>();
    let language = 0;
    for (const view of nodes()) {
      overwriteGetLocale(() => LANGUAGES[language++ % LANGUAGES.length]!);
      const { board } = view;
      const texts = [
        asked(board, { picked: [], choices: view.choices } as unknown as Picker),
        ...view.choices.map((choice) => choiceText(choice)),
        ...view.outcomes.map(({ action }) => outcomeText(action)),
        ...SQUARES.slice(0, 20).map((square) => squareText(square, board)),
      ];
      expect(texts.filter((text) => !/\S/.test(text) || /[{}]|undefined|null|_|~/.test(text))).toEqual([]);
      const said = view.choices.map(choiceText);
      expect(new Set(said).size, said.join('; ')).toBe(said.length);
      for (const { action } of view.choices) verbs.add(action.split(' ')[0]!);
    }
    overwriteGetLocale(() => 'en');
    for (const verb of ['place', 'summon', 'discard', 'done', 'pick', 'move']) expect(verbs).toContain(verb);
  });

  test('a card in hand is asked about only what may become of it', () => {
    const asked = (id: string, turn: string): string => {
      const view = session.view(
        `A d4 d6; B a4 b4 c4 d2 e2 g2; hand A Swordmaster Knight Titan flare-01 ; turn A ${turn}`,
      );
      const pick = `card:A:${id}`;
      const matches = view.choices.filter(({ picks }) => picks.includes(pick));
      return menuQuestion(view.board as Board, { picked: [pick], choices: view.choices, matches } as unknown as Picker);
    };
    expect(asked('swordmaster', '2')).toBe('Swordmaster: choose the square, or discard it');
    expect(asked('swordmaster', '2 discarded')).toBe('Swordmaster: choose the square');
    expect(asked('knight', '2')).toBe('Knight: it cannot be summoned now; discard it?');
    expect(asked('knight', '2 discarded')).toBe(
      'Knight: it cannot be summoned now, and you have discarded already this turn',
    );
    expect(asked('knight', '0')).toBe('Knight: it cannot be summoned or discarded now');
    expect(asked('titan', '2')).toBe(
      'Titan: it cannot be summoned now; a legend goes under its deck only along with a discarded being',
    );
    expect(asked('flare-01', '2')).toBe('Flare 01: invoke it?');
  });

  test('a card is told about while it is at work, not while it goes under its deck', () => {
    const after = (...actions: string[]): Board => {
      const played = session.play('A d4 d6; B e4; hand A Swordmaster Knight Titan; turn A 2', actions);
      if (!played.ok) throw new Error(played.action);
      return played.view.board as Board;
    };
    expect(cardAtWork(after('summon Swordmaster@d5'))).toBe('swordmaster');
    const put = after('discard Knight', 'return Titan');
    expect(put.playing.card).toBe('titan');
    expect(cardAtWork(put)).toBeNull();
  });

  test('of a flare the half is told that is being resolved', () => {
    const both = session.view('A d5 e6 f7; B a4 b4 c4* d2* e2* g2 h3; hand A flare-10; turn A 2');
    const halves = (from: View, ...line: string[]) => {
      const played = session.play(from.notation, line);
      if (!played.ok) throw new Error(played.action);
      return [from, ...played.path].map(({ board }) => flareHalf(board as Board));
    };
    expect(halves(both, 'flare', 'placeOn e5 common')).toEqual([null, 'upper', 'lower']);
    const upper = session.view('A d5 e6; B a4 b4* c4* d2 e2; hand A flare-11; turn A 2');
    expect(halves(upper, 'flare')).toEqual([null, 'upper']);
    const being = session.view('A d4 d6; B e4; hand A Swordmaster; turn A 1');
    expect(halves(being, 'summon Swordmaster@d5')).toEqual([null, null]);
  });
});

test('a claim and declining it are told apart', async () => {
  const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
  const line =
    'A e4* e5* d6* e6* f6; B d5**; decks northern sylvan; row CentralDominance HeroicDestruction GreenConquest; ' +
    'next SideChain; turn A 0; ask claim';
  const { choices } = new Session(tashKalar, engine).view(line);
  expect(choices.map(choiceText)).toEqual(['claim Central Dominance', 'Claim none']);
});

test('cards and criteria have names', () => {
  overwriteGetLocale(() => 'en');
  expect(cardName('two-headed-dragon')).toBe('Two-Headed Dragon');
  expect(cardName('flare-06')).toBe('Flare 06');
  expect(new Set([[], ['upper'], ['lower'], ['upper', 'lower']].map((met) => criteriaText(met as never))).size).toBe(4);
});
