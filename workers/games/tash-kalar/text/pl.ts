import type { Tongue } from './grammar';
import { polishCriterion, polishTask } from './tasks/pl';
import { polish } from './words/pl/effects';

export default { locale: 'pl', effects: polish, task: polishTask, criterion: polishCriterion } satisfies Tongue;
