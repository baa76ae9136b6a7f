/** English texts of Codex cards. */
import { number } from '../../../text/english';
import { SUBTYPES } from './words/en/subtypes';
import type { Tongue } from './tongue';
import { amount, condition } from './words/en/conditions';
import { happening, whenever } from './words/en/events';
import { keyword } from './words/en/keywords';
import { KEYWORDS, MEANINGS } from './words/en/keyword-names';
import { MODS } from './words/en/mods';
import { capital, rune } from './words/en/nouns';
import { selection } from './words/en/selections';
import { SPECIALS } from './words/en/specials';
import { UNTIL } from './words/en/deeds';
import { VERBS } from './words/en/verbs';

const MOMENTS = {
  end_of_turn: 'at the end of the turn',
  main_end: 'at the end of the main phase',
  combat_end: 'after the combat',
  your_upkeep: 'in your next upkeep',
} as const;

const plain = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${number(n)} times`);

export default {
  locale: 'en',
  keyword,
  verbs: VERBS,
  mods: MODS,
  may: (deed) => `you may ${deed}`,
  under: (c, deed, scope) => (c.done ? `if you do, ${deed}` : `if ${condition(c, scope)}, ${deed}`),
  inOrder: (deeds) => deeds.join('; '),
  together: (deeds) => deeds.join(' and '),
  modes: (n, modes, scope) =>
    `choose ${n === 1 ? 'one' : typeof n === 'number' ? number(n) : amount(n, scope)}: ${modes.join('; or ')}`,
  coin: (heads, tails) =>
    `flip a coin: ${[heads && `on heads ${heads}`, tails && `on tails ${tails}`].filter(Boolean).join('; ')}`,
  later: (at, deed, scope) => `${typeof at === 'string' ? MOMENTS[at] : whenever([at.event], scope)}, ${deed}`,
  during: (until, effect) => `${UNTIL[until]}, ${effect}`,
  when: ({ events, if: c, nth, several }, deed, scope) => {
    const random = several ? ' (at random if there are several at once)' : '';
    if (events[0]!.e === 'state') return `as soon as ${condition(c!, scope)}, ${deed}`;
    const clause = whenever(events, scope);
    const first = nth ? clause.replace(/^when /, 'the first time in a turn that ') : clause;
    return `${first}${random}${c ? `, if ${condition(c, scope)}` : ''}, ${deed}`;
  },
  instead: ({ events, several }, deed, scope) =>
    `if ${happening(events, scope)}${several ? ' (at random if there are several at once)' : ''}, instead ${deed}`,
  cost: (cost, scope) => {
    switch (cost.c) {
      case 'gold':
        return `${cost.n} gold`;
      case 'exhaust':
        return cost.what ? `exhaust ${selection(cost.what, scope)}` : 'exhaust';
      case 'sacrifice':
        return `sacrifice ${selection(cost.what, scope)}`;
      case 'discard':
        return cost.n === 1 ? 'discard a card' : `discard ${number(cost.n)} cards`;
      case 'rune':
        return `remove ${cost.n === 1 ? `a ${rune(cost.kind)}` : `${number(cost.n)} ${rune(cost.kind, true)}`}`;
    }
  },
  act: (costs, deed, future) => `${future ? 'in the future, ' : ''}${costs.join(', ') || 'no cost'} → ${deed}`,
  perTurn: (limit) => ` (at most ${plain(limit)} per turn)`,
  whileTrue: (c, effects, scope) => `while ${condition(c, scope)}, ${effects}`,
  specials: SPECIALS,
  sentence: (clause) =>
    capital(clause).replace(/^◎ (\w)/, (_, letter: string) => `◎ ${letter.toUpperCase()}`) +
    (/\.”?$/.test(clause) ? '' : '.'),
  text: (sentences) => sentences.join(' '),
  subtypes: SUBTYPES,
  meanings: MEANINGS,
  keywordNames: KEYWORDS,
  keywords: (said) => said.join(', '),
} satisfies Tongue;
