import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../workers/cli/table';
import { engineFromFile } from '../../../workers/engine/node';
import { commandLine } from '../support/command-line';

const HALLWAY = 'tb1 hallway b 0 - 35/7 146/7 0/0 -/- -/-';

const { out, json, complaint } = commandLine(
  engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url)),
);

describe('the command line', () => {
  it('shows all commands, and help on each', async () => {
    const all = await out(['--help']);
    for (const command of COMMANDS) {
      expect(all).toContain(command.about);
      const help = await out([command.name, '--help']);
      for (const flag of [...Object.keys(command.flags), 'json', 'help']) expect(help).toContain(`--${flag}`);
    }
  });

  it('lists games', async () => {
    expect(await json(['games'])).toMatchObject([
      { id: 'toy-battle', rules: 127 },
      { id: 'token-battle', rules: 84 },
      { id: 'tash-kalar', rules: 174 },
      { id: 'conquest', rules: 175 },
      { id: 'codex', rules: 242 },
    ]);
  });

  it('deals the same start for the same seed', async () => {
    const start = await out([
      'position',
      'toy-battle',
      '--map',
      'battlefield',
      '--seed',
      '7',
      '--option',
      'turnLimit=50',
    ]);
    expect(start).toMatch(/^tb1 battlefield [br] 0 - .* options=turnLimit:50$/);
    expect(
      await out(['position', 'toy-battle', '--map', 'battlefield', '--seed', '7', '--option', 'turnLimit=50']),
    ).toBe(start);
    expect(await out(['position', 'toy-battle', '--map', 'battlefield', '--seed', '8'])).not.toBe(start);
  });

  it('finds random positions that can be reached and played on', async () => {
    const words = ['position', 'toy-battle', '--random', '--seed', '3', '--plies', '40'];
    const found = await json(words);
    expect(await json(words)).toEqual(found);
    expect(found.actor).not.toBe('over');
    expect(found.choices.length + found.outcomes.length).toBeGreaterThan(0);
    expect(await out(['position', 'toy-battle', found.notation])).toBe(found.notation);
  });

  it('gives a JSON position at the start of a turn, and the state in the middle of one', async () => {
    const start = await json(['position', 'toy-battle', HALLWAY]);
    expect(start.position).toMatchObject({ map: 'hallway', rack: { blue: '35', red: '7' } });
    expect(start.state).toBeUndefined();
    const middle = await json(['play', 'toy-battle', HALLWAY, 'draw']);
    expect(middle.position).toBeUndefined();
    expect(middle.state).toMatchObject({ question: 'deal', left: 2 });
  });

  it('describes a position in words', async () => {
    expect(await out(['position', 'toy-battle', HALLWAY, '--words'])).toContain(
      'Blue: Jumbo, XB-42; reserve 3; medals 0',
    );
  });

  it('lists moves and outcomes with their meaning', async () => {
    expect(await out(['moves', 'toy-battle', HALLWAY])).toBe(
      'draw       draw\nplace 3@1  place Jumbo on base 1\nplace 5@1  place XB-42 on base 1',
    );
    const chance = await json(['play', 'toy-battle', HALLWAY, 'draw']);
    expect(await out(['moves', 'toy-battle', chance.notation])).toBe(
      '~1  1/3  Blue draws Skully\n~4  1/3  Blue draws Hook\n~6  1/3  Blue draws Star',
    );
  });

  it('takes positions as JSON, from files, from standard input and from its own output', async () => {
    const position = {
      map: 'hallway',
      toMove: 'blue',
      rack: { blue: '35', red: '7' },
      unseen: { blue: '146', red: '7' },
    };
    const want = await out(['moves', 'toy-battle', HALLWAY]);
    const own = await out(['position', 'toy-battle', HALLWAY, '--json']);
    expect(await out(['moves', 'toy-battle', JSON.stringify(position)])).toBe(want);
    expect(await out(['moves', 'toy-battle', '@p.json'], { 'p.json': JSON.stringify(position) })).toBe(want);
    expect(await out(['moves', 'toy-battle', '-'], { '-': `${HALLWAY}\n` })).toBe(want);
    expect(await out(['moves', 'toy-battle', '-'], { '-': own })).toBe(want);
  });

  it('plays lines with chance given or seeded, and replays the record', async () => {
    const given = await out(['play', 'toy-battle', HALLWAY, 'draw', '~6', '~1']);
    expect(given).toBe('tb1 hallway r 1 - 1356/7 4/7 0/0 -/- -/-');
    const seeded = ['play', 'toy-battle', HALLWAY, 'draw', 'draw', 'place 3@1', '--seed', '5'];
    const end = await out(seeded);
    const record = await out([...seeded, '--record']);
    expect(JSON.parse(record).actions.length).toBe(6);
    expect(await out(['play', 'toy-battle', '@g'], { g: record })).toBe(end.split('\n')[0]);
    expect(await json(['play', 'toy-battle', '@g'], { g: record })).toMatchObject({
      start: HALLWAY,
      steps: { length: 6 },
    });
  });

  it('says how a game ended', async () => {
    const text = await out([
      'play',
      'toy-battle',
      'tb1 hallway b 0 1:b3,2:b6,3:b5 1/7 -/- 0/0 -/- -/-',
      'place 1@R',
      '--steps',
    ]);
    expect(text).toBe(
      'place 1@R\n  tb1 hallway b 0 1:b3,2:b6,3:b5 -/7 -/- 0/0 -/- -/- over=blue:hq captured=R:b1\n' +
        'tb1 hallway b 0 1:b3,2:b6,3:b5 -/7 -/- 0/0 -/- -/- over=blue:hq captured=R:b1\nBlue wins by hq (TB-END-1)',
    );
  });

  it('says why not', async () => {
    expect(await out(['why', 'toy-battle', HALLWAY, 'skip'])).toBe('TB-TURN-3  A turn cannot be passed.');
    expect(await out(['why', 'toy-battle', HALLWAY, 'draw'])).toBe('legal');
    expect(await json(['why', 'toy-battle', HALLWAY, 'place 3@2'])).toMatchObject({
      legal: false,
      refused: [{ rule: 'TB-REACH-1' }],
    });
  });

  it('counts, and divides the count by first steps', async () => {
    const whole = await json(['perft', 'toy-battle', HALLWAY, '--depth', '4']);
    const parts = await json(['perft', 'toy-battle', HALLWAY, '--depth', '4', '--divide']);
    expect(parts.nodes).toBe(whole.nodes);
    expect(parts.divide.map(({ action }: { action: string }) => action)).toEqual(['draw', 'place 3@1', 'place 5@1']);
  });

  it('analyses a decision: the same seed and work give the same report', async () => {
    const words = ['analyse', 'toy-battle', HALLWAY, '--playouts', '2000', '--seed', '4'];
    const report = await json(words);
    expect(await json(words)).toEqual(report);
    expect(report).toMatchObject({ seat: 0, playouts: 2000, done: true });
    expect(report.moves.map(({ action }: { action: string }) => action).sort()).toEqual([
      'draw',
      'place 3@1',
      'place 5@1',
    ]);
    expect((await out(words)).split('\n')).toHaveLength(3);
    const won = await json([
      'analyse',
      'toy-battle',
      'tb1 hallway b 0 1:b3,2:b6,3:b5 1/7 -/- 0/0 -/- -/-',
      '--playouts',
      '100',
    ]);
    expect(won.moves[0]).toMatchObject({ action: 'place 1@R', certainty: 'proven', chance: 1 });
  });

  it('solves a goal and marks every right move', async () => {
    const position = 'tb1 hallway b 0 1:b3,2:b6,3:b5 12/7 -/- 0/0 -/- -/-';
    const solved = (await out(['solve', 'toy-battle', position])).split('\n');
    expect(solved.filter((line) => line.startsWith('*'))).toEqual([
      '* place 1@R: 1',
      '* place 2@1: 1',
      '* place 2@2: 1',
      '* place 2@3: 1',
      '* place 2@R: 1',
    ]);
    expect(solved).toContain('  place 1@1: 0');
    expect(await json(['solve', 'toy-battle', position, '--goal', 'max-medals'])).toMatchObject({
      done: true,
      goal: { kind: 'max-medals' },
    });
  });

  it.each([
    [['fly'], 'there is no command "fly"; see sandtable --help'],
    [['moves'], 'name a game: toy-battle, token-battle, tash-kalar, conquest, codex'],
    [
      ['moves', 'chess'],
      'there is no game "chess"; the games are: toy-battle, token-battle, tash-kalar, conquest, codex',
    ],
    [['moves', 'toy-battle'], 'give a position: notation or JSON in quotes, @file, or - for standard input'],
    [['moves', 'toy-battle', 'tb1 oz'], /^position, column 5: unknown map: oz \(TB-SET-1: /],
    [['moves', 'toy-battle', '{"map":"hallway"}'], 'position, column 1: missing field: toMove'],
    [['moves', 'toy-battle', '{"map":"hallway","actions":[]}'], 'record, column 1: missing field: starter'],
    [['moves', 'toy-battle', '@nowhere'], 'cannot read nowhere: no such file'],
    [['moves', 'toy-battle', HALLWAY, 'more'], 'moves does not take "more"; see sandtable moves --help'],
    [['moves', 'toy-battle', HALLWAY, '--loud'], "Unknown option '--loud'"],
    [['play', 'toy-battle', HALLWAY, 'draw', '~7'], /^action 2, "~7": refused by TB-TURN-4 /],
    [['play', 'toy-battle', HALLWAY, 'draw', 'dance'], 'action 2, "dance": no such action'],
    [['why', 'toy-battle', HALLWAY], 'give the action to ask about, in quotes'],
    [['why', 'toy-battle', HALLWAY, 'dance'], '"dance" is no action of this game'],
    [['perft', 'toy-battle', HALLWAY, '--depth', '-1'], /^Option '--depth/],
    [['perft', 'toy-battle', HALLWAY, '--depth', '99'], '--depth takes a whole number from 0 to 12, not "99"'],
    [['position', 'toy-battle', '--map', 'oz'], /^start, column 1: unknown map: oz/],
    [['position', 'toy-battle', '--option', 'mood=good'], 'start, column 1: bad option: mood'],
    [['position', 'toy-battle', '--option', 'mood'], '--option takes NAME=VALUE, not "mood"'],
    [['analyse', 'toy-battle', HALLWAY, '--playouts', '0'], '--playouts must be at least 1'],
    [['analyse', 'toy-battle', '{"map":"hallway","toMove":"red"}'], 'the game is over: there is nothing to decide'],
    [['solve', 'toy-battle', HALLWAY, '--goal', 'peace'], /^no goal "peace"; goals are win-turn, /],
    [['solve', 'toy-battle', HALLWAY, '--goal', 'cut'], 'goal "cut" needs a node'],
    [['solve', 'toy-battle', HALLWAY, '--goal', 'cut', '--node', '9'], 'goal "cut": no node 9 on hallway'],
    [['solve', 'toy-battle', `${HALLWAY} ask=deal left=2`], 'chance decides here; play one of its outcomes first'],
    [['position', 'toy-battle', '--plies', '3'], '--plies needs --random'],
    [
      ['position', 'toy-battle', '--map', 'hallway', '--random', '--plies', '5000'],
      'none of 200 random games on hallway was still going after 5000 steps',
    ],
  ])('complains in one line: %j', async (words, message) => {
    const said = await complaint(...words);
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });

  it('says so when it is not built', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandtable-'));
    try {
      await cp(fileURLToPath(new URL('../../../bin', import.meta.url)), join(folder, 'bin'), { recursive: true });
      const failed = await new Promise<{ code: unknown; err: string }>((resolve) => {
        execFile(process.execPath, [join(folder, 'bin/sandtable.mjs'), 'games'], (error, _out, err) =>
          resolve({ code: error?.code, err }),
        );
      });
      expect(failed).toEqual({
        code: 2,
        err: 'sandtable: the command line is not built yet; run "npm run build:cli"\n',
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
