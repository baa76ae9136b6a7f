import type { DrillKind } from '../../../drills/drill';
import { areaAround } from '../board-fields';
import { DIRECTIONS } from '../cards';
import type { Board } from '../state';
import { STEPS, beforeVolley, isQuiet, oneOf, turnsOf } from './turns';

const AURAS: ReadonlySet<string> = new Set(['auraFriends', 'auraAll', 'auraEnemies']);

/** The auras around a token: fields of those that the engine counts for it are told apart by who owns whom. */
function aurasAround({ board, gain }: Board, field: string): { fed: string[]; idle: string[] } | null {
  const { owner } = board[field]!;
  const around = areaAround(field, DIRECTIONS).filter((one) => AURAS.has(board[one]?.type ?? ''));
  const feeds = (one: string): boolean => {
    const { type, owner: whose } = board[one]!;
    return type === 'auraAll' || (type === 'auraFriends') === (whose === owner);
  };
  const fed = around.filter(feeds);
  return fed.length === gain[field]!.auras ? { fed, idle: around.filter((one) => !feeds(one)) } : null;
}

/** What a token brings in the turn that is played: its value, the auras that reach it, doubled if it is golden. */
export const gain: DrillKind<Board> = {
  id: 'gain',
  steps: STEPS,
  ask(view, desk, random, wish) {
    const turns = turnsOf(view, desk, beforeVolley).filter(isQuiet);
    // Some auras are in vain: every fourth question is about one that does not reach its neighbour.
    const plain = wish % 4 === 0;
    for (let tries = 0; turns.length > 0 && tries < 12; tries++) {
      const { action, field } = oneOf(turns, random)!;
      const after = desk.after(action).board;
      const tokens = wish % 4 === 1 ? [field] : Object.keys(after.board);
      const found = tokens.flatMap((token) => {
        const now = after.gain[token];
        const auras = now && aurasAround(after, token);
        if (!auras || now.total === view.board.gain[token]?.total) return [];
        const fits = plain ? auras.fed.length + now.gold === 0 && auras.idle.length > 0 : now.auras > 0;
        return fits ? [{ token, total: now.total, why: [auras.fed, auras.idle].map(String) }] : [];
      });
      const one = oneOf(found, random);
      if (one) {
        const question = { type: 'answer' as const, ask: `gain:${one.token}`, value: one.total };
        return { question, line: [action], told: true, why: one.why };
      }
    }
    return null;
  },
};
