/** What the site makes of values by seat, in games of two to five seats. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../../../site/lib/analyse/share';
import { Story } from '../../../site/lib/analyse/story.svelte';
import { Threat } from '../../../site/lib/analyse/threat.svelte';
import { newTree } from '../../../site/lib/analyse/tree';
import WinBar from '../../../site/lib/analyse/WinBar.svelte';
import OwnerLayer from '../../../site/lib/board/OwnerLayer.svelte';
import OwnerList from '../../../site/lib/board/OwnerList.svelte';
import { SEAT_COLOUR } from '../../../site/lib/board/sides';
import type { Level } from '../../../site/lib/play/levels';
import { Match } from '../../../site/lib/play/match.svelte';
import { Pace } from '../../../site/lib/play/pace';
import type { MoveValue } from '../../../workers/analysis/contract';
import type { View } from '../../../workers/contract';
import { MAX_SEATS, seatsOf } from '../../../workers/seats';

const NAMES = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'];
const name = (seat: number): string => NAMES[seat]!;
const view = (seats: number, seat: number, more: Partial<View> = {}): View => ({
  notation: `${seats}:${seat}`,
  actor: 'player',
  seats,
  seat,
  question: 'bid',
  choices: [],
  outcomes: [],
  result: null,
  board: {},
  ...more,
});

/** A game in which something is hidden. */
const table = (players: (Level | null)[], views: View[], engine: object = {}): Match => {
  const levels = { 1: { player: 'random' }, 4: { work: 400 }, 5: { work: 500 } };
  const stored = { players, picked: [], rules: {}, seed: 1, bottom: 0, start: '', actions: [], plies: 0 };
  const standing = { resigned: null, shares: null, takenBack: 0 };
  const game = { hidden: {}, levels };
  return new Match(game as never, engine as never, { ...stored, ...standing }, views, new Pace(() => 0));
};

describe.each([2, 3, 5])('with %i seats', (seats) => {
  const chances = seatsOf(seats).map((seat) => (2 * (seat + 1)) / (seats * (seats + 1)));

  it('the bar gives every seat its width, its hatch and its words', () => {
    const { body } = render(WinBar, { props: { name, chances, note: 'estimated' } });
    const label = /aria-label="([^"]*)"/.exec(body)![1]!;
    const widths = [...body.matchAll(/width: ?([\d.]+)%/g)].map(([, width]) => Number(width));
    expect(widths).toHaveLength(seats);
    chances.forEach((chance, seat) => {
      expect(widths[seat]).toBeCloseTo(100 * chance, 6);
      expect(body).toContain(`--side-${SEAT_COLOUR[seat]}-hatch`);
      expect(label).toContain(`${name(seat)} ${Math.round(100 * chance)}%`);
    });
  });

  it('who ends up with a place is drawn and told for every seat', () => {
    const shares = [{ node: 'crown', shares: chances.map((chance) => chance / 2) }];
    const places = { at: { crown: { x: 0, y: 0 } }, radius: 5 };
    const { body } = render(OwnerLayer, { props: { shares, places: places as never } });
    for (const seat of seatsOf(seats)) expect(body).toMatch(new RegExp(`fill="url\\(#[^)]*-${seat}\\)"`));
    const list = render(OwnerList, { props: { shares, name: (node: string) => node, seat: name } }).body;
    for (const seat of seatsOf(seats)) expect(list).toContain(name(seat));
  });

  it('a point of the story tells the chances of all, at an end what each of them got', () => {
    const best = { action: 'c1', certainty: 'estimated', chance: chances[1], chances, visits: 9 } as MoveValue;
    const shown = { current: view(seats, 1) };
    const study = { tree: newTree('x'), at: 0, viewOf: () => shown.current };
    const story = new Story(study as never, { valuesOf: () => new Map([['c1', best]]) } as never, 1, String);
    expect(story.pointOf(0 as never)).toEqual({ chances, certainty: 'estimated', margin: undefined });
    const shares = seatsOf(seats).map(() => 1 / seats);
    shown.current = view(seats, 1, { actor: 'over', result: { shares, reason: 'points', rule: 'AU-END-1' } });
    expect(story.pointOf(0 as never)).toEqual({ chances: shares, certainty: 'proven' });
  });

  it('threats go round all other seats and stay as far ahead of whoever moves', async () => {
    const asked: number[] = [];
    const passed = (_: string, seat: number) => (asked.push(seat), `${seat}`);
    const game = { suppose: () => Promise.resolve({ passed }) };
    const pool = { parse: (notation: string) => Promise.resolve({ ok: true, value: view(seats, Number(notation)) }) };
    const threat = new Threat(game as never, pool as never);
    for (let turns = 1; turns < seats; ++turns) {
      threat.turn(seats);
      await threat.attend(view(seats, 1));
      expect(threat.seat).toBe((1 + turns) % seats);
      expect(threat.view?.seat).toBe((1 + turns) % seats);
    }
    await threat.attend(view(seats, 0));
    expect(threat.seat).toBe(seats - 1);
    threat.turn(seats);
    await threat.attend(view(seats, 1));
    expect([threat.on, threat.seat, threat.view]).toEqual([false, null, null]);
    expect(asked.slice(0, seats - 1).toSorted()).toEqual(seatsOf(seats).filter((seat) => seat !== 1));
  });

  it('the table is seen with the eyes of the visitor who is to move, or with those of the only one', () => {
    const viewerOf = (players: (Level | null)[], seat: number) => {
      const match = table(players, [view(seats, seat)]);
      if (match.handover !== null) match.sit(match.handover);
      return match.viewer;
    };
    expect(
      viewerOf(
        seatsOf(seats).map(() => 1),
        0,
      ),
    ).toBe(null);
    const others = seatsOf(seats).map((seat) => (seat === 0 ? 1 : null));
    for (const seat of seatsOf(seats).slice(1)) expect(viewerOf(others, seat)).toBe(seat);
    const one = seatsOf(seats).map((seat) => (seat === 0 ? null : 1));
    for (const seat of seatsOf(seats)) expect(viewerOf(one, seat)).toBe(0);
  });
});

it('each seat of the engine plays at its own level, until a visitor is asked', async () => {
  const asked: unknown[] = [];
  const choices = [
    { action: 'a', picks: [] },
    { action: 'b', picks: [] },
  ];
  const at = (seat: number) => view(4, seat, { choices, notation: String(seat) });
  const match = table([4, 1, 5, null], [at(0)], {
    choose: (_: string, player: string) => Promise.resolve(asked.push(player) ? 'a' : ''),
    search: ({ playouts }: { playouts: number }) => Promise.resolve(asked.push(playouts)),
    play: (from: string) => Promise.resolve({ ok: true, view: at(Number(from) + 1) }),
  });
  await match.goOn();
  expect(asked).toEqual([400, 'random', 500]);
  expect(match.asked).toBe(3);
});

it('every seat at the bottom of the board travels in a link', () => {
  for (const bottom of seatsOf(MAX_SEATS)) {
    const shared = { tree: newTree('x'), at: 0, settings: { map: 'none', measure: 'loss', hidden: 'dealt', bottom } };
    const read = unpack(pack(shared as never));
    expect(read.ok && read.value.settings.bottom).toBe(bottom);
  }
});
