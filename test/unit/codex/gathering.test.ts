import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Picker } from '../../../site/lib/board/picker.svelte';
import { Gathering } from '../../../site/lib/games/codex/board/gathering.svelte';
import type { Choice } from '../../../workers/contract';
import type { Board } from '../../../workers/games/codex/board';

const IDS = ['a', 'b', 'c'];
const picks = IDS.map((id) => `card:codex:${id}`);
const choices: readonly Choice[] = IDS.map((id) => ({ action: `tech ${id}`, picks: [`card:codex:${id}`] }));
const asking = (chosen: number): Board =>
  ({ question: 'tech', several: { chosen, least: 2, most: 2, picks: chosen === 0 ? picks : [] } }) as unknown as Board;

let played: string[];
let now: readonly Choice[];
const pickerOf = () =>
  ({
    get choices() {
      return now;
    },
    picked: [],
    words: { pick: (pick: string) => pick },
    say: () => {},
    play: ({ action }: Choice) => played.push(action),
  }) as unknown as Picker;

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  played = [];
  now = choices;
});

it('who takes an answer back has in hand again what was picked first', () => {
  const gathering = new Gathering(pickerOf());
  gathering.meet(asking(0), 'node');
  gathering.take(picks[2]!);
  gathering.take(picks[0]!);
  now = [...choices];
  gathering.meet(asking(1), 'next');
  vi.runAllTimers();
  expect(played).toEqual(['tech a', 'tech c']);
  gathering.meet(asking(0), 'node');
  expect(gathering.gathered).toEqual([picks[2]]);
  expect(gathering.state(picks[2]!)).toBe('picked');
});

it('half an answer is there again at the same node of a game that is gone on with, and at no other', () => {
  const held = new Map<string, readonly string[]>();
  const before = new Gathering(pickerOf(), held);
  before.meet(asking(0), 'node');
  before.take(picks[1]!);
  const after = new Gathering(pickerOf(), held);
  after.meet(asking(0), 'other');
  expect(after.gathered).toEqual([]);
  after.meet(asking(0), 'node');
  expect(after.gathered).toEqual([picks[1]]);
});

it('half an answer is given up by whoever goes back to an earlier decision', () => {
  const gathering = new Gathering(pickerOf());
  gathering.meet(asking(0), 'node');
  gathering.take(picks[1]!);
  now = [];
  gathering.meet(asking(0), 'looked back');
  now = [...choices];
  gathering.meet(asking(0), 'node');
  expect(gathering.gathered).toEqual([picks[1]]);
  now = [...choices];
  gathering.meet(asking(0), 'before');
  now = [...choices];
  gathering.meet(asking(0), 'node');
  expect(gathering.gathered).toEqual([]);
});

it('a unit that is pressed while a card is in hand is taken in hand instead, and the other way round', () => {
  const unit = { action: 'attack a#1', picks: ['thing:1', 'button:attack'] };
  const card = { action: 'play a', picks: ['card:hand:a', 'button:play'] };
  let picked = ['card:hand:a'];
  const picker = {
    choices: [unit, card],
    get picked() {
      return picked;
    },
    clear: () => (picked = []),
    pick: (pick: string) => (picked = [pick]),
  } as unknown as Picker;
  const gathering = new Gathering(picker);
  gathering.meet({ question: 'main', several: null, reach: {} } as unknown as Board);
  expect(gathering.take('thing:1')).toBe(true);
  expect(picked).toEqual(['thing:1']);
  expect(gathering.take('card:hand:a')).toBe(true);
  expect(picked).toEqual(['card:hand:a']);
  expect(gathering.take('thing:2')).toBe(false);
});

it('a lesson that is begun anew begins with nothing in hand', () => {
  const gathering = new Gathering(pickerOf());
  gathering.meet(asking(0));
  gathering.take(picks[1]!);
  now = [...choices];
  gathering.meet(asking(0));
  expect(gathering.gathered).toEqual([]);
});
