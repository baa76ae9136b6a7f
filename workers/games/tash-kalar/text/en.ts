import type { Tongue } from './grammar';
import { englishCounted, englishCriterion, englishTask } from './tasks/en';
import { english } from './words/en/effects';

export default {
  locale: 'en',
  effects: english,
  task: englishTask,
  counted: englishCounted,
  criterion: englishCriterion,
} satisfies Tongue;
