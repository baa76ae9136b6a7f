/** Chinese keywords with what they add. */
import type { Kw } from '../../program';
import type { Scope } from '../../scope';
import { KEYWORDS } from './keyword-names';
import { list } from './nouns';
import { things } from './things';

/** Keywords that are said without "有". */
const VERBAL = new Set([
  'no_attack',
  'no_patrol',
  'no_sacrifice',
  'unattackable',
  'untargetable',
  'unstoppable',
  'rune_damage',
]);

/** Keywords that are what a thing is. */
const BEING = new Set(['flagbearer', 'detector']);

const BY: Readonly<Record<string, (whom: string) => string>> = {
  unattackable: (whom) => `無法被${whom}攻擊`,
  untargetable: (whom) => `無法被${whom}指定`,
  unstoppable: (whom) => `不會被${whom}阻擋`,
};

export function keyword({ k, n, by, vs, patrollers }: Kw, scope: Scope): string {
  const name = KEYWORDS[k];
  if (name === undefined) throw new RangeError(`no words for the keyword ${k}`);
  const said = by ? BY[k]!(things(by, scope)) : name + (n === undefined ? '' : ` ${n}`);
  return (
    (vs ? `攻擊${things(vs, scope)}時${said}` : said) +
    (patrollers === undefined ? '' : `（對方恰有 ${patrollers} 個巡邏者時）`)
  );
}

export const isVerbal = ({ k }: Kw): boolean => VERBAL.has(k) || BEING.has(k);

/** As a clause of its own. */
export const clause = (kw: Kw, scope: Scope): string =>
  BEING.has(kw.k) ? `是${keyword(kw, scope)}` : keyword(kw, scope);

/** "有飛行和敏捷", "不能攻擊". */
export function having(kws: readonly Kw[], scope: Scope): string {
  const nouns = kws.filter((kw) => !isVerbal(kw)).map((kw) => keyword(kw, scope));
  const verbs = kws.filter(isVerbal).map((kw) => clause(kw, scope));
  const merged =
    verbs.every((verb) => verb.startsWith('不能')) && verbs.length > 1
      ? [`不能${verbs.map((verb) => verb.slice(2)).join('也不能')}`]
      : verbs;
  const [only] = kws;
  if (only?.vs && kws.length === 1) return `攻擊${things(only.vs, scope)}時${having([{ k: only.k }], scope)}`;
  return list([...(nouns.length ? [`有${list(nouns, '和')}`] : []), ...merged], '和').replace('和不能', '且不能');
}
