import type { Tongue } from './grammar';
import { englishCriterion, englishTask } from './tasks/en';
import { english } from './words/en/effects';

export default { locale: 'en', effects: english, task: englishTask, criterion: englishCriterion } satisfies Tongue;
