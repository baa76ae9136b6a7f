import { CHANCE, OVER } from '../../../../workers/engine/abi';
import type { Engine } from '../../../../workers/engine/engine';
import { actionText, encode } from '../../../../workers/games/toy-battle/actions';
import { blankState } from '../../../../workers/games/toy-battle/blank';
import { MAPS, type BoardMap } from '../../../../workers/games/toy-battle/board-data';
import { read, write } from '../../../../workers/games/toy-battle/codec';
import type { Options, State } from '../../../../workers/games/toy-battle/state';
import * as referee from '../../../../workers/referee/toy-battle';
import rulesFile from '../../../../assembly/games/toy-battle/data/rules.json' with { type: 'json' };
import { dice } from '../../support/dice';

const RULE_IDS = rulesFile.rules.map((rule) => rule.id);
const ARMY = 'KKK111222333444555666777';

function deal(count: number, roll: (n: number) => number) {
  const unseen = [...ARMY];
  const rack: string[] = [];
  for (let i = 0; i < count; ++i) rack.push(...unseen.splice(roll(unseen.length), 1));
  return { rack: sorted(rack), unseen: sorted(unseen) };
}

const sorted = (tiles: string[]): string =>
  [...ARMY]
    .filter((tile, i, army) => army.indexOf(tile) === i)
    .map((code) => code.repeat(tiles.filter((tile) => tile === code).length))
    .join('');

/** The start of a game on any map under random options; most games use the defaults. */
export function randomStart(roll: (n: number) => number): State {
  const map = MAPS[roll(MAPS.length)]!;
  const odd = (): boolean => roll(6) === 0;
  const options: Partial<Options> = {
    ...(roll(10) === 0 && { specials: 'off' }),
    ...(odd() && { skullyDraw: 'each' }),
    ...(odd() && { shieldHook: 'free' }),
    ...(odd() && { shoveOntoTrigger: 'forbidden' }),
    ...(odd() && { shoveClaims: 'mover-first' }),
    ...(odd() && { doubleTrigger: 'once' }),
    ...(odd() && { frozenStuck: 'loses-turn' }),
    ...(roll(12) === 0 && { turnLimit: roll(40) }),
  };
  const starter = roll(2);
  const blue = deal(starter === 0 ? 3 : 4, roll);
  const red = deal(starter === 1 ? 3 : 4, roll);
  return {
    ...blankState(map, starter === 0 ? 'blue' : 'red', options),
    rack: { blue: blue.rack, red: red.rack },
    unseen: { blue: blue.unseen, red: red.unseen },
    removed: { blue: 4, red: 4 },
  };
}

/** Any action that can be written on this map, sensible or not. */
function anyAction(map: BoardMap, roll: (n: number) => number): number {
  const node = () => roll(map.nodes.length);
  switch (roll(9)) {
    case 0:
      return encode({ kind: 'place', troop: roll(8), node: node() });
    case 1:
      return encode({ kind: 'hit', node: node() });
    case 2:
      return encode({ kind: 'recall', node: node() });
    case 3:
      return encode({ kind: 'shove', from: node(), to: node() });
    case 4:
      return encode({ kind: 'exhume', troop: roll(8) });
    case 5:
      return encode({ kind: 'dealt', troop: roll(8) });
    case 6:
      return encode({ kind: (['draw', 'raid', 'freeze', 'skip'] as const)[roll(4)]! });
    default:
      return encode({ kind: 'place', troop: roll(8), node: node() });
  }
}

export interface DuelReport {
  plies: number;
  questions: Set<string>;
  refusals: Set<string>;
  end: string;
}

/**
 * Plays one random game on the engine and the referee at once and compares everything both can be asked at every
 * node. Throws an Error that names the first difference, with the line that led there.
 */
