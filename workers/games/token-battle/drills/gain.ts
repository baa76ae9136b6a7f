import type { DrillKind } from '../../../drills/drill';
import { areaAround } from '../board-fields';
import { DIRECTIONS } from '../cards';
import type { Board } from '../state';
import { STEPS, beforeVolley, isQuiet, ofSkill, oneOf, turnsOf } from './turns';

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
      const turn = oneOf(turns, random)!;
      const { action, field } = turn;
      const after = desk.after(action).board;
      // A token that goes elsewhere has no field to be asked about by.
      const moved = ofSkill(turn).flatMap(({ from, to }) => (from === null ? [] : [from, to]));
      const tokens = (wish % 4 === 1 ? [field] : Object.keys(after.board)).filter((token) => !moved.includes(token));
      const found = tokens.flatMap((token) => {
        const now = after.gain[token];
        const auras = now && aurasAround(after, token);
        if (!auras || now.total === view.board.gain[token]?.total) return [];
        const fits = plain ? auras.fed.length + now.gold === 0 && auras.idle.length > 0 : now.auras > 0;
        if (!fits) return [];
        const { owner } = after.board[token]!;
        const idle = auras.idle.map((one) => [one, after.board[one]!.owner, after.board[one]!.type].join(':'));
        return [
          { token, total: now.total, why: [now.value, now.auras, now.gold, auras.fed, owner].map(String).concat(idle) },
        ];
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
