/** Traditional Chinese words of the effect language. */
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

const NUMBERS = '零一兩三四五六七八九';
export const number = (n: number): string => NUMBERS[n] ?? String(n);

const NOUN: Readonly<Record<RankClass, string>> = {
  any: '棋子',
  common: '普通棋子',
  heroic: '英雄棋子',
  legendary: '傳奇棋子',
  upgraded: '升級過的棋子',
  nonLegendary: '非傳奇棋子',
};

const RANK = { common: '普通', heroic: '英雄', legendary: '傳奇' };
const OWNER = { own: '己方', enemy: '敵方', any: '' };
const COLOUR = { red: '紅格', green: '綠格', coloured: '有色格' };
const KIND = { standard: '標準', combat: '戰鬥', empty: '' };

const often = (n: number): string => (n === 1 ? '一次' : `至多${number(n)}次`);

/** Latin words stand apart from the signs around them. */
export const spaced = (text: string): string =>
  text.replace(/([\p{Script=Han}])([A-Za-z0-9])/gu, '$1 $2').replace(/([A-Za-z0-9])([\p{Script=Han}])/gu, '$1 $2');

export function traditional(subject: Subject): Grammar {
  const being = subject.name;
  const anchor = (ref: string): string =>
    ({ being, summoning: `召喚${being}的格子`, bound: '該棋子所在格' })[anchorOf(ref)];

  /** What a place says before the pieces or squares it limits. */
  function where(place: Place | undefined): string {
    if (place === undefined || place === 'anywhere') return '';
    if ('adjacent' in place) return `與${anchor(place.adjacent)}相鄰的`;
    if ('orthogonal' in place) return `與${anchor(place.orthogonal)}正交相鄰的`;
    if ('diagonal' in place) return `與${anchor(place.diagonal)}對角相鄰的`;
    if ('within' in place) return `與${anchor(place.of)}距離${place.within}以內的`;
    if ('marks' in place) return '標記格上的';
    if ('rays' in place) return '箭頭直線上的';
    if ('nextTo' in place) return `與${COLOUR[place.nextTo]}相鄰的`;
    if ('onOrNextTo' in place) return `在${COLOUR[place.onOrNextTo]}上或與其相鄰的`;
    if ('nextToPiece' in place) return `與${pieces(place.nextToPiece)}相鄰的`;
    return unknownPlace(place);
  }

  function squares(place: Place, empty: boolean): string {
    const free = empty ? '空' : '';
    if (typeof place === 'object' && 'marks' in place) return `${empty ? '空的' : ''}標記格`;
    if (typeof place === 'object' && 'square' in place) return anchor(place.square);
    if (typeof place === 'object' && 'colour' in place) return `${empty ? '空的' : ''}${COLOUR[place.colour]}`;
    return `${place === 'anywhere' ? '任意' : where(place)}${free ? '空格' : '格子'}`;
  }

  const both = (pick: Pick): string => (pick.who === 'any' && !isUsed(pick) && !pick.colourOf ? '（不分敵我）' : '');

  const limited = (pick: Pick): string =>
    (pick.colourOf ? `${where(pick.at).replace(/的$/, '、')}與剛放置的棋子同色的` : where(pick.at)) +
    (isUsed(pick) ? '圖形所用的' : '') +
    (pick.ofLeader ? '該對手的' : '') +
    (isOther(pick) ? '其他' : '');

  const noun = (pick: Pick): string => (pick.ofLeader ? '' : OWNER[pick.who!]) + NOUN[pick.rank!];
  const pieces = (pick: Pick): string => limited(pick) + noun(pick) + both(pick);
  const some = (n: number, pick: Pick): string => `${number(n)}枚${pieces(pick)}`;

  /** The pieces a step affects. */
  function affected(pick: Pick, { optional, max }: Amount): string {
    if (isBeing(pick)) return being;
    if (isBound(pick)) return '該棋子';
    if (max === 'same') return `同樣數量的${pieces(pick)}`;
    if (max === 'all') return isSingle(pick, subject) ? limited(pick) + noun(pick) : `所有${pieces(pick)}`;
    return optional && max > 1 ? `至多${some(max, pick)}` : some(max, pick);
  }

  const may = (count: Count): string => (amountOf(count).optional ? '你可以' : '');
  const whom = (pick: Pick, count: Count): string => affected(pick, amountOf(count));

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
    const stop = stopAfterDestroying ? `，摧毀一枚${NOUN[stopAfterDestroying]}後就停止` : '';
    return `${who}可以沿同一方向進行${many}${stop}`;
  }

  function shoot({ directions, hits, limit, count, range, spread, stoppedBy }: Shoot): string {
    const line =
      typeof directions === 'object' ? '沿該次移動的方向再往前' : `該直線${spread ? '與其兩側 45 度的兩條直線' : ''}上`;
    const far = range === undefined ? '' : `、距離${range}以內`;
    const many = limit === 'all' ? '所有' : limit === 1 ? '遇到的第一枚' : `最先遇到的${number(limit)}枚`;
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
        return `${may(step.count)}摧毀${whom(step.pick, step.count)}`;
      case 'upgrade':
        return `${may(step.count)}${isPerColour(step) ? '在每種敵方顏色中各' : ''}將${whom(step.pick, step.count)}升級`;
      case 'downgrade':
        return `${may(step.count)}將${whom(step.pick, step.count)}降級`;
      case 'convert':
        return `${may(step.count)}將${whom(step.pick, step.count)}轉化為${step.to === 'same' ? '同等級的己方棋子' : '己方普通棋子'}`;
      case 'bind':
        return `${may(step.count)}選擇${whom(step.pick, step.count)}`;
      case 'place': {
        const pick: Pick = { who: step.colour, rank: step.rank === 'choice' ? 'any' : step.rank };
        const rank = step.rank === 'choice' ? '任意等級的' : '';
        const { optional, max } = amountOf(step.count);
        const n = `${optional && max !== 1 ? '至多' : ''}${number(max as number)}枚`;
        return `${may(step.count)}在${squares(step.on, true)}放置${n}${rank}${pieces(pick)}`;
      }
      case 'moves':
        return moves(step);
      case 'run':
        return run(step);
      case 'shoot':
        return shoot(step);
      case 'group': {
        const chosen = `至多${number(atMost(step.count))}枚彼此連成一片的${pieces(step.pick)}`;
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
      return condition.times === undefined ? '如此做' : `這樣摧毀了至少${number(condition.times)}枚棋子`;
    if ('rankWas' in condition) return `該棋子原為${RANK[condition.is]}棋子`;
    if ('rankNow' in condition) return `該棋子是${RANK[condition.is]}棋子`;
    if ('summonedOn' in condition)
      return condition.summonedOn === 'nonCentralColoured'
        ? `${being}被召喚在中央格以外的紅格或綠格上`
        : `${being}被召喚在${COLOUR[condition.summonedOn]}上`;
    if ('squareOf' in condition) return `該棋子原本在${COLOUR[condition.colour]}上`;
    if ('isEmpty' in condition) return `${squares(condition.isEmpty, false)}是空的`;
    if ('actionsLeft' in condition) return `你還有至少${number(condition.actionsLeft)}個行動`;
    if ('enemyHasMore' in condition) return `某個對手的${NOUN[condition.enemyHasMore]}比你多`;
    if ('discardWasEmpty' in condition) return '你的棄牌堆原本是空的';
    return condition.or.map(bare).join('，或');
  }

  return {
    deed,
    condition: (condition, chained) => `${chained ? '否則，' : ''}若${bare(condition)}`,
    otherwise: '否則',
    under: (condition, clauses) => `${condition}，${clauses}`,
    inOrder: (clauses) => clauses.join('，然後'),
    oneOf: (clauses) => `以下擇一：${clauses.join('；或')}`,
    uncounted: (sentences) => `${sentences === 1 ? '上一句中的' : '這些'}棋子不算由你摧毀`,
    sentence: (clause) => `${clause}。`,
    text: (sentences) => spaced(sentences.join('')),
  };
}
