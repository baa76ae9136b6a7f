import { describe, expect, it } from 'vitest';
import cases from '../../../assembly/games/toy-battle/data/cases.json' with { type: 'json' };
import rulesFile from '../../../assembly/games/toy-battle/data/rules.json' with { type: 'json' };
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { reach, winNext } from '../../../workers/engine/toy-battle';
import { actionText, parseAction } from '../../../workers/games/toy-battle/actions';
import { mapOf } from '../../../workers/games/toy-battle/board-data';
import { read, write } from '../../../workers/games/toy-battle/codec';
import { parsePosition } from '../../../workers/games/toy-battle/position';
import { SIDES, TROOP_CODES, type Side } from '../../../workers/games/toy-battle/state';

interface Expectation {
  legalCount?: number;
  legal?: string[];
  perft?: number[];
  whyNot?: Record<string, string[] | null>;
  nodes?: Record<string, string[]>;
  asked?: string;
  chance?: Record<string, number>;
  result?: { winner: string | null; how: string };
  winningStarts?: string[];
  winNext?: { side: Side; known?: string; num: number; den: number; needs: string[] };
}
interface Case {
  id: string;
  title: string;
  position: object;
  after?: string[];
  expect: Expectation;
}

const engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));
const ruleIds = rulesFile.rules.map((rule) => rule.id);

/** Loads the case's position, plays what comes before the question, and returns the map. */
function arrive(one: Case) {
  const parsed = parsePosition(JSON.stringify(one.position));
  if (!parsed.ok) throw new Error(`${one.id}: ${JSON.stringify(parsed.error)}`);
  const state = parsed.value;
  if (one.expect.winNext?.known) state.known[one.expect.winNext.side] = one.expect.winNext.known;
  const bytes = new Uint8Array(engine.stateBytes);
  write(state, bytes);
  expect(engine.load(bytes)).toBe(0);
  const map = mapOf(state);
  for (const text of one.after ?? []) play(text, map);
  return map;
}

type Map = ReturnType<typeof mapOf>;

function numberOf(text: string, map: Map): number {
  const parsed = parseAction(text, map);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.problem}`);
  return parsed.value;
}

function play(text: string, map: Map) {
  expect(engine.whyNot(numberOf(text, map)), text).toEqual([]);
  engine.apply(numberOf(text, map));
}

const legalTexts = (map: Map) => [...engine.legal()].map((action) => actionText(action, map));
const troopsOf = (counts: number[]) => counts.map((n, t) => TROOP_CODES[t]!.repeat(n)).join('');
const seatOf = (side: string) => SIDES.indexOf(side as Side);

describe.each(cases.cases as unknown as Case[])('$id $title', (one) => {
  it('is answered by the engine as the rules say', () => {
    const map = arrive(one);
    const want = one.expect;
    const state = () => read(engine.save());
    if (want.asked) expect(state().question).toBe(want.asked);
    if (want.legalCount !== undefined) expect(engine.legal().length).toBe(want.legalCount);
    if (want.legal) expect(legalTexts(map)).toEqual(want.legal);
    if (want.perft) expect(want.perft.map((_, i) => engine.perft(i + 1))).toEqual(want.perft);
    if (want.result) expect(state().result).toEqual({ ...want.result, winner: want.result.winner ?? 'none' });
    for (const [text, rules] of Object.entries(want.whyNot ?? {})) {
      const refused = engine.whyNot(numberOf(text, map)).map((n) => ruleIds[n - 1]);
      expect(refused, text).toEqual(rules ?? []);
    }
    if (want.chance) {
      expect(engine.actor()).toBe(CHANCE);
      const { actions, weights } = engine.outcomes();
      const found = Object.fromEntries([...actions].map((a, i) => [actionText(a, map).slice(1), weights[i]]));
      expect(found).toEqual(want.chance);
    }
    for (const [question, nodes] of Object.entries(want.nodes ?? {})) {
      const [kind, side] = question.split(':') as [string, string];
      const reached = reach(engine, seatOf(side)).map((n) => map.nodes[n]!);
      const held = Object.entries(state().stacks).filter(([, tiles]) => tiles.at(-2) === side[0]);
      const found = kind === 'reach' ? reached : held.map(([node]) => node).filter((node) => !reached.includes(node));
      expect(found, question).toEqual(nodes);
    }
    if (want.winNext) {
      const found = winNext(engine, seatOf(want.winNext.side));
      expect(found.winning * want.winNext.den).toBe(want.winNext.num * found.possible);
      expect(found.needs.map(troopsOf).sort()).toEqual([...want.winNext.needs].sort());
    }
    if (want.winningStarts) {
      engine.goalStart(1);
      const wins = [...engine.legal()].filter((action) => engine.goalSolve(action, 1e7)?.num === 1);
      expect(wins.map((action) => actionText(action, map))).toEqual(want.winningStarts);
    }
    expect([CHANCE, OVER, 0, 1]).toContain(engine.actor());
  });
});
