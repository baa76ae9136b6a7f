/** What the table says of what is tried and paid on it. */
import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { actionText } from '../../../workers/games/codex/action-text';
import type { Board } from '../../../workers/games/codex/board';
import { picksOf } from '../../../workers/games/codex/choices';
import { codex } from '../../../workers/games/codex/game';
import { seenBy, seenByAll } from '../../../workers/games/codex/seen';
import { trialOf } from '../../../workers/games/codex/trial';
import { Session } from '../../../workers/session';
import { load } from '../../differential/codex/support/duel';
import { at } from '../../rules/codex/table';
import { look } from './support/walk';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
const session = new Session(codex, engine);

/** The line of a table. */
function lineOf(table: string): string {
  load(engine, at(table).node);
  return codex.print(codex.read(engine.save(), engine));
}

const LEADER =
  'A: w5 (troq)(river)(jaina), nautical_dog, bloodrage_ogre. B: w5 (troq)(river)(midori), tiger_cub@L, older_brother@E, mad_man';

/** What is told of these picks at a main phase: the rules against what they mean. */
function told(table: string, ...names: string[]): string[] {
  const line = lineOf(table);
  const { things } = session.view(line).board;
  const idOf = (card: string) => things.find((thing) => thing.card === card)?.id;
  const picks = names.map((name) => (idOf(name) ? `thing:${idOf(name)}` : name));
  return session.reasons(line, session.trial(line, picks)!);
}

it.each([
  ['somebody behind the squad leader', 'older_brother', 'CX-PATROL-4'],
  ['somebody behind the patrol', 'mad_man', 'CX-ATK-3'],
  ['a hero in the command zone', 'far:command:master_midori', 'CX-ATK-1'],
])('an attack on %s is refused by the rule that bars the way', (_, goal, rule) => {
  expect(told(LEADER, 'nautical_dog', goal)).toEqual([rule]);
});

it('all that the lines of attack bar is refused by the same rules', () => {
  const line = lineOf(LEADER);
  const { reach, things } = session.view(line).board;
  const nameOf = (id: number) => `${things.find((thing) => thing.id === id)!.card}#${id}`;
  const ways = Object.entries(reach).flatMap(([id, rows]) => rows.map((row) => ({ ...row, attacker: Number(id) })));
  const barred = ways.filter(({ rule }) => rule !== null);
  expect(barred.length).toBeGreaterThan(3);
  for (const { attacker, defender, rule } of barred)
    expect(session.whyNot(line, `attack ${nameOf(attacker)} ${nameOf(defender)}`)).toEqual([rule]);
});

it('what cannot be attacked and is no goal is asked about by itself', () => {
  expect(told(LEADER, 'nautical_dog', 'build:1')).toEqual(session.whyNot(lineOf(LEADER), 'build 1'));
});

it.each([
  ['the own base', 'base'],
  ['an enemy', 'tiger_cub'],
])('a card is followed by %s: whom it is meant for is asked once it is played', (_, goal) => {
  expect(told(LEADER, 'card:hand:pillage', goal)).toEqual(['CX-EFF-3']);
});

it('what is pressed after a card and can be nobody it is meant for is meant by itself', () => {
  expect(told(LEADER, 'card:hand:pillage', 'build:1')).toEqual(told(LEADER, 'build:1'));
});

it('who is the opponent’s is a goal that lacks its attacker; the own base attacks nobody', () => {
  expect(told(LEADER, 'tiger_cub')).toEqual(['CX-ATK-1/goal']);
  expect(session.whyNot(lineOf(LEADER), 'touch tiger_cub goal')).toEqual(['CX-ATK-1']);
  expect(told(LEADER, 'base')).toEqual(['CX-ATK-1']);
});

