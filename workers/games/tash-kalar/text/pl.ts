import type { Tongue } from './grammar';
import { polishCounted, polishCriterion, polishTask } from './tasks/pl';
import { polish } from './words/pl/effects';

export default {
  locale: 'pl',
  effects: polish,
  task: polishTask,
  counted: polishCounted,
  criterion: polishCriterion,
} satisfies Tongue;
