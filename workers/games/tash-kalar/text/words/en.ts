/** English words of the effect language. */
import {
  amountOf,
  anchorOf,
  atMost,
  isBeing,
  isBound,
  isOther,
  isSingle,
  isPerColour,
  isUsed,
  movesOf,
  once,
  unknownPlace,
  type Amount,
  type Grammar,
  type Subject,
} from '../grammar';
import type { Condition, Count, Deed, Moves, Pick, Place, RankClass, Run, Shoot } from '../program';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const number = (n: number): string => NUMBERS[n] ?? String(n);

const NOUN: Readonly<Record<RankClass, string>> = {
  any: 'piece',
  common: 'common',
  heroic: 'heroic',
  legendary: 'legendary piece',
  upgraded: 'upgraded piece',
  nonLegendary: 'non-legendary piece',
};

const COLOUR = { red: 'red', green: 'green', coloured: 'red or green' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const often = (n: number): string => (n === 1 ? 'one' : `up to ${number(n)}`);

export function english(subject: Subject): Grammar {
  const being = subject.name.startsWith('The ') ? subject.name : `the ${subject.name}`;
  const anchor = (ref: string): string =>
    ({ being, summoning: `the square of ${being}`, bound: "that piece's square" })[anchorOf(ref)];

  /** What a place adds to a piece or a square. */
  function where(place: Place | undefined): string {
    if (place === undefined || place === 'anywhere') return '';
    if ('adjacent' in place) return ` adjacent to ${anchor(place.adjacent)}`;
    if ('orthogonal' in place) return ` orthogonally adjacent to ${anchor(place.orthogonal)}`;
    if ('diagonal' in place) return ` diagonally adjacent to ${anchor(place.diagonal)}`;
    if ('within' in place) return ` within distance ${place.within} of ${anchor(place.of)}`;
    if ('marks' in place) return subject.marks === 1 ? ' on the marked square' : ' on marked squares';
    if ('rays' in place) return ' on a line of the arrows';
    if ('nextTo' in place) return ` next to a ${COLOUR[place.nextTo]} square`;
    if ('onOrNextTo' in place) return ` on or next to a ${COLOUR[place.onOrNextTo]} square`;
    if ('nextToPiece' in place) return ` next to one of ${pieces(place.nextToPiece)}`;
    return unknownPlace(place);
  }

  function squares(place: Place, many: boolean, empty: boolean): string {
    const free = empty ? 'empty ' : '';
    const a = empty ? 'an empty ' : 'a ';
    if (typeof place === 'object' && 'marks' in place) {
      if (many) return `${free}marked squares`;
      return subject.marks === 1 ? `the ${free}marked square` : `${a}marked square`;
    }
    if (typeof place === 'object' && 'square' in place) return anchor(place.square);
    if (typeof place === 'object' && 'colour' in place)
      return many ? `${free}${COLOUR[place.colour]} squares` : `${a}${COLOUR[place.colour]} square`;
    return (many ? `${free}squares` : `${a}square`) + where(place);
  }

  const suffix = (pick: Pick): string =>
    (isUsed(pick) ? ' used in the pattern' : '') +
    (pick.colourOf ? ' of the same colours' : '') +
    (pick.ofLeader ? ' of that opponent' : '') +
    (pick.who === 'any' && !isUsed(pick) && !pick.colourOf ? ' of any colour' : '') +
    where(pick.at);

  const other = (pick: Pick): string => (isOther(pick) ? 'other ' : '');

  /** In the plural, all that fit. */
  function pieces(pick: Pick): string {
    const owner = pick.who === 'own' ? 'your ' : pick.who === 'enemy' && !pick.ofLeader ? 'enemy ' : '';
    return `${owner}${other(pick)}${NOUN[pick.rank!]}s${suffix(pick)}`;
  }

  function some(n: number, pick: Pick): string {
    if (pick.who === 'own') return `${number(n)} of ${pieces(pick)}`;
    const owner = pick.who === 'enemy' && !pick.ofLeader ? 'enemy ' : '';
    return `${number(n)} ${other(pick)}${owner}${NOUN[pick.rank!]}${n === 1 ? '' : 's'}${suffix(pick)}`;
  }

  /** The pieces a step affects. */
  function affected(pick: Pick, { optional, max }: Amount): string {
    if (isBeing(pick)) return being;
    if (isBound(pick)) return 'that piece';
    if (max === 'same') return `as many ${pieces(pick)}`;
    if (max === 'all') {
      if (!isSingle(pick, subject)) return `all ${pieces(pick)}`;
      const owner = { own: 'your ', enemy: 'the enemy ', any: 'the ' }[pick.who!];
      return `${owner}${NOUN[pick.rank!]}${where(pick.at)}`;
    }
    return optional && max > 1 ? `up to ${some(max, pick)}` : some(max, pick);
  }

  const act = (verb: string, pick: Pick, count: Count, perColour = false): string => {
    const amount = amountOf(count);
    const whom = perColour
      ? `${some(amount.max as number, { ...pick, who: undefined })} of each enemy colour`
      : affected(pick, amount);
    return `${amount.optional ? 'you may ' : ''}${verb} ${whom}`;
  };

  function place(step: Extract<Deed, { do: 'place' }>): string {
    const rank = step.rank === 'choice' ? 'any' : step.rank;
    const pick: Pick = { who: step.colour, rank };
    const { max } = amountOf(step.count);
    const kind = step.rank === 'choice' ? ' of any rank' : '';
    return `${act('place', pick, step.count)}${kind} on ${squares(step.on, max !== 1, true)}`;
  }

  const kindName = (kind: string | undefined, leap: boolean): string =>
    `${kind === 'empty' ? '' : `${kind} `}${leap ? 'leap' : 'move'}`;

  function kindsOfMoves(step: Moves, inAll: string): string {
    const { movers, budget, leap, to } = step;
    const { optional, max } = movesOf(step);
    const n = optional ? often(max) : number(max);
    const s = max === 1 ? '' : 's';
    if (budget) {
      const part = (kind: 'standard' | 'combat') =>
        `${often(budget[kind])} ${kind} move${budget[kind] === 1 ? '' : 's'}`;
      return `${part('standard')} and ${part('combat')}, in any order`;
    }
    const { kind } = movers[0]!;
    const name = `${n} ${kindName(kind, leap !== undefined)}${s}${inAll}`;
    const each = max === 1 ? '' : ', each';
    const onto = to ?? (kind === 'empty' ? 'anywhere' : undefined);
    const far =
      leap === 'any' && !to ? ' to any square' : typeof leap === 'number' ? `${each} of distance exactly ${leap}` : '';
    return `${name}${far}${onto ? `${each} onto ${squares(onto, false, kind === 'empty')}` : ''}`;
  }

  const limits = ({ mayNotDestroy, stopAfter, direction, fullNeeds }: Moves): string =>
    (direction ? ', in the direction of that move' : '') +
    (mayNotDestroy ? `, none of which may destroy a ${NOUN[mayNotDestroy]}` : '') +
    (stopAfter ? ', but no further move after one onto an empty square' : '') +
    (fullNeeds ? `; if all ${number(fullNeeds.moves)} are made, at least one must be by ${being}` : '');

  function moves(step: Moves): string {
    const { movers, pieces: how, capIfFirst } = step;
    const { optional, max } = movesOf(step);
    const [{ pick, kind }] = movers as [Moves['movers'][number]];
    if (movers.length > 1) {
      const each = movers.map((mover) => {
        const who = isBeing(mover.pick) ? being : `the ${pieces(mover.pick)}`;
        return `${kindName(mover.kind, false)}s with ${who}`;
      });
      return `you may make ${often(max)} moves in all: ${each.join(' and ')}`;
    }
    if (how === 'each') {
      const whom = capIfFirst
        ? `${often(max)} ${pieces({ ...pick, rank: 'common' })} or ${often(capIfFirst.heroic)} ${pieces({ ...pick, rank: 'heroic' })}, all of one colour`
        : affected(pick, { optional: true, max });
      return `you may make one ${kindName(kind, false)} with each of ${whom}`;
    }
    const may = optional ? 'may make' : null;
    const [who, makes, inAll] =
      isBeing(pick) || isBound(pick)
        ? [affected(pick, { optional: false, max: 1 }), may ?? 'makes', '']
        : how === 'one' || max === 1
          ? [some(1, pick), may ?? 'makes', '']
          : [pieces(pick), may ?? 'make', ' in all'];
    return `${who} ${makes} ${kindsOfMoves(step, inAll)}${limits(step)}`;
  }

  function run({ pick, kind, max, count, stopAfterDestroying }: Run): string {
    once(count);
    const who = affected(pick, { optional: false, max: 1 });
    const many =
      max === 'any'
        ? `any number of ${kind} moves in one direction`
        : `${kind} moves in one direction: up to ${max.common} as a common, ${max.heroic} as a heroic, ${max.legendary} as a legendary piece`;
    const stop = stopAfterDestroying ? `, stopping once it has destroyed a ${NOUN[stopAfterDestroying]}` : '';
    return `${who} may make ${many}${stop}`;
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
        return act(step.do, step.pick, step.count, step.do === 'upgrade' && isPerColour(step));
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
        ? 'you do'
        : `at least ${number(condition.times)} pieces were destroyed this way`;
    if ('rankWas' in condition) return `that piece was ${condition.is}`;
    if ('rankNow' in condition) return `that piece is ${condition.is}`;
    if ('summonedOn' in condition)
      return condition.summonedOn === 'nonCentralColoured'
        ? `${being} was summoned on a red or green square other than the centre`
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
    deed,
    condition: (condition, chained) => `${chained ? 'otherwise, ' : ''}if ${bare(condition)}`,
    otherwise: 'otherwise',
    under: (condition, clauses) => `${condition}, ${clauses}`,
    inOrder: (clauses) => clauses.join('; then '),
    oneOf: (clauses) => `choose one: ${clauses.join('; or ')}`,
    uncounted: (sentences) =>
      `${sentences === 1 ? 'what the last sentence destroys does not count' : 'none of these pieces counts'} as destroyed by you`,
    sentence: (clause) => `${capital(clause)}.`,
    text: (sentences) => sentences.join(' '),
  };
}