it.each([
  [
    'an exhausted hero and no gold',
    'A: g0 w5 (river)(jaina) troq L1!. B: w5 (troq)(midori)(river)',
    'troq_bashar',
    'CX-ATK-1/attack',
    'CX-COST-2/level',
  ],
  [
    'an exhausted hero at its highest level',
    'A: g3 w5 (river)(jaina) troq L8!. B: w5 (troq)(midori)(river)',
    'troq_bashar',
    'CX-ATK-1/attack',
    'CX-HERO-5/level',
  ],
  [
    'a hero that has just arrived',
    'A: g0 w5 (river)(jaina) troq L1*. B: w5 (troq)(midori)(river)',
    'troq_bashar',
    'CX-PLAY-2/attack',
    'CX-COST-2/level',
  ],
  [
    'an exhausted unit, which can only attack',
    'A: g0 w5 (river)(jaina)(troq) iron_man!. B: w5 (troq)(midori)(river)',
    'iron_man',
    'CX-ATK-1',
  ],
  [
    'an exhausted unit with an ability',
    'A: g0 w5 (river)(jaina)(troq) merfolk_prospector!. B: w5 (troq)(midori)(river)',
    'merfolk_prospector',
    'CX-ATK-1/attack',
    'CX-ABIL-5/use',
  ],
  [
    'a card without gold',
    'A: g0 w5 (river)(jaina)(troq) hand[iron_man]. B: w5 (troq)(midori)(river)',
    'card:hand:iron_man',
    'CX-PLAY-3/play',
    'CX-COST-2/play-hire',
  ],
  [
    'a unit with an ability that has just arrived',
    'A: g3 w5 (river)(jaina)(troq) merfolk_prospector*. B: w5 (troq)(midori)(river)',
    'merfolk_prospector',
    'CX-PLAY-2/attack-use',
  ],
  [
    'a card without gold for it alone',
    'A: g1 w5 (river)(jaina)(troq) hand[mad_man,iron_man]. B: w5 (troq)(midori)(river)',
    'card:hand:iron_man',
    'CX-PLAY-3/play',
    'CX-COST-2/play',
  ],
])('%s: what keeps it from each thing it may have been touched for', (_, table, name, ...reasons) => {
  expect(told(table, name)).toEqual(reasons);
});

it('no second worker: a card that cannot be played is told that as well', () => {
  const line = session.play(
    lineOf('A: g2 w5 (river)(jaina)(troq) hand[mad_man,iron_man]. B: w5 (troq)(midori)(river)'),
    ['hire mad_man'],
  ).view.notation;
  const action = session.trial(line, ['card:hand:iron_man'])!;
  expect(session.reasons(line, action)).toEqual(['CX-PLAY-3/play', 'CX-COST-2/play', 'CX-MAIN-2/hire']);
  expect(session.reasons(line, session.trial(line, ['card:hand:iron_man', 'button:play'])!)).toEqual([
    'CX-PLAY-3',
    'CX-COST-2',
  ]);
});

it.each([
  ['a resistance that cannot be paid besides', 'tiger_cub@K', 'CX-SPELL-8/resist'],
  ['nothing at all', '', 'CX-SPELL-8'],
])('a spell that could affect %s says so', (_, theirs, reason) => {
  const line = lineOf(`A: g1 w5 (river)(troq) jaina L1 hand[spark]. B: w5 (troq)(midori)(river) ${theirs}`);
  expect(session.reasons(line, 'play spark')).toEqual([reason]);
  expect(session.view(line).notation).toBe(line);
});

it('what a question is not about is refused as such: a thing while a spec is asked for, a card of the hand during tech', () => {
  const tried = { cardOf: () => 'lobber', isOwn: () => false, isHero: () => false, abilities: [] };
  for (const question of ['spec', 'tech', 'mode', 'may'] as const) {
    expect(trialOf(['card:hand:lobber'], { ...tried, question })).toBe('touch lobber');
    expect(trialOf(['thing:7'], { ...tried, question })).toBe('touch lobber#7');
  }
  expect(trialOf(['thing:7'], { ...tried, question: 'pick' })).toBe('lobber#7');
  expect(session.reasons(lineOf(LEADER), 'touch lobber')).toEqual(['CX-TURN-1']);
});

it('a patrol slot is refused by the rule of when it is filled, alone or with whoever is to stand there', () => {
  expect(told(LEADER, 'slot:leader')).toEqual(['CX-PATROL-1']);
  expect(told(LEADER, 'nautical_dog', 'slot:elite')).toEqual(['CX-PATROL-1']);
});