export function duel(engine: Engine, seed: number, trials = 3): DuelReport {
  const roll = dice(seed);
  const start = randomStart(roll);
  const map = MAPS.find((one) => one.id === start.map)!;
  const bytes = new Uint8Array(engine.stateBytes);
  write(start, bytes);
  const broken = engine.load(bytes);
  const line: string[] = [];
  const differ = (what: string, ours: unknown, theirs: unknown): never => {
    throw new Error(
      `seed ${seed}, ${what} differs after [${line.join(', ')}]\nstart ${JSON.stringify(start)}\n` +
        `engine  ${JSON.stringify(ours)}\nreferee ${JSON.stringify(theirs)}`,
    );
  };
  const same = (what: string, ours: unknown, theirs: unknown) => {
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) differ(what, ours, theirs);
  };
  if (broken) differ('start', broken, 0);
  const loaded = referee.load(positionOf(start));
  if (!loaded.ok) return differ('start', 'loaded', loaded);
  let node = loaded.node;
  const report: DuelReport = { plies: 0, questions: new Set(), refusals: new Set(), end: '' };

  for (;;) {
    const state = read(engine.save());
    same('state', canonical(state), canonical(referee.describe(node)));
    report.questions.add(state.question);
    for (let i = 0; i < trials; ++i) {
      const action = anyAction(map, roll);
      const ours = engine.whyNot(action).map((n) => RULE_IDS[n - 1]!);
      same(`whyNot ${actionText(action, map)}`, ours, referee.whyNot(node, actionText(action, map)));
      for (const rule of ours) report.refusals.add(rule);
    }
    const actor = engine.actor();
    if (actor === OVER) {
      same('actor', 'over', referee.actor(node));
      report.end = state.result!.how;
      return report;
    }
    let action: number;
    if (actor === CHANCE) {
      const { actions, weights } = engine.outcomes();
      const ours = [...actions].map((a, i) => ({ action: actionText(a, map), weight: weights[i] }));
      same('outcomes', ours, referee.outcomes(node));
      action = actions[roll(actions.length)]!;
    } else {
      const actions = engine.legal();
      same(
        'legal actions',
        [...actions].map((a) => actionText(a, map)),
        referee.legal(node),
      );
      action = preferred(actions, roll);
    }
    line.push(actionText(action, map));
    engine.apply(action);
    node = referee.apply(node, line.at(-1)!);
    report.plies++;
    checkImage(engine, differ);
  }
}

/** Random, but rarely a draw or a skip, so that games get somewhere and every effect is seen. */
function preferred(actions: Uint32Array, roll: (n: number) => number): number {
  const active = actions.filter((a) => a >>> 16 !== 1 && a >>> 16 !== 10);
  const pool = active.length && roll(4) > 0 ? active : actions;
  return pool[roll(pool.length)]!;
}

/** The derived block and the hash must be those of the same state loaded afresh. */
function checkImage(engine: Engine, differ: (what: string, ours: unknown, theirs: unknown) => void): void {
  const saved = engine.save();
  const hash = engine.hash();
  const fresh = new Uint8Array(engine.stateBytes);
  write(read(saved), fresh);
  const broken = engine.load(fresh);
  if (broken) differ('check', RULE_IDS[broken - 1], null);
  const again = engine.save();
  if (engine.hash() !== hash) differ('hash', hash, engine.hash());
  for (let i = 0; i < saved.length; ++i) if (saved[i] !== again[i]) return differ(`byte ${i}`, saved[i], again[i]);
}

function positionOf(state: State) {
  const { map, toMove, stacks, rack, unseen, removed, discard, frozen, known, taken, turns, options } = state;
  return { map, toMove, stacks, rack, unseen, removed, discard, frozen, known, taken, turns, options };
}

/** A state with its keys in one order and its stacks and claims sorted, for comparison as text. */
function canonical(state: State): unknown {
  const ordered = <T>(record: Record<string, T>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    map: state.map,
    toMove: state.toMove,
    stacks: ordered(state.stacks),
    taken: ordered(state.taken),
    ...Object.fromEntries(
      (['rack', 'unseen', 'removed', 'discard', 'frozen', 'known'] as const).map((name) => [
        name,
        [state[name].blue, state[name].red],
      ]),
    ),
    turns: state.turns,
    options: ordered(state.options as unknown as Record<string, unknown>),
    question: state.question,
    questionBase: state.questionBase,
    left: state.left,
    again: state.again,
    waiting: state.waiting.map(({ base, height }) => [base, height]),
    result: state.result && [state.result.winner, state.result.how],
    captured: state.captured && [state.captured.node, state.captured.tile],
  };
}
