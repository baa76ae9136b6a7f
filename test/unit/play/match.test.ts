import { describe, expect, test, vi } from 'vitest';
import { Match, Unplayable } from '../../../site/lib/play/match.svelte';
import { Pace } from '../../../site/lib/play/pace';
import { readGame, writeGame } from '../../../site/lib/play/record';
import type { View } from '../../../workers/contract';
import { START, atOnce, codec, engine, fresh, game, open } from './table';

/** Waits until a visitor is asked, or the game is over. */
const asked = (match: Match) =>
  vi.waitFor(() => {
    if (match.asked === null && !match.over) throw new Error('still going on');
  });

describe('a game against the engine', () => {
  test('is played on by the engine and by chance until the visitor is asked again', async () => {
    const match = await open();
    expect(match.yours).toBe(true);
    expect(await match.attempt('draw')).toBe(true);
    await asked(match);
    expect(match.now.seat).toBe(0);
    expect(match.actions[0]).toBe('draw');
    // Chance answered the draw, and the other side has moved.
    expect(match.actions.length).toBeGreaterThan(3);
    expect(match.views).toHaveLength(match.actions.length + 1);
  });

  test('is seen with the visitor’s eyes while something is hidden, and by all once it is over', async () => {
    const match = await open();
    expect(match.viewer).toBe(0);
    match.resign(0);
    expect(match.viewer).toBeNull();
    expect(match.winner).toBe(1);
    expect(match.shares).toEqual([0, 1]);
    expect(await match.attempt('draw')).toBe(false);
  });

  test('chance and the engine give the same again after a move was taken back', async () => {
    const match = await open();
    await match.attempt('draw');
    await asked(match);
    const before = [...match.actions];
    expect(match.takeBack()).toBe(true);
    expect(match.actions).toEqual([]);
    expect(match.takenBack).toBe(1);
    await match.attempt('draw');
    await asked(match);
    expect(match.actions).toEqual(before);
  });

  test('nothing is shown of a player who is out', async () => {
    const match = await open();
    expect(match.upcoming).toBe(1);
    match.flip();
    expect([match.bottom, match.upcoming]).toEqual([1, 0]);
    const left = await open({}, { ...game, isOut: (_, seat) => seat === 1 });
    left.flip();
    expect([left.bottom, left.upcoming]).toEqual([0, 0]);
  });

  test('only the last decision of the visitor is taken back', async () => {
    const match = await open();
    await match.attempt('draw');
    await asked(match);
    const own = match.actions.length;
    await match.attempt(match.now.choices[0]!.action);
    match.takeBack();
    expect(match.actions).toHaveLength(own);
    expect(match.asked).toBe(0);
  });

  test('what leaves nothing to decide is answered by itself, and nobody goes back there', async () => {
    let forced: string | null = null;
    const isForced = ({ actor, seat, notation }: View): boolean =>
      actor === 'player' && seat === 0 && notation !== START && (forced ??= notation) === notation;
    const match = await open({}, { ...game, isForced });
    await match.attempt('draw');
    await asked(match);
    const at = match.views.findIndex(({ notation }) => notation === forced);
    expect(at).toBeGreaterThan(0);
    expect(match.actions[at]).toBe(match.views[at]!.choices[0]!.action);
    expect(match.views.length).toBeGreaterThan(at + 1);
    match.takeBack();
    expect(match.actions).toEqual([]);
  });

  test('an answer of several decisions is taken back as a whole', async () => {
    let sequel: string | null = null;
    const match = await open({}, { ...game, isSequel: ({ notation }) => notation === sequel });
    await match.attempt('draw');
    await asked(match);
    sequel = match.now.notation;
    await match.attempt(match.now.choices[0]!.action);
    match.takeBack();
    expect(match.actions).toEqual([]);
  });

  test('an impossible action is refused with its rule and changes nothing', async () => {
    const match = await open();
    await match.refuse('place 7@8', ['tile:blue:7', 'node:8']);
    expect(match.refused?.rules.length).toBeGreaterThan(0);
    expect(match.actions).toEqual([]);
    await match.refuse(null, ['tile:red:1']);
    expect(match.refused?.rules).toEqual(['TB-TURN-4']);
    // What is marked is the tile of the other side, and not the base that was chosen for it.
    await match.refuse(null, ['tile:red:1', 'node:1']);
    expect(match.refused?.picks).toEqual(['tile:red:1']);
  });

  test('a refusal that comes after something allowed was begun is not told', async () => {
    const match = await open();
    const late = match.refuse('place 7@8', ['tile:blue:7', 'node:8']);
    match.forgive();
    await late;
    expect(match.refused).toBeNull();
  });

  test('looking back changes nothing, and nothing can be played meanwhile', async () => {
    const match = await open();
    await match.attempt('draw');
    await asked(match);
    match.look(0);
    expect(match.view).toBe(match.views[0]);
    expect(match.yours).toBe(false);
    expect(await match.attempt('draw')).toBe(false);
    match.look(match.views.length - 1);
    expect(match.looked).toBeNull();
    expect(match.yours).toBe(true);
  });

  test('a failing engine is told of, and the game goes on where it was', async () => {
    const own = await engine();
    const choose = vi.spyOn(own, 'choose').mockRejectedValueOnce(new Error('out of memory'));
    const match = await Match.open(game, own, fresh({ players: [1, null] }), atOnce());
    await match.goOn();
    expect(match.failure).toBe('out of memory');
    expect(match.actions).toEqual([]);
    await match.goOn();
    expect(choose.mock.calls.length).toBeGreaterThan(1);
    expect(match.failure).toBeNull();
    expect(match.asked).toBe(1);
  });
});

describe('several visitors at one screen', () => {
  test('whoever comes next takes the screen over before anything closed is shown', async () => {
    const match = await open({ players: [null, null] });
    expect(match.handover).toBe(0);
    expect(match.yours).toBe(false);
    match.sit(0);
    expect([match.viewer, match.yours]).toEqual([0, true]);
    await match.attempt('draw');
    await asked(match);
    expect(match.handover).toBe(1);
    expect(match.viewer).toBe(-1);
    match.sit(1);
    expect(match.viewer).toBe(1);
  });

  test('nobody has to where all is open', async () => {
    const match = await open({ players: [null, null] }, { ...game, hidden: undefined });
    expect([match.handover, match.viewer, match.yours]).toEqual([null, null, true]);
  });
});

describe('a stored game', () => {
  test('goes on where it was', async () => {
    const match = await open();
    await match.attempt('draw');
    await asked(match);
    const stored = readGame(writeGame(match.stored, codec), codec)!;
    const again = await open(stored);
    expect(again.actions).toEqual(match.actions);
    expect(again.now).toEqual(match.now);
    expect(again.stored).toEqual(match.stored);
  });

  test('that breaks the rules, or is of fewer players, is not opened', async () => {
    await expect(open({ actions: ['place 7@15'] })).rejects.toBeInstanceOf(Unplayable);
    await expect(open({ players: [null, 1, 1] })).rejects.toBeInstanceOf(Unplayable);
    await expect(open({ start: START.slice(0, 30) })).rejects.toBeInstanceOf(Unplayable);
  });
});

test('pauses end at once when somebody has seen enough, and come back with the next turn', async () => {
  const pace = new Pace(() => 3_600_000);
  const rest = pace.rest('engine');
  pace.hurry();
  await rest;
  await pace.rest('engine');
  pace.calm();
  let over = false;
  void pace.rest('chance').then(() => (over = true));
  await Promise.resolve();
  expect(over).toBe(false);
  pace.hurry();
  await vi.waitFor(() => expect(over).toBe(true));
});
