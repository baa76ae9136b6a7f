/** English words for everything an effect does, and when. */
import { amountOf, atMost, once, type Count } from '../../../../../text/amounts';
import { JOINING, number } from '../../../../../text/english';
import { asDone, isPerColour, type Grammar, type Subject } from '../../grammar';
import type { Condition, Deed, Pick, Shoot, Treatment } from '../../program';
import { englishMoves } from './moves';
import { englishPieces, NOUN } from './pieces';

export function english(subject: Subject): Grammar {
  const words = englishPieces(subject);
  const { being, squares, some, affected } = words;
  const { moves, run } = englishMoves(words);

  const act = (verb: string, pick: Pick, count: Count, perColour = false): string => {
    const amount = amountOf(count);
    const whom = perColour
      ? `${some(amount.max as number, { ...pick, who: undefined })} of each enemy colour`
      : affected(pick, amount);
    return `${amount.optional ? 'you may ' : ''}${verb} ${whom}`;
  };

  const treat = (step: Treatment): string =>
    act(step.do, step.pick, step.count, step.do === 'upgrade' && isPerColour(step)) +
    (step.ifPossible ? ' if possible' : '');

  function place(step: Extract<Deed, { do: 'place' }>): string {
    const rank = step.rank === 'choice' ? 'any' : step.rank;
    const pick: Pick = { who: step.colour, rank };
    const { max } = amountOf(step.count);
    const kind = step.rank === 'choice' ? ' of any rank' : '';
    return `${act('place', pick, step.count)}${kind} on ${squares(step.on, max !== 1, true)}`;
  }

  function shoot({ directions, hits, limit, count, range, spread, stoppedBy }: Shoot): string {
    const noun = NOUN[hits];
    const target =
      limit === 'all'
        ? `all ${noun}s of any colour`
        : `the first ${limit === 1 ? '' : `${number(limit)} `}${noun}${limit === 1 ? '' : 's'} of any colour`;
    const line = typeof directions === 'object' ? ' further on in the direction of that move' : ' on that line';
    const wide = spread ? ' and on the two lines 45 degrees beside it' : '';
    const far = range === undefined ? '' : ` within distance ${range}`;
    const stop = stoppedBy ? `; a ${NOUN[stoppedBy]} stops the shot` : '';
    const hit = `destroy ${target}${far}${line}${wide}${stop}`;
    if (typeof directions === 'object') return hit;
    const { optional, max } = amountOf(count);
    const way = directions === 'arrows' ? `one of the ${number(subject.arrows)} arrows` : 'a diagonal direction';
    return `${typeof max === 'number' && max > 1 ? `up to ${number(max)} times, ` : ''}${optional ? 'you may ' : ''}choose ${way}: ${hit}`;
  }

  function eachSquare({ at, count, cases }: Extract<Deed, { do: 'eachSquare' }>): string {
    const max = atMost(count);
    const what = cases.map((one) => {
      if (one.when === 'empty') return `place ${some(1, { who: one.colour!, rank: one.rank! })} there if it is empty`;
      const owner = { own: 'your ', enemy: 'an enemy ', any: 'any ' }[one.when.who!];
      return `${one.do} ${owner}${NOUN[one.when.rank!]} there`;
    });
    return `choose up to ${number(max)} ${squares(at, true, false)}; on each of them, ${what.slice(0, -1).join(', ')}, or ${what.at(-1)}`;
  }

  function deed(step: Deed): string {
    switch (step.do) {
      case 'destroy':
      case 'upgrade':
      case 'downgrade':
        return treat(step);
      case 'convert':
        return `${act('convert', step.pick, step.count)} into ${step.to === 'same' ? 'one of your pieces of the same rank' : 'one of your commons'}`;
      case 'bind':
        return act('choose', step.pick, step.count);
      case 'place':
        return place(step);
      case 'moves':
        return moves(step);
      case 'run':
        return run(step);
      case 'shoot':
        return shoot(step);
      case 'group':
        return `${act(step.apply, step.pick, step.count)} that form one connected group`;
      case 'eachSquare':
        return eachSquare(step);
      case 'gainAction':
        return step.n === 1 ? 'gain an action' : `gain ${number(step.n)} actions`;
      case 'extraTurn':
        return 'take an extra turn right after this one';
      case 'extraDraw': {
        const cards = [
          ...(step.beings ? [`${number(step.beings)} extra being${step.beings === 1 ? '' : 's'}`] : []),
          ...(step.legends ? [`${number(step.legends)} extra legend${step.legends === 1 ? '' : 's'}`] : []),
        ];
        return `draw ${cards.join(' and ')} when this turn ends`;
      }
      case 'borrow':
        return `the next being you summon this turn may use ${some(step.enemyPieces, { who: 'enemy', rank: 'any' })} in its pattern as if it were yours`;
      case 'topOfDeck':
        once(step.count);
        return 'you may put one card of your discard pile on top of your deck';
    }
  }

  function bare(condition: Condition): string {
    if ('did' in condition)
      return condition.times === undefined
        ? `you ${condition.deed ? treat(asDone(condition.deed)) : 'do'}`
        : `at least ${number(condition.times)} pieces were destroyed this way`;
    if ('rankWas' in condition) return `that piece was ${condition.is}`;
    if ('rankNow' in condition) return `that piece is ${condition.is}`;
    if ('summonedOn' in condition)
      return condition.summonedOn === 'nonCentralColoured'
        ? `${being} was summoned on a red or green square other than e5`
        : `${being} was summoned on a ${condition.summonedOn} square`;
    if ('squareOf' in condition) return `that piece stood on a ${condition.colour} square`;
    if ('isEmpty' in condition) return `${squares(condition.isEmpty, false, false)} is empty`;
    if ('actionsLeft' in condition)
      return `you have at least ${number(condition.actionsLeft)} action${condition.actionsLeft === 1 ? '' : 's'} left`;
    if ('enemyHasMore' in condition) return `an opponent has more ${NOUN[condition.enemyHasMore]}s than you`;
    if ('discardWasEmpty' in condition) return 'your discard pile was empty';
    return condition.or.map(bare).join(', or if ');
  }

  return {
    ...JOINING,
    deed,
    condition: (condition, chained) => `${chained ? 'otherwise, ' : ''}if ${bare(condition)}`,
    uncounted: (sentences) =>
      `${sentences === 1 ? 'what the last sentence destroys does not count' : 'none of these pieces counts'} as destroyed by you`,
  };
}
