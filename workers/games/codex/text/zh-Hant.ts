/** Traditional Chinese texts of Codex cards. */
import { number, spaced } from '../../../text/chinese';
import type { Tongue } from './tongue';
import { amount, condition } from './words/zh-Hant/conditions';
import { happening, whenever } from './words/zh-Hant/events';
import { keyword } from './words/zh-Hant/keywords';
import { KEYWORDS, MEANINGS } from './words/zh-Hant/keyword-names';
import { MODS } from './words/zh-Hant/mods';
import { rune } from './words/zh-Hant/nouns';
import { selection } from './words/zh-Hant/selections';
import { SPECIALS } from './words/zh-Hant/specials';
import { SUBTYPES } from './words/zh-Hant/types';
import { UNTIL, VERBS } from './words/zh-Hant/verbs';

const MOMENTS = {
  end_of_turn: '回合結束時',
  main_end: '主要階段結束時',
  combat_end: '戰鬥後',
  your_upkeep: '在你的下個維持階段',
} as const;

const RANDOM = '（若同時有多個則隨機）';

/** One blank between Chinese and other signs, none beside full-width ones. */
const tidy = (text: string): string =>
  spaced(text)
    .replace(/(\p{Script=Han})([+-]\d)/gu, '$1 $2')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?([，。；：、（）「」◎]) ?/g, '$1')
    .replace('→◎', '→ ◎')
    .trim();

export default {
  locale: 'zh-Hant',
  keyword,
  verbs: VERBS,
  mods: MODS,
  may: (deed) => `你可以${deed}`,
  under: (c, deed, scope) => `若${condition(c, scope)}，${deed}`,
  inOrder: (deeds) => deeds.join('；'),
  together: (deeds) => deeds.join('，並'),
  modes: (n, modes, scope) => `${n === 1 ? '擇一' : `選擇${amount(n, scope)}項`}：${modes.join('；或')}`,
  coin: (heads, tails) =>
    `擲硬幣：${[heads && `若為正面，${heads}`, tails && `若為反面，${tails}`].filter(Boolean).join('；')}`,
  later: (at, deed, scope) => `${typeof at === 'string' ? MOMENTS[at] : whenever([at.event], scope)}，${deed}`,
  during: (until, effect) => `${UNTIL[until]}，${effect}`,
  when: ({ events, if: c, nth, several }, deed, scope) => {
    if (events[0]!.e === 'state') return `一旦${condition(c!, scope)}，${deed}`;
    const clause = whenever(events, scope);
    const first = nth ? clause.replace(/^當/, '每回合第一次') : clause;
    return `${first}${several ? RANDOM : ''}，${c ? `若${condition(c, scope)}，` : ''}${deed}`;
  },
  instead: ({ events, several }, deed, scope) => `若${happening(events, scope)}${several ? RANDOM : ''}，改為${deed}`,
  cost: (cost, scope) => {
    switch (cost.c) {
      case 'gold':
        return `${cost.n} 黃金`;
      case 'exhaust':
        return cost.what ? `將${selection(cost.what, scope)}耗用` : '耗用';
      case 'sacrifice':
        return `犧牲${selection(cost.what, scope)}`;
      case 'discard':
        return `棄${number(cost.n)}張牌`;
      case 'rune':
        return `移除${number(cost.n)}個${rune(cost.kind)}`;
    }
  },
  act: (costs, deed, future) => `${future ? '在未來區時：' : ''}${costs.join('、') || '無費用'} → ${deed}`,
  perTurn: (limit) => `（每回合至多${number(limit)}次）`,
  whileTrue: (c, effects, scope) => `只要${condition(c, scope)}，${effects}`,
  specials: SPECIALS,
  sentence: (clause) => tidy(clause) + (/。」?$/.test(clause) ? '' : '。'),
  text: (sentences) => sentences.join(''),
  subtypes: SUBTYPES,
  meanings: MEANINGS,
  keywordNames: KEYWORDS,
  keywords: (said) => said.join('、'),
} satisfies Tongue;
