/** English keywords with what they add. */
import type { Kw } from '../../program';
import type { Scope } from '../../scope';
import { KEYWORDS } from './keyword-names';
import { list } from './nouns';
import { things } from './things';

/** Keywords that follow a subject without "has". */
const VERBAL = /^cannot /;
const ADJECTIVES = new Set(['invisible', 'unstoppable', 'unattackable', 'untargetable', 'indestructible', 'ephemeral']);

export const isVerbal = ({ k }: Kw): boolean => VERBAL.test(KEYWORDS[k] ?? '');
export const isAdjective = ({ k }: Kw): boolean => ADJECTIVES.has(k);

export function keyword({ k, n, by, vs, patrollers }: Kw, scope: Scope): string {
  const name = KEYWORDS[k];
  if (name === undefined) throw new RangeError(`no words for the keyword ${k}`);
  return (
    name +
    (n === undefined ? '' : ` ${n}`) +
    (by ? ` by ${things(by, 'many', scope)}` : '') +
    (vs ? ` while attacking ${things(vs, 'many', scope)}` : '') +
    (patrollers === undefined
      ? ''
      : ` while exactly ${patrollers === 1 ? 'one thing patrols' : `${patrollers} things patrol`} against it`)
  );
}

/** "has flying and haste", "cannot attack". */
export function having(kws: readonly Kw[], many: boolean, scope: Scope): string {
  const part = (verb: string, some: readonly Kw[], join: 'and' | 'or' = 'and'): string[] =>
    some.length
      ? [
          `${verb} ${list(
            some.map((kw) => keyword(kw, scope).replace(VERBAL, '')),
            join,
          )}`,
        ]
      : [];
  return list(
    [
      ...part(
        many ? 'have' : 'has',
        kws.filter((kw) => !isVerbal(kw) && !isAdjective(kw)),
      ),
      ...part(many ? 'are' : 'is', kws.filter(isAdjective)),
      ...part('cannot', kws.filter(isVerbal), 'or'),
    ],
    'and',
  );
}
