import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { mapOf } from '../../../workers/games/toy-battle/board-data';
import { distances, fitting, hqDistance } from '../../../workers/games/toy-battle/distance';
import { fallRisks, withEveryTroop } from '../../../workers/games/toy-battle/fall';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { parse, print } from '../../../workers/games/toy-battle/notation';
import { passed } from '../../../workers/games/toy-battle/passed';
import { openRegions } from '../../../workers/games/toy-battle/regions';
import { SIDES, type Board, type State } from '../../../workers/games/toy-battle/state';
import { countTiles, other, sortTiles, tilesOf, topSide } from '../../../workers/games/toy-battle/tiles';
import { problemsOf } from '../../../workers/games/toy-battle/validity';
import { Session } from '../../../workers/session';
import { anyState } from './arbitrary-state';

let session: Session<State, Board>;
beforeAll(async () => {
  const engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));
  session = new Session(toyBattle, engine) as Session<State, Board>;
});

const stateOf = (text: string): State => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
};

describe('distance', () => {
  test('one placement away is where the line leads and something fits; an HQ at one can be taken now', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { board } = session.view(print(state));
        const map = mapOf(state);
        for (const side of SIDES) {
          const far = distances(board, side);
          map.nodes.forEach((id, node) => {
            const reached = board.reach[side].includes(id) && map.hqSide[node] !== side;
            const own = topSide(board.stacks[id]) === side;
            if (reached) expect(far[node]).toBe(own ? 0 : fitting(board, side, node).length > 0 ? 1 : Infinity);
            else if (map.hqSide[node] !== side) expect(far[node]).toBeGreaterThan(0);
          });
          const ready = map.nodes.some(
            (id, node) =>
              map.hqSide[node] === other(side) &&
              board.reach[side].includes(id) &&
              fitting(board, side, node).length > 0,
          );
          expect(hqDistance(board, side) === 1).toBe(ready);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is counted along the cheapest way, through own bases for nothing', () => {
    // Castle Field is six steps deep; base 1 stands before Blue's HQ.
    const empty = stateOf('tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-');
    const begun = { ...empty, stacks: { '1': 'b2' }, rack: { ...empty.rack, blue: 'K4' } };
    expect(hqDistance(begun, 'blue')).toBe(Math.min(hqDistance(empty, 'blue'), hqDistance(begun, 'blue')));
    expect(distances(empty, 'blue')[0]).toBe(1);
    expect(distances(begun, 'blue')[0]).toBe(0);
  });

  test('nothing gets past a tile that nothing left can cover', () => {
    const state = stateOf('tb1 hallway b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-');
    const walled = {
      ...state,
      stacks: Object.fromEntries(mapOf(state).data.bases.map(({ id }) => [id, 'r7'])),
      rack: { ...state.rack, blue: '24' },
      unseen: { ...state.unseen, blue: '' },
    };
    expect(hqDistance(walled, 'blue')).toBe(Infinity);
  });
});

