/** What questions without a move want for an answer. */
import type { Question, QuestionOf } from './lesson';

/** The right answer to a question, as a learner would give it. */
export function solutionOf(question: Question): readonly string[] {
  switch (question.type) {
    case 'mark':
      return question.nodes;
    case 'pick':
      return [...question.tiles];
    case 'answer':
      return [String(question.value)];
    case 'foresee':
      return [String(question.right)];
    case 'order':
      return question.parts;
    case 'build':
      return [question.answer];
  }
}

/** Percentages may be rounded either way. */
const PERCENT_TOLERANCE = 1;

export function isRightNumber(goal: QuestionOf<'answer'>, given: number): boolean {
  return Math.abs(given - goal.value) <= (goal.ask === 'percent' ? PERCENT_TOLERANCE : 0);
}

/** What lacks and what is too many in an answer that should hold exactly the wanted things, copies counted. */
export function gap(wanted: readonly string[], given: readonly string[]): { missing: string[]; extra: string[] } {
  const missing = [...wanted];
  const extra: string[] = [];
  for (const one of given) {
    const at = missing.indexOf(one);
    if (at >= 0) missing.splice(at, 1);
    else extra.push(one);
  }
  return { missing, extra };
}
