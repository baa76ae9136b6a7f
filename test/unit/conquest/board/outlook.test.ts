import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { Picker } from '../../../../site/lib/board/picker.svelte';
import Outlook from '../../../../site/lib/games/conquest/board/Outlook.svelte';
import { neutralNear, waysOf } from '../../../../site/lib/games/conquest/board/outlook';
import { engineFromFile } from '../../../../workers/engine/node';
import type { Board } from '../../../../workers/games/conquest/board';
import { conquest } from '../../../../workers/games/conquest/game';
import { Session } from '../../../../workers/session';

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));
const session = new Session(conquest, engine);

function viewOf(position: string) {
  const parsed = session.parse(position);
  if (!parsed.ok) throw new Error(`${parsed.error.problem}: ${parsed.error.found}`);
  return parsed.value;
}
function after(position: string, ...actions: string[]) {
  const played = session.play(position, actions);
  if (!played.ok) throw new Error(played.action);
  return played.path.at(-1)!;
}
const ways = (position: string) => {
  const { board, choices } = viewOf(position);
  return waysOf(board as Board, choices);
};
const boardAt = (position: string) => viewOf(position).board as Board;
const incomeOf = (view: { board: unknown }, colour: string) => (view.board as Board).players[colour]!.income;

// BRA and NAF have two stars, EGY and PER one.
const COUNT = '>=R/1turn-card:1/1/RB/- UKRk=B:I BRAk=R:III PER=R:I @R=BRA,EGY,PER/-/-';

describe('at the cards', () => {
  it('tells units, tanks, kept stars and cities of every way', () => {
    expect(ways(COUNT)).toEqual([
      { id: 'none', units: 1, tanks: 0, stars: 4, cities: 2 },
      { id: 1, units: 2, tanks: 0, stars: 3, cities: 1 },
      { id: 2, units: 3, tanks: 1, stars: 2, cities: 1 },
      { id: 'all', units: 5, tanks: 1, stars: 0, cities: 0 },
    ]);
  });

  it('tells what the engine then counts', () => {
    const turned = after(COUNT, 'turn-card BRA');
    expect((turned.board as Board).step.units).toBe(3);
    const all = after(COUNT, 'turn-card BRA', 'turn-card EGY', 'turn-card PER');
    expect((all.board as Board).step.units).toBe(5);
  });

  it('raises no tanks without a home, nor without pieces', () => {
    const homeless = COUNT.replace('BRAk', 'BRA').replace('turn-card:1', 'turn-card:0');
    expect(ways(homeless).map(({ tanks }) => tanks)).toEqual([0, 0, 0, 0]);
    const spent = COUNT.replace('BRAk=R:III', 'BRAk=R:12AIII');
    expect(ways(spent).map(({ tanks }) => tanks)).toEqual([0, 0, 0, 0]);
  });

  it('counts one city for three stars on cards of one', () => {
    const [none] = ways('>=R/1turn-card:1/1/RB/- UKRk=B:I BRAk=R:I PER=R:I @R=ARG,EGY,PER/-/-');
    expect(none).toMatchObject({ stars: 3, cities: 1 });
  });

  it('names neutral neighbours once, without those somebody lies in', () => {
    expect(neutralNear(boardAt(COUNT))).toEqual(expect.arrayContaining(['ARG', 'VEN', 'NAF']));
    expect(neutralNear(boardAt(COUNT))).not.toContain('PER');
  });
});

describe('at the end of the turn', () => {
  const END = '>=R/5end/1/RB/- UKRk=B:I BRAk=R:III PER=R:I @R=BRA,PER/-/-';

  it('tells what a city adds to the next count', () => {
    const [none, build] = ways(END);
    expect([none!.stars, build!.stars]).toEqual([3, 1]);
    expect(build!.next).toBe(incomeOf(after(END, 'build PER'), 'R'));
    expect(none!.next).toBe(build!.next! - 1);
  });

  it.each([
    ['BRA,NAF,SEU,PER', 2],
    // Six stars are paid, one of them for nothing.
    ['BRA,NAF,SEU', 0],
  ])('tells what moving an airfield leaves, paid with %s', (cards, left) => {
    const line = `>=R/5end/1/RB/- UKRk=B:I BRAka=R:III PER=R:I @R=${cards}/-/-`;
    expect(ways(line).find(({ id }) => id === 'shift')!.stars).toBe(left);
    const moved = after(line, 'shift-airfield BRA').board as Board;
    const kept = Object.entries(moved.players.R!.cards).filter(([, turned]) => !turned);
    expect(kept.map(([code]) => code).length > 0).toBe(left > 0);
  });
});

describe('where cards are traded', () => {
  const OFFER = '>=R/2offer/1/RB/- trading=on UKRk=B:I BRAk=R:III PER=R:I @R=BRA,EGY/-/- @B=ARG,NAF/-/-';

  it('tells what is left of the next count when a card is given, and what the other one brings', () => {
    const before = incomeOf(viewOf(OFFER), 'R')!;
    expect(ways(OFFER)).toEqual([
      { id: 'none', next: before },
      { id: 1, next: before - 1 },
    ]);
    const asked = after(OFFER, 'offer EGY');
    expect(waysOf(asked.board as Board, asked.choices)).toEqual([
      { id: 'gift', next: before - 1 },
      { id: 1, next: before },
      { id: 2, next: before + 1 },
    ]);
    const offered = after(asked.notation, 'offer-for NAF');
    const [refuse, accept] = waysOf(offered.board as Board, offered.choices);
    expect(refuse!.next).toBe(incomeOf(offered, 'B'));
    expect(accept!.next).toBe(incomeOf(after(offered.notation, 'accept'), 'B'));
  });
});

it.each([
  ['>=R/3offer/1/RB/- trading=on UKRk=B:I BRAk=R:III @R=BRA,EGY/-/-', 'Now: Redeploy.'],
  [
    '>=R/2answer:EGY,B,ARG/1/RB/- trading=on UKRk=B:I BRAk=R:III @R=BRA,EGY/-/- @B=ARG/-/-',
    'Red gives you the card of Egypt and takes that of Argentina.',
  ],
  [
    '>=R/2answer:EGY,B/1/RB/- trading=on UKRk=B:I BRAk=R:III @R=BRA,EGY/-/- @B=ARG/-/-',
    'Red gives you the card of Egypt for nothing.',
  ],
])('says who gives what, and in which phase it is asked: %s', (line, text) => {
  const view = viewOf(line);
  const picker = new Picker({
    choices: () => view.choices,
    words: { pick: (pick) => pick, choice: ({ action }) => action },
    play: () => {},
    trial: () => 'more',
  });
  expect(render(Outlook, { props: { board: view.board as Board, picker } }).body).toContain(text);
});

it('draws a column for every way, with numbers that are read without pictures', () => {
  const view = viewOf(COUNT);
  const picker = new Picker({
    choices: () => view.choices,
    words: { pick: (pick) => pick, choice: ({ action }) => action },
    play: () => {},
    trial: () => 'more',
  });
  const { body } = render(Outlook, { props: { board: view.board as Board, picker } });
  expect(body.match(/scope="col"/g)).toHaveLength(4);
  expect(body).toContain('<b>5</b>');
});
