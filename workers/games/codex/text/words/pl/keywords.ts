/** Polish keywords with what they add. */
import type { Kw } from '../../program';
import type { Scope } from '../../scope';
import { HAD, KEYWORDS } from './keyword-names';
import { list } from './nouns';
import { things } from './things';

/** Keywords that say what cannot be done. */
export const isVerbal = ({ k }: Kw): boolean => KEYWORDS[k]?.startsWith('nie moż') ?? false;

function added({ k, n, by, vs, patrollers }: Kw, scope: Scope): string {
  // What cannot be a target is the target of something.
  const whose = by && k === 'untargetable' ? ` ${things(by, { case: 'gen', number: 'pl' }, scope)}` : '';
  return (
    (n === undefined ? '' : ` ${n}`) +
    whose +
    (by && !whose ? ` (przez ${things(by, { case: 'acc', number: 'pl' }, scope)})` : '') +
    (vs ? ` podczas ataku na ${things(vs, { case: 'acc', number: 'pl' }, scope)}` : '') +
    (patrollers === undefined
      ? ''
      : `, gdy naprzeciwko patroluje dokładnie ${patrollers === 1 ? 'jedna karta' : `${patrollers} kart`}`)
  );
}

function named(names: Readonly<Record<string, string>>, kw: Kw, scope: Scope): string {
  const name = names[kw.k] ?? KEYWORDS[kw.k];
  if (name === undefined) throw new RangeError(`no words for the keyword ${kw.k}`);
  return name + added(kw, scope);
}

/** As it stands on a card. */
export const keyword = (kw: Kw, scope: Scope): string => named({}, kw, scope);
/** As something that is had or given. */
export const had = (kw: Kw, scope: Scope): string => named(HAD, kw, scope);

/** "ma latanie i szybkość", "nie może atakować". */
export function having(kws: readonly Kw[], many: boolean, scope: Scope): string {
  const nouns = kws.filter((kw) => !isVerbal(kw)).map((kw) => had(kw, scope));
  const verbs = kws.filter(isVerbal).map((kw) => keyword(kw, scope).replace(/^nie może /, ''));
  return list(
    [
      ...(nouns.length ? [`${many ? 'mają' : 'ma'} ${list(nouns, 'i')}`] : []),
      ...(verbs.length ? [`nie ${many ? 'mogą' : 'może'} ${verbs.join(' ani ')}`] : []),
    ],
    'i',
  );
}
