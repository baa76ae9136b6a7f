/** Traditional Chinese words for moves. */
import { once } from '../../../../../text/amounts';
import { number } from '../../../../../text/chinese';
import { isBeing, isBound, movesOf } from '../../grammar';
import type { Moves, Run } from '../../program';
import { NOUN, type TraditionalPieces } from './pieces';

const KIND = { standard: '標準', combat: '戰鬥', empty: '' };
const often = (n: number): string => (n === 1 ? '一次' : `至多${number(n)}次`);

/** How moves are told in the text of a card. */
export function traditionalMoves({ being, squares, pieces, some, affected }: TraditionalPieces) {
  const kindName = (kind: 'standard' | 'combat' | 'empty' | undefined, leap: boolean): string =>
    KIND[kind!] + (leap ? '跳躍' : '移動');

  function kindsOfMoves(step: Moves): string {
    const { movers, budget, leap, to } = step;
    const { optional, max } = movesOf(step);
    if (budget) {
      const part = (kind: 'standard' | 'combat') => `${often(budget[kind])}${KIND[kind]}移動`;
      return `${part('standard')}和${part('combat')}，順序不限`;
    }
    const { kind } = movers[0]!;
    const n = optional ? often(max) : `${number(max)}次`;
    const each = max === 1 ? '' : '每次';
    const onto = to ? squares(to, kind === 'empty') : kind === 'empty' ? '空格' : '';
    const far = leap === 'any' && !to ? '，距離不限' : typeof leap === 'number' ? `，${each}距離恰為${leap}` : '';
    return `${n}${kindName(kind, leap !== undefined)}${far}${onto && `，${each}須落在${onto}`}`;
  }

  const limits = ({ mayNotDestroy, stopAfter, direction, fullNeeds }: Moves): string =>
    (direction ? '，方向須與該次移動相同' : '') +
    (mayNotDestroy ? `，但不可摧毀${NOUN[mayNotDestroy]}` : '') +
    (stopAfter ? '，但移到空格後就不能再移動' : '') +
    (fullNeeds ? `；若進行滿${number(fullNeeds.moves)}次，其中至少一次須由${being}進行` : '');

  function moves(step: Moves): string {
    const { movers, pieces: how, capIfFirst } = step;
    const { optional, max } = movesOf(step);
    const { pick, kind } = movers[0]!;
    if (movers.length > 1) {
      const each = movers.map((mover) => {
        const who = isBeing(mover.pick) ? being : pieces(mover.pick);
        return `由${who}進行${kindName(mover.kind, false)}`;
      });
      return `你可以進行合計至多${number(max)}次移動：${each.join('，或')}`;
    }
    if (how === 'each') {
      const chosen = capIfFirst
        ? `至多${some(max, { ...pick, rank: 'common' })}，或至多${some(capIfFirst.heroic, { ...pick, rank: 'heroic' })}（須為同一顏色）`
        : affected(pick, { optional: true, max });
      return `你可以選擇${chosen}，各進行一次${kindName(kind, false)}`;
    }
    const makes = optional ? '可以進行' : '進行';
    const [who, inAll] =
      isBeing(pick) || isBound(pick)
        ? [affected(pick, { optional: false, max: 1 }), '']
        : how === 'one' || max === 1
          ? [some(1, pick), '']
          : [pieces(pick), '合計'];
    return `${who}${inAll}${makes}${kindsOfMoves(step)}${limits(step)}`;
  }

  function run({ pick, kind, max, count, stopAfterDestroying }: Run): string {
    once(count);
    const who = affected(pick, { optional: false, max: 1 });
    const many =
      max === 'any'
        ? `任意次數的${KIND[kind]}移動`
        : `多次${KIND[kind]}移動，上限為普通${max.common}次、英雄${max.heroic}次、傳奇${max.legendary}次`;
    const stop = stopAfterDestroying ? `，摧毀一個${NOUN[stopAfterDestroying]}後就停止` : '';
    return `${who}可以沿同一方向進行${many}${stop}`;
  }

  return { moves, run };
}
