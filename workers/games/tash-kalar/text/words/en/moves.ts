/** English words for moves. */
import { once } from '../../../../../text/amounts';
import { number } from '../../../../../text/english';
import { isBeing, isBound, movesOf } from '../../grammar';
import type { Moves, Run } from '../../program';
import { NOUN, type EnglishPieces } from './pieces';

const often = (n: number): string => (n === 1 ? 'one' : `up to ${number(n)}`);

/** How moves are told in the text of a card. */
export function englishMoves({ being, squares, pieces, some, affected }: EnglishPieces) {
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

  return { moves, run };
}
