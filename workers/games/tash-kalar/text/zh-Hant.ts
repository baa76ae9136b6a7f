import type { Tongue } from './grammar';
import { traditionalCriterion, traditionalTask } from './tasks/zh-Hant';
import { traditional } from './words/zh-Hant/effects';

export default {
  locale: 'zh-Hant',
  effects: traditional,
  task: traditionalTask,
  criterion: traditionalCriterion,
} satisfies Tongue;