test('the turn passed on is a sound position of the other side, whatever was going on', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      fc.pre(state.question !== 'over');
      const next = passed(state);
      expect(next.toMove).toBe(other(state.toMove));
      expect(next.question).toBe('turn');
      // A position in mid-turn may hold medals that would have ended it; what is asked here is the turn alone.
      expect(problemsOf(next).filter(({ where }) => !where.startsWith('taken'))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

describe('fall risk', () => {
  /** Every rack the enemy may hold, each as often as it can be drawn, and every choice of frozen tiles. */
  function counted(state: State, node: string): [number, number] {
    const enemy = other(state.toMove);
    const known = state.known[enemy];
    const counts = countTiles(state.rack[enemy] + state.unseen[enemy]);
    countTiles(known).forEach((count, troop) => (counts[troop]! -= count));
    const pool = tilesOf(counts);
    let [hits, all] = [0, 0];
    const covers = new Map<string, boolean>();
    const canCover = (free: string, rack: string): boolean => {
      const key = sortTiles(free);
      if (!covers.has(key)) {
        const next = passed(state);
        const left = countTiles(state.rack[enemy] + state.unseen[enemy]);
        countTiles(rack).forEach((count, troop) => (left[troop]! -= count));
        const ice = countTiles(rack);
        countTiles(free).forEach((count, troop) => (ice[troop]! -= count));
        const dealt: State = {
          ...next,
          rack: { ...next.rack, [enemy]: sortTiles(rack) },
          unseen: { ...next.unseen, [enemy]: tilesOf(left) },
          known: { ...next.known, [enemy]: '' },
          frozen: { ...next.frozen, [enemy]: tilesOf(ice) },
        };
        const { choices } = session.view(print(dealt));
        covers.set(
          key,
          choices.some(({ action }) => action.startsWith('place ') && action.endsWith(`@${node}`)),
        );
      }
      return covers.get(key)!;
    };
    const freeze = (rack: string, from: number, left: number, free: string): void => {
      if (left === 0) {
        all++;
        if (canCover(free + rack.slice(from), rack)) hits++;
        return;
      }
      if (rack.length - from < left) return;
      freeze(rack, from + 1, left - 1, free);
      freeze(rack, from + 1, left, free + rack[from]);
    };
    const draw = (from: number, left: number, rack: string): void => {
      if (left === 0) return freeze(rack + known, 0, state.frozen[enemy].length, '');
      for (let at = from; at < pool.length; at++) draw(at + 1, left - 1, rack + pool[at]);
    };
    draw(0, state.rack[enemy].length - known.length, '');
    return [hits, all];
  }

  test.each([
    [
      'a base near the enemy, three tiles unseen',
      'tb1 castle-field b 8 1:b5,2:b3,3:r1,4:r2,8:r2,13:r6,15:r6 K24/13 1236/K57 0/0 -/- -/-',
    ],
    [
      'a rack of which one tile is known',
      'tb1 castle-field b 8 1:b5,2:b3,3:r1,4:r2,8:r2,13:r6,15:r6 K24/137 1236/K57 0/0 -/- -/-',
    ],
  ])('%s: counted rack by rack', (_, text) => {
    const plain = stateOf(text);
    for (const state of [
      plain,
      { ...plain, known: { ...plain.known, red: plain.rack.red[0]! } },
      { ...plain, frozen: { ...plain.frozen, red: plain.rack.red[0]! } },
      {
        ...plain,
        known: { ...plain.known, red: plain.rack.red[1]! },
        frozen: { ...plain.frozen, red: plain.rack.red[0]! },
      },
    ]) {
      const risks = fallRisks(state, session.view(print(withEveryTroop(state))).choices);
      expect(risks.map(({ node }) => node)).toEqual(['1', '2']);
      for (const { node, chance } of risks) {
        const [hits, all] = counted(state, node);
        expect(chance.num * all, node).toBe(hits * chance.den);
        expect(hits, node).toBeGreaterThan(0);
      }
    }
  });

  test('what nothing can cover is safe', () => {
    const state = stateOf('tb1 castle-field b 8 1:b7 K24/13 1236/1557 0/0 -/- -/-');
    const [risk] = fallRisks(state, session.view(print(withEveryTroop(state))).choices);
    expect(risk).toEqual({ node: '1', chance: { num: 0, den: 1 }, by: '' });
  });
});

test('open regions say what each side lacks', () => {
  const state = stateOf('tb1 castle-field b 8 1:b5,2:b3,3:r1 K24/13 1236/1557 0/0 -/- -/-');
  const regions = openRegions(state);
  const { regions: all } = mapOf(state);
  expect(regions.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  for (const { bases, missing } of regions) {
    for (const side of SIDES) {
      expect(missing[side].length).toBeLessThanOrEqual(bases);
      for (const base of missing[side]) expect(topSide(state.stacks[base])).not.toBe(side);
    }
  }
  expect(openRegions({ ...state, taken: { [all[0]!.id]: 'blue' } }).map(({ id }) => id)).not.toContain(all[0]!.id);
});
