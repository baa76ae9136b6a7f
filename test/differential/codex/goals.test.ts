import { beforeAll, expect, it } from 'vitest';
import type { Goal } from '../../../workers/analysis/contract';
import { engineFromFile } from '../../../workers/engine/node';
import type { State } from '../../../workers/games/codex/state';
import { draftOf } from '../../../workers/games/codex/puzzles/asking';
import { isBody, isBuilding } from '../../../workers/games/codex/puzzles/bodies';
import { codexPuzzles as game } from '../../../workers/games/codex/puzzles/game';
import { bodiesOf, guardsOf, otherSeat, reduced } from '../../../workers/games/codex/puzzles/small';
import { differences, engineProof, refereeProof } from '../../../workers/puzzles/proof';
import { Walker } from '../../../workers/puzzles/walker';
import { seededRandom } from '../../../workers/random';
import { day } from '../../support/day';

let walker: Walker<State>;
beforeAll(async () => {
  walker = new Walker(game.codec, await engineFromFile(new URL('../../../build/codex.wasm', import.meta.url)));
});

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

it.each([0, 1, 2])('engine and referee give every first action the same value, game %i of the day', (number) => {
  const random = seededRandom(10 * day + number);
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
