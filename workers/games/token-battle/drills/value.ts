import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../state';
import { lossesOf, wordsOf } from './losses';
import { STEPS, oneOf, turnsOf, withSkill } from './turns';

/** What is left of a token after skill and shots: several causes at once, or one that counts more than once. */
export const value: DrillKind<Board> = {
  id: 'value',
  steps: STEPS,
  ask(view, desk, random, wish) {
    const volley = wish % 3 === 0;
    const among = volley ? withSkill('reduceByFriends') : () => true;
    const { board } = view.board;
    const found = turnsOf(view, desk, among).flatMap((turn) =>
      [...Object.keys(board), turn.field].flatMap((field) => {
        const losses = lossesOf(turn, field, board[field] ?? null);
        if (!losses || losses.edge) return [];
        const { boost, skill, shots, after } = losses;
        if (volley ? skill === 0 : skill + shots === 0 || boost + skill + shots < 2) return [];
        const question = { type: 'answer' as const, ask: `value:${field}`, value: after?.value ?? 0 };
        return [{ question, line: [turn.action], told: true, why: wordsOf(losses) }];
      }),
    );
    // Survivors are fewer than what falls, and ask for more counting.
    const left = found.filter(({ question }) => question.value > 0);
    return oneOf((wish >> 2) % 4 > 0 ? left : found, random) ?? null;
  },
};
