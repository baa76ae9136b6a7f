import type { Tongue } from './grammar';
import { traditionalCounted, traditionalCriterion, traditionalTask } from './tasks/zh-Hant';
import { traditional } from './words/zh-Hant/effects';

export default {
  locale: 'zh-Hant',
  effects: traditional,
  task: traditionalTask,
  counted: traditionalCounted,
  criterion: traditionalCriterion,
} satisfies Tongue;
