/** Polish texts of Codex cards. */
import type { Tongue } from './tongue';
import { condition, figures } from './words/pl/conditions';
import { countedAs } from './words/pl/declension';
import { happening, whenever } from './words/pl/events';
import { keyword } from './words/pl/keywords';
import { KEYWORDS, MEANINGS } from './words/pl/keyword-names';
import { MODS } from './words/pl/mods';
import { KINDS, runeNoun } from './words/pl/nouns';
import { selection } from './words/pl/selections';
import { SPECIALS } from './words/pl/specials';
import { SUBTYPES } from './words/pl/types';
import { UNTIL } from './words/pl/deeds';
import { VERBS } from './words/pl/verbs';

const MOMENTS = {
  end_of_turn: 'na końcu tury',
  main_end: 'na końcu fazy głównej',
  combat_end: 'po walce',
  your_upkeep: 'w twoim następnym utrzymaniu',
} as const;

/** A clause and what follows it; a moment needs no comma. */
const led = (clause: string, deed: string): string =>
  /^(gdy|jeśli|dopóki) /.test(clause) || deed.startsWith('jeśli') ? `${clause}, ${deed}` : `${clause} ${deed}`;

const RANDOM = ' (losowo, jeśli jest ich naraz kilka)';

export default {
  locale: 'pl',
  keyword,
  verbs: VERBS,
  mods: MODS,
  may: (deed) => (deed.startsWith('wybierz jedno') ? `możesz wybrać${deed.slice('wybierz'.length)}` : `możesz ${deed}`),
  under: (c, deed, scope) => `jeśli ${condition(c, scope)}, ${deed}`,
  inOrder: (deeds) => deeds.join('; '),
  together: (deeds) => deeds.join(' i '),
  modes: (n, modes, scope) => `wybierz ${n === 1 ? 'jedno' : figures(n, scope)}: ${modes.join('; albo ')}`,
  coin: (heads, tails) =>
    `rzuć monetą: ${[heads && `jeśli orzeł, ${heads}`, tails && `jeśli reszka, ${tails}`].filter(Boolean).join('; ')}`,
  later: (at, deed, scope) => led(typeof at === 'string' ? MOMENTS[at] : whenever([at.event], scope), deed),
  during: (until, effect) => `${UNTIL[until]}: ${effect}`,
  when: ({ events, if: c, nth, several }, deed, scope) => {
    if (events[0]!.e === 'state') return `gdy tylko ${condition(c!, scope)}, ${deed}`;
    const clause = whenever(events, scope);
    const first = nth ? clause.replace(/^gdy /, 'gdy po raz pierwszy w turze ') : clause;
    return led(`${first}${several ? RANDOM : ''}`, c ? `jeśli ${condition(c, scope)}, ${deed}` : deed);
  },
  instead: ({ events, several }, deed, scope) =>
    `jeśli ${happening(events, scope)}${several ? RANDOM : ''}, zamiast tego ${deed}`,
  cost: (cost, scope) => {
    switch (cost.c) {
      case 'gold':
        return `${cost.n} złota`;
      case 'exhaust':
        return cost.what ? `wyczerp ${selection(cost.what, 'acc', scope)}` : 'wyczerpanie';
      case 'sacrifice':
        return `poświęć ${selection(cost.what, 'acc', scope)}`;
      case 'discard':
        return `odrzuć ${countedAs(cost.n, KINDS.card)}`;
      case 'rune':
        return `usuń ${countedAs(cost.n, runeNoun(cost.kind))}`;
    }
  },
  act: (costs, deed, future) => `${future ? 'w przyszłości: ' : ''}${costs.join(', ') || 'bez kosztu'} → ${deed}`,
  perTurn: (limit) => ` (najwyżej ${limit === 1 ? 'raz' : `${limit} razy`} na turę)`,
  whileTrue: (c, effects, scope) => `dopóki ${condition(c, scope)}, ${effects}`,
  specials: SPECIALS,
  sentence: (clause) =>
    clause.replace(
      /^(◎ )?(\p{L})/u,
      (_, symbol: string | undefined, letter: string) => (symbol ?? '') + letter.toUpperCase(),
    ) + (/\.”?$/.test(clause) ? '' : '.'),
  text: (sentences) => sentences.join(' '),
  subtypes: SUBTYPES,
  meanings: MEANINGS,
  keywordNames: KEYWORDS,
  keywords: (said) => said.join(', '),
} satisfies Tongue;
