/** Traditional Chinese words for everything an effect does, and when. */
import { amountOf, atMost, once, type Count } from '../../../../../text/amounts';
import { JOINING, number } from '../../../../../text/chinese';
import { asDone, isPerColour, type Grammar, type Subject } from '../../grammar';
import type { Condition, Deed, Pick, Shoot, Treatment } from '../../program';
import { traditionalMoves } from './moves';
import { traditionalPieces, NOUN, COLOUR } from './pieces';

const TURN = { upgrade: '升級', downgrade: '降級' };
const RANK = { common: '普通', heroic: '英雄', legendary: '傳奇' };

export function traditional(subject: Subject): Grammar {
  const words = traditionalPieces(subject);
  const { being, squares, noun, pieces, some, affected } = words;
  const { moves, run } = traditionalMoves(words);

  const may = (count: Count): string => (amountOf(count).optional ? '你可以' : '');
  const whom = (pick: Pick, count: Count): string => affected(pick, amountOf(count));

  function treat(step: Treatment): string {
    const pieces = whom(step.pick, step.count);
    const each = step.do === 'upgrade' && isPerColour(step) ? '在每種敵方顏色中各' : '';
    const done = step.do === 'destroy' ? `摧毀${pieces}` : `${each}將${pieces}${TURN[step.do]}`;
    return `${may(step.count)}${done}${step.ifPossible ? '（若可行）' : ''}`;
  }

  function shoot({ directions, hits, limit, count, range, spread, stoppedBy }: Shoot): string {
    const line =
      typeof directions === 'object' ? '沿該次移動的方向再往前' : `該直線${spread ? '與其兩側 45 度的兩條直線' : ''}上`;
    const far = range === undefined ? '' : `、距離${range}以內`;
    const many = limit === 'all' ? '所有' : limit === 1 ? '遇到的第一個' : `最先遇到的${number(limit)}個`;
    const link = typeof directions === 'object' ? '' : limit === 'all' ? '的' : '';
    const stop = stoppedBy ? `；遇到${NOUN[stoppedBy]}就停止` : '';
    const hit = `摧毀${line}${far}${link}${many}${NOUN[hits]}（不分敵我）${stop}`;
    if (typeof directions === 'object') return hit;
    const { optional, max } = amountOf(count);
    const way = directions === 'arrows' ? `${number(subject.arrows)}個箭頭方向中的一個` : '一個對角方向';
    const times = typeof max === 'number' && max > 1 ? `至多${number(max)}次` : '';
    return `${optional ? '你可以' : ''}${times}選擇${way}：${hit}`;
  }

  function eachSquare({ at, count, cases }: Extract<Deed, { do: 'eachSquare' }>): string {
    const max = atMost(count);
    const what = cases.map((one) => {
      if (one.when === 'empty') return `若為空格，放置${some(1, { who: one.colour!, rank: one.rank! })}`;
      return one.do === 'destroy' ? `摧毀其上的${noun(one.when)}` : `將其上的${noun(one.when)}升級`;
    });
    return `選擇至多${number(max)}個${squares(at, false)}；在每一格上：${what.join('；')}`;
  }

  function deed(step: Deed): string {
    switch (step.do) {
      case 'destroy':
      case 'upgrade':
      case 'downgrade':
        return treat(step);
      case 'convert':
        return `${may(step.count)}將${whom(step.pick, step.count)}轉化為${step.to === 'same' ? '同等級的己方棋子' : '己方普通棋子'}`;
      case 'bind':
        return `${may(step.count)}選擇${whom(step.pick, step.count)}`;
      case 'place': {
        const pick: Pick = { who: step.colour, rank: step.rank === 'choice' ? 'any' : step.rank };
        const rank = step.rank === 'choice' ? '任意等級的' : '';
        const { optional, max } = amountOf(step.count);
        const n = `${optional && max !== 1 ? '至多' : ''}${number(max as number)}個`;
        return `${may(step.count)}在${squares(step.on, true)}放置${n}${rank}${pieces(pick)}`;
      }
      case 'moves':
        return moves(step);
      case 'run':
        return run(step);
      case 'shoot':
        return shoot(step);
      case 'group': {
        const chosen = `至多${number(atMost(step.count))}個彼此連成一片的${pieces(step.pick)}`;
        return may(step.count) + (step.apply === 'destroy' ? `摧毀${chosen}` : `將${chosen}降級`);
      }
      case 'eachSquare':
        return eachSquare(step);
      case 'gainAction':
        return `獲得${number(step.n)}個行動`;
      case 'extraTurn':
        return '本回合之後立即進行一個額外回合';
      case 'extraDraw': {
        const cards = [
          ...(step.beings ? [`${number(step.beings)}張生物牌`] : []),
          ...(step.legends ? [`${number(step.legends)}張傳奇生物牌`] : []),
        ];
        return `本回合結束時額外抽${cards.join('和')}`;
      }
      case 'borrow':
        return `本回合你下一次召喚時，可以將${some(step.enemyPieces, { who: 'enemy', rank: 'any' })}當作己方棋子用於圖形`;
      case 'topOfDeck':
        once(step.count);
        return '你可以將自己棄牌堆中的一張牌放到自己的牌庫頂';
    }
  }

  function bare(condition: Condition): string {
    if ('did' in condition)
      return condition.times === undefined
        ? condition.deed
          ? `你${treat(asDone(condition.deed))}`
          : '如此做'
        : `這樣摧毀了至少${number(condition.times)}個棋子`;
    if ('rankWas' in condition) return `該棋子原為${RANK[condition.is]}棋子`;
    if ('rankNow' in condition) return `該棋子是${RANK[condition.is]}棋子`;
    if ('summonedOn' in condition)
      return condition.summonedOn === 'nonCentralColoured'
        ? `${being}被召喚在正中央以外的紅格或綠格上`
        : `${being}被召喚在${COLOUR[condition.summonedOn]}上`;
    if ('squareOf' in condition) return `該棋子原本在${COLOUR[condition.colour]}上`;
    if ('isEmpty' in condition) return `${squares(condition.isEmpty, false)}是空的`;
    if ('actionsLeft' in condition) return `你還有至少${number(condition.actionsLeft)}個行動`;
    if ('enemyHasMore' in condition) {
      const of = condition.enemyHasMore === 'upgraded' ? '' : '的';
      return `某個對手${of}${NOUN[condition.enemyHasMore]}比你多`;
    }
    if ('discardWasEmpty' in condition) return '你的棄牌堆原本是空的';
    return condition.or.map(bare).join('，或');
  }

  return {
    ...JOINING,
    deed,
    condition: (condition, chained) => `${chained ? '否則，' : ''}若${bare(condition)}`,
    uncounted: (sentences) => `${sentences === 1 ? '上一句中的' : '這些'}棋子不算由你摧毀`,
  };
}
