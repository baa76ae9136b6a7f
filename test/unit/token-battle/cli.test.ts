import { describe, expect, it } from 'vitest';
import cases from '../../../assembly/games/token-battle/data/cases.json';
import { engineFromFile } from '../../../workers/engine/node';
import { commandLine } from '../support/command-line';

const SHOVE = 'B d3=5; cards A shove>tide; cards B milestone';
const SHOVED = 'A c3=3; B e3=5; cards A tide>shove; cards B milestone; turn B; points 3-5; last c3; ply 1';

const { out, json, complaint } = commandLine(
  engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url)),
);

describe('Token Battle on the command line', () => {
  it('starts from a pairing of sets', async () => {
    const words = ['position', 'token-battle', '--map', 'masons-quickstep', '--option', 'headStart=60'];
    expect(await out(words)).toMatch(
      /^cards A banner>\S+ .*; cards B shears>.*; turn \?; points 0-0; options headStart=60$/,
    );
    expect(await out([...words, '--option', 'firstPlayer=B'])).toMatch(
      /; turn B; points 60-0; options firstPlayer=B headStart=60$/,
    );
  });

  it('finds random positions that can be reached and played on', async () => {
    const words = ['position', 'token-battle', '--random', '--seed', '3', '--plies', '15'];
    const found = await json(words);
    expect(await json(words)).toEqual(found);
    // One of the steps is the draw of the first player.
    expect(found).toMatchObject({ actor: 'player', position: { ply: 14 } });
    expect(await out(['position', 'token-battle', found.notation])).toBe(found.notation);
    expect(await out(['position', 'token-battle', JSON.stringify(found.position)])).toBe(found.notation);
  });

  it('lists moves and outcomes with their meaning', async () => {
    const moves = (await out(['moves', 'token-battle', SHOVE])).split('\n');
    expect(moves).toHaveLength(35);
    expect(moves[0]).toBe('shove@a1  place Shove on a1');
    expect(await out(['moves', 'token-battle', 'turn ?'])).toBe('~A  1/2  A begins\n~B  1/2  B begins');
  });

  it('plays, tells what happens, and replays the record', async () => {
    expect(await out(['play', 'token-battle', SHOVE, 'shove@c3'])).toBe(SHOVED);
    const told = await out(['play', 'token-battle', SHOVE, 'shove@c3', '--words']);
    expect(told.split('\n')).toEqual([
      'shove@c3',
      '  Shove goes under stack 1; Tide lies on top.',
      '  A 3 is placed on c3.',
      '  B 5 is pushed from d3 to e3.',
      '  A scores 3 and has 3.',
      '  B scores 5 and has 5.',
      '  B is on turn.',
      '  A now gets 3 a turn (+3).',
      '  B now gets 5 a turn (+0).',
      SHOVED,
    ]);
    const record = await out(['play', 'token-battle', SHOVE, 'shove@c3', '--record']);
    expect(await json(['play', 'token-battle', '@g'], { g: record })).toMatchObject({
      notation: SHOVED,
      steps: [{ action: 'shove@c3', effects: [{ kind: 'cardUsed' }, ...Array(7).fill({})] }],
    });
  });

  it('lets a seed draw the first player', async () => {
    const start = await out(['position', 'token-battle']);
    const drawn = await json(['play', 'token-battle', start, '--seed', '2']);
    expect(drawn.steps).toHaveLength(1);
    expect(drawn.steps[0].action).toMatch(/^~[AB]$/);
  });

  it('says how a game ended', async () => {
    const end = (await out(['play', 'token-battle', 'A a1=6; B f6=9; points 991-993', 'milestone@c3'])).split('\n');
    expect(end[1]).toBe('B wins by points (TK-END-1)');
  });

  it('says why not', async () => {
    const why = (action: string) => out(['why', 'token-battle', SHOVE, action]);
    expect(await why('shove@c3')).toBe('legal');
    expect(await why('shove@d3')).toMatch(/^TK-TURN-2 {2}/);
    expect(await why('tide@d3')).toMatch(/^TK-TURN-1 {2}.*\nTK-TURN-2 {2}/);
    expect(await why('pass')).toMatch(/^TK-TURN-4 {2}/);
  });

  it.each(cases.perft)('counts what the rules count: $first against $second', async ({ first, second, counts }) => {
    const start = await out(['position', 'token-battle', '--map', `${first}-${second}`, '--option', 'firstPlayer=A']);
    for (const [i, nodes] of counts.entries())
      expect(await json(['perft', 'token-battle', start, '--depth', String(i + 1)])).toMatchObject({ nodes });
  });

  it('analyses a decision: the same seed and work give the same report', async () => {
    const words = ['analyse', 'token-battle', SHOVE, '--playouts', '500', '--seed', '4'];
    const report = await json(words);
    expect(await json(words)).toEqual(report);
    expect(report).toMatchObject({ seat: 0, done: true });
    expect(report.moves).toHaveLength(35);
  });

  it('solves a goal and marks every right move', async () => {
    const position = 'A a1=6 b1=5; B f6=7; points 985-990; cards A milestone needle; cards B milestone';
    const right = (lines: string) => lines.split('\n').filter((line) => line.startsWith('*'));
    const solved = right(await out(['solve', 'token-battle', position]));
    expect(solved).toHaveLength(33);
    expect(solved[0]).toBe('* milestone@c1: 1');
    const best = await out(['solve', 'token-battle', position, '--goal', 'bestTurn', '--metric', 'scored']);
    expect(right(best)[0]).toBe('* milestone@c1: 8');
  });

  it.each([
    [['moves', 'token-battle', 'A c9=1'], /^position, column 3: unknown field: c9 \(TK-GAME-2: /],
    [['moves', 'token-battle', '{"turn":"C"}'], 'position, column 1: bad side: turn: "C"'],
    [['moves', 'token-battle', '{"actions":[]}'], 'record, column 1: missing field: sets'],
    [['play', 'token-battle', SHOVE, 'idol@c3'], /^action 1, "idol@c3": refused by TK-TURN-1 /],
    [['play', 'token-battle', SHOVE, 'dance'], 'action 1, "dance": no such action'],
    [['why', 'token-battle', SHOVE, 'dance'], '"dance" is no action of this game'],
    [['position', 'token-battle', '--map', 'masons'], /^start, column 1: unknown set: masons \(TK-SET-6/],
    [['position', 'token-battle', '--option', 'mood=good'], 'start, column 1: bad option: mood'],
    [['position', 'token-battle', '--option', 'headStart=201'], 'start, column 1: bad number: 201'],
    [['analyse', 'token-battle', 'points 1000-0'], 'the game is over: there is nothing to decide'],
    [['analyse', 'token-battle', 'turn ?'], 'chance decides here; play one of its outcomes first'],
    [['solve', 'token-battle', SHOVE, '--goal', 'peace'], /^no goal "peace"; goals are winNow, /],
    [['solve', 'token-battle', SHOVE, '--goal', 'forcedWin'], /^goal "forcedWin" needs a number of turns/],
    [['solve', 'token-battle', SHOVE, '--goal', 'bestTurn'], /^goal "bestTurn" needs a metric: scored, /],
    [['solve', 'token-battle', SHOVE, '--goal', 'reachTop', '--turns', '2'], /^goal "reachTop" needs a card/],
    [['match', 'token-battle', 'greedy', 'greedy', '--option', 'mood=good'], 'start, column 1: bad option: mood'],
    [['mine', 'token-battle'], 'name a file for the finds: --out FILE'],
  ])('complains in one line: %j', async (words, message) => {
    const said = await complaint(...words);
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });
});
