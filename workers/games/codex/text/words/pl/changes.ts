/** Polish words for runes and for what changes units and heroes for a time. */
import type { LeafSteps } from '../../program';
import type { Scope } from '../../scope';
import { onlyOne } from '../../special-cases';
import type { Mood } from '../../tongue';
import { bonuses } from './conditions';
import { countedAs, dative } from './declension';
import { lasting } from './deeds';
import { had, having, isVerbal } from './keywords';
import { HAD, KEYWORDS } from './keyword-names';
import { list, runeNoun } from './nouns';
import { agreement, selection } from './selections';
import { typeName } from './types';

export function runes({ kind, n, on, cap }: LeafSteps['rune'], scope: Scope, mood: Mood): string {
  const whom = selection(on, 'dat', scope);
  const give = mood === 'may' ? 'dać' : 'daj';
  if (kind === 'present') {
    onlyOne(n);
    return `${give} ${whom} po jednej runie rodzaju, który już tam jest`;
  }
  const count = typeof n === 'number' ? n : 1;
  const what = countedAs(Math.abs(count), runeNoun(kind));
  if (count < 0) return `${mood === 'may' ? 'zabrać' : 'zabierz'} ${what} ${whom}`;
  return `${give} ${what} ${whom}${cap === undefined ? '' : ` (najwyżej ${countedAs(cap, runeNoun(kind)).split(' ')[0]!})`}`;
}

export function buff(step: LeafSteps['buff'], scope: Scope, mood: Mood): string {
  const { on, give = [], lose = [], types = [], until } = step;
  const { noun: what, number } = agreement(on, scope);
  const gains = [
    ...bonuses(step, scope),
    ...give.filter((kw) => !isVerbal(kw)).map((kw) => had(kw, scope)),
    ...(types.length ? [`typ ${list(types.map(typeName), 'i')}`] : []),
  ];
  const verbal = give.filter(isVerbal);
  const lost = lose.filter((k) => !k.startsWith('no_')).map((k) => HAD[k] ?? KEYWORDS[k]!);
  const able = lose.filter((k) => k.startsWith('no_')).map((k) => KEYWORDS[k]!.replace('nie może ', ''));
  const parts = [
    gains.length ? `${mood === 'may' ? 'dać' : 'daj'} ${list(gains, 'i')} ${selection(on, 'dat', scope)}` : '',
    verbal.length ? `${selection(on, 'nom', scope, 'twój')} ${having(verbal, number === 'pl', scope)}` : '',
    lost.length
      ? `odbierz ${gains.length ? dative(what, number) : selection(on, 'dat', scope)} ${list(lost, 'i')}`
      : '',
    able.length ? `pozwól ${dative(what, number)} ${list(able, 'i')}` : '',
  ].filter(Boolean);
  return lasting(list(parts, 'i'), until);
}
