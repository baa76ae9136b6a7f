/** Simplified Chinese: the traditional sentences, whose wording both share, in simplified signs. */
import { simplified } from '../../../text/simplified';
import type { Grammar, Tongue } from './grammar';
import traditional from './zh-Hant';

function inSimplified(grammar: Grammar): Grammar {
  return { ...grammar, text: (sentences) => simplified(grammar.text(sentences)) };
}

export default {
  locale: 'zh-Hans',
  effects: (subject) => inSimplified(traditional.effects(subject)),
  task: (condition) => simplified(traditional.task(condition)),
  counted: Object.fromEntries(
    Object.entries(traditional.counted).map(([kind, said]) => [kind, simplified(said)]),
  ) as Tongue['counted'],
  criterion: (compares, lead) => simplified(traditional.criterion(compares, lead)),
} satisfies Tongue;
