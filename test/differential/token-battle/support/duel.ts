import { ACTIONS } from '../../../../assembly/games/token-battle/layout';
import { CHANCE, OVER } from '../../../../workers/engine/abi';
import type { Engine } from '../../../../workers/engine/engine';
import { actionText, parseAction } from '../../../../workers/games/token-battle/actions';
import { FIELDS } from '../../../../workers/games/token-battle/board-fields';
import { CARDS } from '../../../../workers/games/token-battle/cards';
import { read, write } from '../../../../workers/games/token-battle/codec';
import type { Effect } from '../../../../workers/games/token-battle/effects';
import { resultOf } from '../../../../workers/games/token-battle/ending';
import { tokenBattle } from '../../../../workers/games/token-battle/game';
import { SIDES, sided, type Side, type State } from '../../../../workers/games/token-battle/state';
import * as referee from '../../../../workers/referee/token-battle';
import { dice, type Dice } from '../../support/dice';
import { toldByEngine, toldByReferee } from './events';
import { randomStart, type Kind } from './starts';

const RULE_IDS = tokenBattle.ruleIds;
const HOW = { points: 'points', full: 'board', turns: 'turns' } as const;

export interface DuelReport {
  kind: Kind;
  plies: number;
  /** Kinds of events that happened. */
  events: Set<string>;
  refusals: Set<string>;
  end: string;
}

/**
 * Plays one random game on the engine and the referee at once and compares everything both can be asked at every node.
 * Throws an Error that names the first difference, with the line that led there.
 */
export function duel(engine: Engine, seed: number, trials = 2): DuelReport {
  const roll = dice(seed);
  const { kind, state: start } = randomStart(seed, roll);
  const line: string[] = [];
  const same = (what: string, ours: unknown, theirs: unknown): void => {
    if (JSON.stringify(ours) === JSON.stringify(theirs)) return;
    throw new Error(
      `seed ${seed}, ${what} differs after [${line.join(', ')}]\nstart ${tokenBattle.print(start)}\n` +
        `engine  ${JSON.stringify(ours)}\nreferee ${JSON.stringify(theirs)}`,
    );
  };

  same('start', enter(engine, start), 0);
  const loaded = referee.load(tokenBattle.print(start));
  if (!loaded.ok) throw new Error(`seed ${seed}: ${JSON.stringify(loaded.error)}`);
  let node = loaded.node;
  const report: DuelReport = { kind, plies: 0, events: new Set(), refusals: new Set(), end: '' };

  for (;;) {
    const state = read(engine.save());
    same('state', state, node);
    for (let i = 0; i < trials; ++i) {
      const [text, by] = anyAttempt(state, roll);
      const action = parseAction(text, state);
      const ours = action.ok ? engine.whyNot(action.value).map((rule) => RULE_IDS[rule - 1]!) : null;
      same(`whyNot ${text}`, ours, referee.whyNot(node, ...forReferee(text, by, state)));
      for (const rule of ours ?? []) report.refusals.add(rule);
    }
    const actor = engine.actor();
    if (actor === OVER) {
      const result = resultOf(state)!;
      same('result', [winnerOf(result.winner), HOW[result.reason as 'full']], Object.values(referee.result(node)!));
      same('reward', [engine.reward(0), engine.reward(1)], rewards(result.winner));
      report.end = result.reason;
      return report;
    }
    same('result', resultOf(state), referee.result(node));
    const actions = actor === CHANCE ? drawn(engine, node, same) : engine.legal();
    const texts = [...actions].map((action) => actionText(action, state));
    if (actor !== CHANCE) same('legal actions', texts, referee.legal(node));
    const action = actions[roll(actions.length)]!;
    const text = actionText(action, state);
    const told = actor === CHANCE ? [] : (tokenBattle.effects!(action, engine) as Effect[]);
    const next = referee.tell(node, text);
    line.push(text);
    if (told.length) same('events', toldByEngine(told), toldByReferee(next.events));
    for (const { kind: event } of told) report.events.add(event);
    engine.apply(action);
    node = next.state;
    if (told.length) same('gain told', gainTold(told), referee.gains(node));
    report.plies++;
    sameImage(engine, same);
  }
}

function enter(engine: Engine, state: State): number {
  const bytes = new Uint8Array(engine.stateBytes);
  write(state, bytes);
  return engine.load(bytes);
}

type Same = (what: string, ours: unknown, theirs: unknown) => void;

/** The outcomes of the draw of the first player. */
function drawn(engine: Engine, node: referee.State, same: Same): Uint32Array {
  const { actions, weights } = engine.outcomes();
  const ours = [...actions].map((seat, i) => ({ action: `~${SIDES[seat]}`, weight: weights[i] }));
  same('outcomes', ours, referee.outcomes(node));
  return actions;
}

const winnerOf = (seat: number | null): Side | 'draw' => (seat === null ? 'draw' : SIDES[seat]!);

const rewards = (winner: number | null): number[] =>
  [0, 1].map((seat) => (winner === null ? 0.5 : Number(winner === seat)));

const gainTold = (effects: readonly Effect[]) =>
  sided((side) => effects.flatMap((one) => (one.kind === 'gain' && one.side === side ? [one.after] : []))[0]);

/** Something a player may try, sensible or not, and who tries it. */
function anyAttempt(state: State, roll: Dice): [text: string, by: Side | null] {
  const field = roll(8) ? FIELDS[roll(FIELDS.length)]! : 'g7';
  switch (roll(7)) {
    case 0:
      return [`${CARDS[roll(CARDS.length)]!.id}@${field}`, null];
    case 1: {
      const waiting = SIDES[roll(2)]!;
      if (state.turn === '?' || state.turn === waiting) return ['pass', null];
      // Only stacks that are there: a missing stack of a player who is waiting breaks two rules.
      return [`out-of-turn ${1 + roll(state.cards[waiting].length)}@${FIELDS[roll(FIELDS.length)]}`, waiting];
    }
    case 2:
      return ['pass', null];
    case 3:
      return [`${CARDS[roll(CARDS.length)]!.id}:${roll(10)}@${field}`, null];
    case 4:
      return [`~${SIDES[roll(2)]!}`, null];
    default:
      return [state.turn === '?' ? 'pass' : actionText(roll(ACTIONS), state), null];
  }
}

/** The same attempt as the referee reads it, who knows cards but no stacks. */
function forReferee(text: string, by: Side | null, { cards }: State): [text: string, by?: Side] {
  const [, side, stack, field] = /^(?:out-of-turn |([AB]):)(\d)@(\w+)$/.exec(text) ?? [];
  if (stack === undefined) return [text];
  const card = cards[by ?? (side as Side)][Number(stack) - 1]?.[0] ?? 'milestone';
  return by ? [`${card}@${field}`, by] : [`${card}:${stack}@${field}`];
}

/** The bytes and the hash must be those of the same state loaded afresh. */
function sameImage(engine: Engine, same: Same): void {
  const saved = engine.save();
  const hash = engine.hash();
  same('check', enter(engine, read(saved)), 0);
  same('bytes', saved.join(), engine.save().join());
  same('hash', hash, engine.hash());
}
