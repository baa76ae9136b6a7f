import { beforeAll, expect, it } from 'vitest';
import type { Goal } from '../../../workers/analysis/contract';
import { engineFromFile } from '../../../workers/engine/node';
import type { State } from '../../../workers/games/codex/state';
import { draftOf } from '../../../workers/games/codex/puzzles/asking';
import { isBody, isBuilding } from '../../../workers/games/codex/puzzles/bodies';
import { codexPuzzles as game } from '../../../workers/games/codex/puzzles/game';
import { bodiesOf, guardsOf, reduced } from '../../../workers/games/codex/puzzles/small';
import { otherSeat } from '../../../workers/games/codex/table';
import { differences, engineProof, refereeProof } from '../../../workers/puzzles/proof';
import { Walker } from '../../../workers/puzzles/walker';
import { seededRandom } from '../../../workers/random';
import { day } from '../../support/day';

let walker: Walker<State>;
beforeAll(async () => {
  walker = new Walker(game.codec, await engineFromFile(new URL('../../../build/codex.wasm', import.meta.url)));
});

/** Two Wandering Mimics, of which one is to be kept. */
const TWINS = [
  'game:turn=15;stage="closing";stamp=38;nextId=37;nth={"drakk_ramhorn:A":3}',
  'A:team=["master_midori","calamandra_moss","argagarg_garg"];workers=10;spec="balance";labSpec="growth";lost=[3];constructed=true;command=[{"cooldown":0,"hero":"master_midori"},{"cooldown":0,"hero":"calamandra_moss"},{"cooldown":0,"hero":"argagarg_garg"}];counts={"actions":5,"addon":true,"detected":null,"hired":true,"reshuffled":false,"spells":0,"tech":true}',
  'B:team=["troq_bashar","river_montoya","jaina_stormborne"];spec="bashing";constructed=true',
  '#1:damage=4',
  '#2:owner="B";controller="B"',
  '#6:card="tenderfoot";owner="B";controller="B";stamp=4;since=4;slot="scavenger"',
  '#7:card="tech_i_building";stamp=5;since=5',
  '#14:card="tech_ii_building";stamp=12;since=12;damage=1',
  '#22:card="troq_bashar";owner="B";controller="B";stamp=21;since=21;level=2;damage=2',
  '#27:card="river_montoya";owner="B";controller="B";stamp=28;since=28;level=1',
  '#30:card="tech_lab";stamp=32;since=32',
  '#33:card="tech_iii_building";stamp=35;since=35;arrived=true;underConstruction=true',
  '#34:card="chameleon";stamp=36;since=36;fatigue=true;arrived=true',
  '#35:card="wandering_mimic";stamp=37;since=37;fatigue=true;arrived=true',
  '#36:card="wandering_mimic";stamp=38;since=38;fatigue=true;arrived=true',
].join(' ');

/** Positions of each game that are asked about, and nodes a question may need. */
const POSITIONS = 5;
const MOST_NODES = 150;

/** Every question that makes sense at a small position. */
function goalsAt({ table }: State): Goal[] {
  const own = table.things.filter(({ card, controller }) => controller === table.active && isBody(card));
  const enemies = table.things.filter(({ card, controller }) => controller !== table.active && card !== 'base');
  const about = (kind: string, things: typeof own): Goal[] =>
    things.slice(0, 1).map(({ id }) => ({ kind, nodes: [String(id)] }));
  if (table.stage === 'closing') return [{ kind: 'survive' }, ...about('keep', own)];
  const bodies = enemies.filter(({ card }) => isBody(card));
  return [
    { kind: 'win' },
    { kind: 'exchange' },
    { kind: 'most', metric: 'damage' },
    { kind: 'most', metric: 'gone' },
    ...['kill', 'clean', 'cheapest'].flatMap((kind) => about(kind, bodies)),
    ...about(
      'destroy',
      enemies.filter(({ card }) => isBuilding(card)),
    ),
  ];
}

it('engine and referee give every first action the same value, in the game of the day', () => {
  const random = seededRandom(10 * day);
  const setups = game.codec.fullSetups;
  let asked = 0;
  let positions = 0;
  for (const { node } of game.candidates(walker, setups[random(setups.length)]!, random)) {
    if (random(3) > 0) continue;
    if (++positions > POSITIONS) break;
    const { table } = walker.state(node);
    const foe = otherSeat(table.active);
    const things = [...bodiesOf(table, table.active, random).slice(0, 2), ...guardsOf(table, foe, random).slice(0, 2)];
    const addons = table.things.filter(({ card, controller }) => controller === foe && isBuilding(card)).slice(0, 2);
    const kept = new Set([...things, ...addons].map(({ id }) => id));
    const hand = table.sides[table.active].hand.slice(0, 1);
    const small = reduced(table, kept, { hand: table.stage === 'main' ? hand : [], pile: [], gold: random(3) });
    for (const goal of goalsAt({ table: small, answers: [], open: null })) {
      const draft = draftOf(walker, small, goal, MOST_NODES);
      if (!draft) continue;
      const root = game.referee.enter({}, walker.print(draft.node));
      const referee = refereeProof(game.referee, root, goal);
      const engine = engineProof(walker, draft.node, goal);
      expect(differences(engine.values, referee.values), `${goal.kind} at ${walker.print(draft.node)}`).toEqual([]);
      asked++;
    }
  }
  expect(asked).toBeGreaterThan(0);
});

it('tells a thing from its twin', () => {
  const node = walker.read(TWINS);
  const goal: Goal = { kind: 'keep', nodes: ['35'] };
  const referee = refereeProof(game.referee, game.referee.enter({}, TWINS), goal);
  expect(differences(engineProof(walker, node, goal).values, referee.values)).toEqual([]);
});
