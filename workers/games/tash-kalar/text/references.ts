/** What a step must say of the steps before it is put into the step itself, since texts are made step by step. */
import { isBound } from './grammar';
import type { Condition, Deed, Pick, RankClass, Ref, Step, Treatment } from './program';

/** What is known of what earlier steps have bound, on the way to a step. */
interface Before {
  made: ReadonlyMap<string, Deed>;
  /** By `$x`: the ranks the piece may have. */
  ranks: ReadonlyMap<Ref, RankClass>;
}

/** The rank from which a piece can be turned whatever the supply holds (TS-WORD-7, TS-WORD-8). */
const ALWAYS: Readonly<Partial<Record<Deed['do'], RankClass>>> = { upgrade: 'common', downgrade: 'heroic' };

const isTreatment = (step: Deed): step is Treatment =>
  step.do === 'destroy' || step.do === 'upgrade' || step.do === 'downgrade';

/**
 * The program with its references spelled out.
 *
 * @throws RangeError where a step refers to one that texts cannot refer to
 */
export function withReferences(steps: readonly Step[]): Step[] {
  /** Once a text has said "if you do", a second one must say what. */
  let saidSo = false;

  function condition(asked: Condition, made: Before['made']): Condition {
    if ('or' in asked) return { or: asked.or.map((one) => condition(one, made)) };
    if (!('did' in asked) || asked.times !== undefined) return asked;
    const deed = made.get(asked.did);
    const again = saidSo;
    saidSo = true;
    if (!again) return asked;
    if (!deed || !isTreatment(deed))
      throw new RangeError(`no words for a second question whether ${asked.did} was done`);
    return { ...asked, deed };
  }

  /** A piece that was chosen may be one that cannot be turned. */
  function treated(step: Treatment, ranks: Before['ranks']): Treatment {
    const sure = ALWAYS[step.do];
    const doubtful =
      sure !== undefined && step.count === 'all' && isBound(step.pick) && ranks.get(step.pick.is!) !== sure;
    return doubtful ? { ...step, ifPossible: true } : step;
  }

  function walk(inner: readonly Step[], before: Before): Step[] {
    const made = new Map(before.made);
    const ranks = new Map(before.ranks);
    return inner.map((step): Step => {
      if (step.do === 'choose')
        return {
          ...step,
          options: step.options.map((option) => ({ ...option, steps: walk(option.steps, { made, ranks }) })),
        };
      if (step.do === 'if') {
        const { cond } = step;
        const known = 'rankNow' in cond ? new Map(ranks).set(cond.rankNow, cond.is) : ranks;
        return {
          ...step,
          cond: condition(cond, made),
          then: walk(step.then, { made, ranks: known }),
          ...(step.else && { else: walk(step.else, { made, ranks }) }),
        };
      }
      if ('count' in step && typeof step.count === 'object' && 'sameAs' in step.count)
        mustBePlaced(made.get(step.count.sameAs));
      if ('as' in step && step.as) {
        made.set(step.as, step);
        if ('pick' in step) ranks.set(`$${step.as}`, (step.pick as Pick).rank ?? 'any');
      }
      return isTreatment(step) ? treated(step, ranks) : step;
    });
  }

  return walk(steps, { made: new Map(), ranks: new Map() });
}

/** All languages say "as many" of what was placed. */
function mustBePlaced(deed: Deed | undefined): void {
  if (deed?.do !== 'place') throw new RangeError('no words for as many pieces as were not placed');
}
