/** English words for runes and for what changes units and heroes for a time. */
import { number } from '../../../../../text/english';
import type { LeafSteps, Sel } from '../../program';
import type { Scope } from '../../scope';
import { onlyOne } from '../../special-cases';
import { amount, bonuses } from './conditions';
import { lasting } from './deeds';
import { having, isAdjective, isVerbal, keyword } from './keywords';
import { KEYWORDS } from './keyword-names';
import { list, rune, withArticle } from './nouns';
import { isMany, selection } from './selections';

export function runes({ kind, n, on, cap }: LeafSteps['rune'], scope: Scope): string {
  const whom = selection(on, scope);
  if (kind === 'present') {
    onlyOne(n);
    return `put one more rune of a kind it has on each of ${whom}`;
  }
  const count = typeof n === 'number' ? Math.abs(n) : 2;
  const what =
    count === 1
      ? withArticle(rune(kind))
      : `${typeof n === 'number' ? number(count) : amount(n, scope)} ${rune(kind, true)}`;
  const limit = cap === undefined ? '' : ` (at most ${number(cap)})`;
  if (typeof n === 'number' && n < 0) return `remove ${what} from ${whom}`;
  return `put ${what} on ${isMany(on, scope) ? eachOf(on, whom) : whom}${limit}`;
}

/** "each of up to two units", "all units". */
export const eachOf = (on: Sel, whom: string): string =>
  typeof on === 'object' && !Array.isArray(on) && 'pick' in on ? `each of ${whom}` : whom;

export function buff(step: LeafSteps['buff'], scope: Scope): string {
  const { on, give = [], lose = [], types = [], until } = step;
  const many = isMany(on, scope);
  const adjectives = give.filter(isAdjective);
  const gains = [
    ...bonuses(step, scope),
    ...give.filter((kw) => !isVerbal(kw) && !isAdjective(kw)).map((kw) => keyword(kw, scope)),
  ];
  const turns = [
    ...adjectives.map((kw) => keyword(kw, scope)),
    ...types.map((type) => `${many ? `${type}s` : withArticle(type)} too`),
  ];
  const parts = [
    gains.length ? `${many ? 'get' : 'gets'} ${list(gains, 'and')}` : '',
    turns.length ? `${many ? 'become' : 'becomes'} ${list(turns, 'and')}` : '',
    give.some(isVerbal) ? having(give.filter(isVerbal), many, scope) : '',
    lose.length ? loss(lose, many) : '',
  ].filter(Boolean);
  return lasting(`${selection(on, scope)} ${list(parts, 'and')}`, until);
}

/** Losing "cannot attack" is being able to. */
function loss(lose: readonly string[], many: boolean): string {
  const able = lose.filter((k) => k.startsWith('no_')).map((k) => KEYWORDS[k]!.replace('cannot ', ''));
  const lost = lose.filter((k) => !k.startsWith('no_')).map((k) => KEYWORDS[k]!);
  return list(
    [
      ...(lost.length ? [`${many ? 'lose' : 'loses'} ${list(lost, 'and')}`] : []),
      ...(able.length ? [`can ${list(able, 'and')}`] : []),
    ],
    'and',
  );
}
