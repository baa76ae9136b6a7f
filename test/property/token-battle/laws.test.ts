import { expect, it } from 'vitest';
import { MAX_VALUE } from '../../../assembly/games/token-battle/layout';
import { OVER } from '../../../workers/engine/abi';
import { actionText, parseAction } from '../../../workers/games/token-battle/actions';
import { boardOf } from '../../../workers/games/token-battle/board';
import { cardOf } from '../../../workers/games/token-battle/cards';
import { read } from '../../../workers/games/token-battle/codec';
import { resultOf } from '../../../workers/games/token-battle/ending';
import { parse, print } from '../../../workers/games/token-battle/notation';
import { parseRecord, printRecord } from '../../../workers/games/token-battle/record';
import { SIDES, other, type Side, type State } from '../../../workers/games/token-battle/state';
import { gains } from '../../../workers/referee/token-battle';
import { check, engine, enter, turnsOf } from './support/games';

const tokens = ({ board }: State): number => Object.keys(board).length;
const values = ({ board }: State): number => Object.values(board).reduce((sum, { value }) => sum + value, 0);
const mover = ({ turn }: State): Side => turn as Side;

it('points never fall, and the player who moves always gets some (TK-SCORE-3, 4.3)', () => {
  check((game) => {
    for (const { before, after } of turnsOf(game)) {
      for (const side of SIDES) expect(after.points[side]).toBeGreaterThanOrEqual(before.points[side]);
      expect(after.points[mover(before)]).toBeGreaterThan(before.points[mover(before)]);
      expect(after.ply).toBe(before.ply + 1);
    }
  });
});

it('what is scored is what the board brought before the shots (TK-SCORE-1, TK-TURN-5)', () => {
  check((game) => {
    for (const { before, after, effects } of turnsOf(game)) {
      if (effects.some(({ kind }) => kind === 'shot')) continue;
      for (const side of SIDES) expect(after.points[side] - before.points[side]).toBe(gains(after)[side]);
    }
  });
});

it('every card stays in its stack, and only the stack that was used turns (TK-TURN-3, TK-HIT-3)', () => {
  check((game) => {
    for (const { before, action, after } of turnsOf(game)) {
      const side = mover(before);
      const used = Math.floor(action / 36);
      expect(after.cards[other(side)]).toEqual(before.cards[other(side)]);
      after.cards[side].forEach((stack, i) => {
        const was = before.cards[side][i]!;
        expect(stack).toEqual(i === used ? [...was.slice(1), was[0]] : was);
      });
    }
  });
});

it('tokens come and go only as the turn tells', () => {
  check((game) => {
    for (const { before, after, effects } of turnsOf(game)) {
      const count = (kind: string): number => effects.filter((effect) => effect.kind === kind).length;
      expect(tokens(after)).toBe(tokens(before) + count('placed') + count('created') - count('destroyed'));
      expect(count('placed')).toBe(1);
    }
  });
});

it('no value rises but that of the token placed, and none is out of range (4.1)', () => {
  check((game) => {
    for (const { before, action, after, effects } of turnsOf(game)) {
      const card = cardOf(before.cards[mover(before)][Math.floor(action / 36)]![0]!);
      const made = effects.filter(({ kind }) => kind === 'created').length;
      const most = values(before) + card.value + before.boost[mover(before)] + made;
      expect(values(after)).toBeLessThanOrEqual(most);
      for (const { value } of Object.values(after.board)) expect(value >= 1 && value <= MAX_VALUE).toBe(true);
    }
  });
});

it('boosts are given and used one at a time (TK-BOOST-1, TK-BOOST-2)', () => {
  check((game) => {
    for (const { before, action, after } of turnsOf(game)) {
      const side = mover(before);
      const { skill } = cardOf(before.cards[side][Math.floor(action / 36)]![0]!);
      expect(after.boost[side]).toBe(skill === 'boostNext' ? 1 : 0);
      expect(after.boost[other(side)]).toBe(before.boost[other(side)]);
    }
  });
});

it('extra turns are gained and used as the turn tells, and decide who is next (TK-EXTRA-2)', () => {
  check((game) => {
    for (const { before, after, effects } of turnsOf(game)) {
      const side = mover(before);
      const gained = (whose: Side): number =>
        effects.filter((effect) => effect.kind === 'extraGained' && effect.side === whose).length;
      const pending = before.extra[side] + gained(side);
      expect(after.extra[other(side)]).toBe(before.extra[other(side)] + gained(other(side)));
      if (resultOf(after)) {
        expect([after.turn, after.extra[side]]).toEqual([side, pending]);
      } else if (pending) {
        expect([after.turn, after.extra[side]]).toEqual([side, pending - 1]);
      } else {
        expect([after.turn, after.extra[side]]).toEqual([other(side), 0]);
      }
    }
  });
});

it('the token played last is on the board or none (TK-SWAP-2)', () => {
  check((game) => {
    for (const { after } of turnsOf(game)) if (after.last !== null) expect(after.board[after.last]).toBeDefined();
  });
});

it('a game ends exactly when a limit is reached or the board is full (TK-END-1, TK-END-2, TK-END-6)', () => {
  check((game) => {
    for (const { after } of turnsOf(game)) {
      const result = resultOf(after);
      expect(engine.actor() === OVER).toBe(result !== null);
      if (!result) continue;
      const { A, B } = after.points;
      expect(result.winner).toBe(A === B ? null : A > B ? 0 : 1);
      expect([engine.reward(0), engine.reward(1)]).toEqual(A === B ? [0.5, 0.5] : A > B ? [1, 0] : [0, 1]);
    }
  });
});

it('legal actions are ascending, distinct, and exactly those whyNot has nothing against', () => {
  check((game) => {
    enter(game.start);
    if (engine.actor() > 1) return;
    const legal = [...engine.legal()];
    const allowed = Array.from({ length: 144 }, (_, action) => action).filter(
      (action) => !engine.whyNot(action).length,
    );
    expect(legal).toEqual(allowed);
  });
});

it('bytes, lines and records say the same of every node, and of every action', () => {
  check((game) => {
    const actions: string[] = [];
    let begin: State | null = null;
    for (const { before, action, after } of turnsOf(game)) {
      begin ??= before;
      const text = actionText(action, before);
      actions.push(text);
      expect(parseAction(text, before)).toEqual({ ok: true, value: action });
      expect(parse(print(after))).toEqual({ ok: true, value: after });
      const image = engine.save();
      const hash = engine.hash();
      enter(after);
      expect(engine.save()).toEqual(image);
      expect(engine.hash()).toBe(hash);
      expect(boardOf(after)).toMatchObject(after);
    }
    if (!begin) return;
    const record = { tags: {}, start: begin, actions, comments: {}, variations: [] };
    expect(parseRecord(printRecord(record))).toEqual({ ok: true, value: record });
  });
});

it('different nodes of a game have different hashes', () => {
  check((game) => {
    const seen = new Map<string, string>();
    for (const { after } of turnsOf(game)) {
      const line = print(after);
      expect(seen.get(engine.hash()) ?? line).toBe(line);
      seen.set(engine.hash(), line);
      expect(read(engine.save())).toEqual(after);
    }
  });
});

it('nothing is hidden: both seats see every difference (TK-GAME-6)', () => {
  check((game) => {
    for (const { before } of turnsOf(game)) {
      const here = engine.observation(0);
      expect(engine.observation(1)).toBe(here);
      const now = engine.save();
      enter(before);
      expect(engine.observation(0)).not.toBe(here);
      engine.restore(now);
    }
  });
});
