/** What is said of a miss is true of the way it was missed, also where several ways end alike. */
import { expect, test } from 'vitest';
import { pace } from '../../../site/lib/games/codex/learn/pace';
import { verdict, wrongLine } from '../../../site/lib/learn/conduct';
import { readLine } from '../../../site/lib/learn/line';
import { extended, nodeOf, type Attempt } from '../../../site/lib/playthrough/attempt';
import type { View } from '../../../workers/contract';
import { engineFromFile } from '../../../workers/engine/node';
import type { Board } from '../../../workers/games/codex/board';
import { codex as game } from '../../../workers/games/codex/game';
import { holds as holdsOf, type Predicate } from '../../../workers/games/codex/predicates';
import { Session } from '../../../workers/session';
import { codex } from '../files';

const session = new Session(game, await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url)));
const holds = (all: readonly object[], { board }: View): boolean =>
  (all as Predicate[]).every((predicate) => holdsOf(board as Board, predicate));
const steps = codex.scripts.flatMap((script) => script.steps);

const MISSES: readonly [step: string, actions: readonly string[], said: RegExp][] = [
  ['CX-L01-2', ['attack revolver_ocelot#3', 'base#4', 'attack mad_man#2', 'base#4'], /was the base/],
  ['CX-L01-3', ['attack older_brother#3', 'tech_i_building#5'], /Mad Man brings only 1/],
  ['CX-L03-4', ['level river_montoya', 'end'], /gold is left/],
  ['CX-L04-7', ['use firebat#3 0', 'iron_man#7', 'attack merfolk_prospector#5'], /is missing/],
  ['CX-L05-3', ['end'], /stays at level 5/],
  ['CX-L05-4', ['hire scorch', 'build 1'], /gold is gone/],
  ['CX-L05-6', ['use harmony#3 1', 'attack dancer#4', 'iron_man#7'], /instead of the base/],
  ['CX-L06-1', ['addon heroes_hall', 'summon troq_bashar'], /not enough for both/],
  ['CX-L06-6', ['addon tech_lab', 'growth'], /rebuild is free/],
  ['CX-L07-4', ['attack mad_man#2', 'base#5'], /Whoever attacks/],
  ['CX-L07-6', ['hire fire_dart'], /Fire Dart is gone/],
  ['CX-L07-7', ['use river_montoya#2 1.0', 'attack iron_man#3', 'tiger_cub#5'], /not the base/],
  ['CX-L08-6', ['end'], /did not attack/],
  ['CX-L08-6', ['attack troq_bashar#2', 'end', 'empty'], /does not lead/],
  ['CX-L10-1', ['attack iron_man#3', 'end'], /turn is over/],
  ['CX-L10-2', ['attack backstabber#3', 'attack chameleon#2', 'tower#5'], /was the Tower/],
  ['CX-L10-2', ['attack chameleon#2', 'attack backstabber#3', 'iron_man#6'], /Both attacked the leader/],
  ['CX-L10-2', ['attack chameleon#2', 'end'], /turn is over/],
  ['CX-L10-3', ['play fire_dart', 'base#4'], /could not be seen/],
  ['CX-L10-3', ['detect backstabber#5', 'play fire_dart', 'mode 2', 'tower#3'], /second effect/],
  ['CX-L11-2', ['play fire_dart'], /had to take the flagbearer/],
  ['CX-L11-2', ['attack iron_man#3', 'granfalloon_flagbearer#5', 'hire fire_dart'], /Fire Dart is gone/],
  ['CX-L13-7', ['attack iron_man#3'], /Eggship flew/],
  ['CX-L13-7', ['play polymorph_squirrel', 'eggship#5', 'attack iron_man#3', 'base#4'], /no longer flew/],
  ['CX-L14-1', ['end'], /unused/],
  ['CX-L14-1', ['play bombaster', 'end'], /No worker/],
  ['CX-L14-1', ['hire charge', 'play bombaster', 'end'], /Tech I was not started/],
  ['CX-L14-1', ['hire charge', 'build 1', 'end'], /not played/],
  ['CX-L14-1', ['hire charge', 'build 1', 'play bombaster', 'end', 'empty'], /does not lead/],
  ['CX-L14-3', ['attack mad_man#3', 'end'], /turn is over/],
  ['CX-L14-4', ['summon jaina_stormborne', 'play bloodrage_ogre', 'play nautical_dog'], /gold is spent/],
  ['CX-L14-4', ['play bloodrage_ogre', 'end'], /No worker/],
];

test.each(MISSES)('%s: %j', (id, actions, said) => {
  const step = steps.find((one) => one.id === id)!;
  const parsed = session.parse(step.position as string);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const line = readLine(parsed.value, step.line, session.play(parsed.value.notation, step.line), pace);
  const attempt = actions.reduce<Attempt>(
    (before, action) => {
      const played = session.play(nodeOf(before).notation, [action]);
      if (!played.ok) throw new Error(`${action} is refused`);
      expect(verdict(before, line, step, holds), action).toBe('open');
      return extended(before, action, played.view);
    },
    { views: [parsed.value], actions: [] },
  );
  expect(verdict(attempt, line, step, holds)).toBe('missed');
  expect(codex.stepText(id, 'en').wrong[wrongLine(attempt, line, step, holds)!]).toMatch(said);
});
