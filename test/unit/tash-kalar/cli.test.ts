import { describe, expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { commandLine } from '../support/command-line';

const { out, json, complaint } = commandLine(
  engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url)),
);

const SWORD = 'A d4 d6; B e4 e5; hand A Swordmaster; legends |; flares |; turn A 2';

describe('Tash-Kalar on the command line', () => {
  it('looks at everything the turn can come to', async () => {
    const found = await json(['turn', 'tash-kalar', SWORD]);
    expect(found).toMatchObject({ seat: 0, certainty: 'proven', done: true });
    expect(found.summons).toContainEqual({ card: 'Swordmaster', place: 'd5', line: ['summon Swordmaster@d5'] });
    expect(found.cleared.map(({ place }: { place: string }) => place)).toEqual(['e4']);
    expect(await out(['turn', 'tash-kalar', SWORD])).toMatch(/^\d+ positions: everything there is\n/);
  });
  it('lists its setups', async () => {
    const games = (await json(['games'])).filter(({ id }: { id: string }) => id === 'tash-kalar');
    expect(games).toMatchObject([{ id: 'tash-kalar', rules: 174 }]);
    expect(games[0].setups).toHaveLength(24);
  });

  it('starts from a setup', async () => {
    const words = ['position', 'tash-kalar', '--map', 'duel-sylvan-highland', '--option', 'startPlayer=B'];
    const text = await out(words);
    expect(text.split('\n')[0]).toMatch(
      /^mode duel; decks sylvan highland; hand A \S+ .*; starter B; turn A 1; ply 0; ask marks; options startPlayer=B$/,
    );
    expect(await out(words)).toBe(text);
  });

  it('finds random positions that can be reached and played on', async () => {
    const words = ['position', 'tash-kalar', '--random', '--seed', '3', '--plies', '60'];
    const found = await json(words);
    expect(await json(words)).toEqual(found);
    expect((await out(['position', 'tash-kalar', found.notation])).split('\n')[0]).toBe(found.notation);
    expect(found.notation).not.toContain('ply 0');
  });

  it('lists moves and outcomes with their meaning', async () => {
    const moves = (await out(['moves', 'tash-kalar', SWORD])).split('\n');
    // 65 empty squares, the Swordmaster on d5, and the discard.
    expect(moves).toHaveLength(67);
    expect(moves.find((line) => line.startsWith('summon'))).toMatch(
      /^summon Swordmaster@d5 {2}summon Swordmaster on d5$/,
    );
    expect(await out(['moves', 'tash-kalar', 'starter ?; turn A 1; ply 0; ask start'])).toBe(
      '~A  1/2  A begins\n~B  1/2  B begins',
    );
  });

  it('plays, tells what happens, and replays the record', async () => {
    const actions = ['summon Swordmaster@d5', 'pick e4'];
    const told = (await out(['play', 'tash-kalar', SWORD, ...actions, '--words'])).split('\n');
    expect(told.slice(0, 6)).toEqual([
      'summon Swordmaster@d5',
      '  A plays Swordmaster.',
      "  A's common appears on d5.",
      'pick e4',
      "  B's common on e4 is destroyed.",
      "  A's common on d5 rises: A's heroic.",
    ]);
    const end = told.at(-1);
    expect(end).toBe(
      'A d4 d5* d6; B e5; legends |; flares |; discards A Swordmaster; turn A 1; destroyed 1-0-0; summoned d5',
    );
    const record = await out(['play', 'tash-kalar', SWORD, ...actions, '--record']);
    expect(await json(['play', 'tash-kalar', '@game'], { game: record })).toMatchObject({ notation: end });
  });

  it('goes on from the middle of an effect', async () => {
    const inside = (await out(['play', 'tash-kalar', SWORD, 'summon Swordmaster@d5'])).split('\n')[0]!;
    expect(inside).toContain('ask effect; playing card=Swordmaster target=d5; effect step=');
    expect((await out(['moves', 'tash-kalar', inside])).split('\n').map((line) => line.split('  ')[0])).toEqual([
      'pick e4',
      'done',
    ]);
  });

  it('says why not', async () => {
    const why = (action: string) => out(['why', 'tash-kalar', SWORD, action]);
    expect(await why('summon Swordmaster@d5')).toBe('legal');
    expect(await why('summon Swordmaster@e5')).toMatch(/^TS-SUM-2 {2}/);
    expect(await why('place e5')).toMatch(/^TS-PLACE-1 {2}/);
    expect(await why('place a1')).toMatch(/^TS-BOARD-1 {2}/);
    expect(await why('end')).toMatch(/^TS-TURN-6 {2}/);
    expect(await why('look')).toMatch(/^TS-CARD-3 {2}/);
  });

  it('counts what the rules count (10.6)', async () => {
    const nodes = async (position: string, depth: number): Promise<number> =>
      (await json(['perft', 'tash-kalar', position, '--depth', String(depth)])).nodes;
    expect(await nodes('turn A 1; ply 0', 1)).toBe(69);
    // Two placements come in either order.
    expect(await nodes('A e5; turn B 2', 2)).toBe(68 * 67);
  });

  it('says how a game ended', async () => {
    const last = 'A d4* e5; B f6* g6; mode duel; deck A |; deck B |; legends |; flares |; points 9-9; turn A 1; end 0';
    const text = await out(['play', 'tash-kalar', last, 'place a5']);
    expect(text).toContain('A wins by pieces (TS-END-6)');
  });

  it.each([
    [['moves', 'tash-kalar', 'A a1'], /^position, column 3: unknown square: a1 \(TS-BOARD-1: /],
    [['moves', 'tash-kalar', '{"turn":{"player":"C"}}'], 'position, column 1: bad side: turn.player: "C"'],
    [['play', 'tash-kalar', SWORD, 'place e5'], /^action 1, "place e5": refused by TS-PLACE-1 /],
    [['play', 'tash-kalar', SWORD, 'dance'], 'action 1, "dance": no such action'],
    [['position', 'tash-kalar', '--map', 'melee'], /^start, column 1: unknown setup: melee \(TS-MODE-1/],
  ])('%j is a mistake', async (words, message) => {
    expect(await complaint(...words)).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });
});