it('slots are those of the patroller that is sent to another one', () => {
  load(engine, at('A: g9 zane L5, wisp@T. B: wisp@L, tiger_cub@E').node);
  const play = (isIt: (text: string) => boolean) => {
    const { actions, rows } = look(engine);
    const index = rows.findIndex((row) => isIt(actionText(row as never)));
    engine.apply(actions[index]!);
    return look(engine).board;
  };
  const { things } = play((text) => text === 'level captain_zane');
  const cub = things.find(({ card }) => card === 'tiger_cub')!.id;
  const board = play((text) => text.endsWith(`#${cub}`));
  expect([board.question, board.subject]).toEqual(['slot', cub]);
});

it('what an overpowering attacker has left over is told as it is asked about', () => {
  load(engine, at('A: w5 land_octopus. B: w5 tiger_cub@E, older_brother@S, mad_man@T').node);
  const play = (isIt: (text: string) => boolean) => {
    const { actions, rows } = look(engine);
    engine.apply(actions[rows.findIndex((row) => isIt(actionText(row as never)))]!);
    return look(engine).board;
  };
  play((text) => text.startsWith('attack land_octopus'));
  const board = play((text) => text.startsWith('tiger_cub'));
  const { atk } = board.things.find(({ card }) => card === 'land_octopus')!;
  const { hp } = board.things.find(({ card }) => card === 'tiger_cub')!;
  expect([board.question, board.points]).toEqual(['excess', atk - hp]);
});

it('what is left to divide is told with the card that deals it', () => {
  load(engine, at('A: g9 w5 jaina L1 hand[ember_sparks]. B: w5').node);
  const choose = (wanted: string) => {
    const { actions, rows } = look(engine);
    engine.apply(actions[rows.findIndex((row) => actionText(row as never).startsWith(wanted))]!);
    return look(engine).board;
  };
  choose('play ember_sparks');
  choose('base');
  const { question, points, source, ability } = choose('base');
  expect([question, points, source, ability?.last]).toEqual(['divide', 1, 'ember_sparks', 1]);
});

it('what is discarded for an ability is asked with the card that has it', () => {
  load(engine, at('A: w5 calamandra L1 hand[spore_shambler, verdant_tree, tiger_cub]. B: w5').node);
  const { actions, rows } = look(engine);
  engine.apply(actions[rows.findIndex((row) => actionText(row as never).startsWith('use calamandra_moss'))]!);
  const { question, source, ability } = look(engine).board;
  expect([question, source, ability]).toEqual(['discard', 'calamandra_moss', { last: 1, band: 0 }]);
});

it('whose goal is asked is the attacker', () => {
  load(engine, at('A: w5 nautical_dog, bloodrage_ogre. B: w5 tiger_cub@E, older_brother@S, mad_man').node);
  const { actions, rows } = look(engine);
  engine.apply(actions[rows.findIndex((row) => actionText(row as never).startsWith('attack bloodrage_ogre'))]!);
  const { board } = look(engine);
  const subject = board.things.find(({ id }) => id === board.subject);
  expect([board.question, subject?.card]).toEqual(['defender', 'bloodrage_ogre']);
});

it('prices are what is taken, with what a team of two colours pays more', () => {
  load(engine, at('A: g9 w6 (zane)(midori), river L1 hand[scorch, mad_man]. B: w5').node);
  const { board, actions, rows } = look(engine);
  expect(board.prices).toMatchObject({ 'card:hand:scorch': 4, 'card:hand:mad_man': 1, 'build:1': 2, 'button:hire': 1 });
  const before = board.sides.A.gold;
  const main = engine.save();
  let paid = 0;
  for (const [i, action] of actions.entries()) {
    const pick = picksOf(rows[i] as never, { asked: 'A' });
    const price = board.prices[pick[1] === 'button:hire' ? 'button:hire' : pick[0]!];
    if (price === undefined) continue;
    engine.apply(action);
    expect([pick, before - look(engine).board.sides.A.gold]).toEqual([pick, price]);
    engine.restore(main);
    paid++;
  }
  expect(paid).toBeGreaterThan(5);
});

it('what cards of a hand cost is told to nobody who may not see them', () => {
  load(engine, at('A: g9 w6 river L1 hand[mad_man]. B: w5').node);
  const { board } = look(engine);
  const told = (one: Board) => Object.keys(one.prices).filter((pick) => pick.startsWith('card:'));
  expect([told(board), told(seenBy(board, 'A')).length, told(seenBy(board, 'B')), told(seenByAll(board))]).toEqual([
    ['card:hand:mad_man'],
    1,
    [],
    [],
  ]);
});
