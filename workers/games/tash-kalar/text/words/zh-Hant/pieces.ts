/** Traditional Chinese words for pieces and places of the effect language. */
import type { Amount } from '../../../../../text/amounts';
import { number } from '../../../../../text/chinese';
import { anchorOf, isBeing, isBound, isOther, isSingle, isUsed, unknownPlace, type Subject } from '../../grammar';
import type { Pick, Place, RankClass } from '../../program';

export const NOUN: Readonly<Record<RankClass, string>> = {
  any: '棋子',
  common: '普通棋子',
  heroic: '英雄棋子',
  legendary: '傳奇棋子',
  upgraded: '升級過的棋子',
  nonLegendary: '非傳奇棋子',
};

const OWNER = { own: '己方', enemy: '敵方', any: '' };
export const COLOUR = { red: '紅格', green: '綠格', coloured: '有色格' };

/** How pieces and squares are named in the text of a card. */
export function traditionalPieces(subject: Subject) {
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
    if ('rays' in place) return `位於${number(subject.arrows)}個箭頭方向任一直線上、距離不限的`;
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

  const limited = (pick: Pick, other = isOther(pick)): string =>
    (pick.colourOf ? `${where(pick.at).replace(/的$/, '、')}與剛放置的棋子同色的` : where(pick.at)) +
    (isUsed(pick) ? '圖形所用的' : '') +
    (pick.ofLeader ? '該對手的' : '') +
    (other ? '其他' : '');

  const noun = (pick: Pick): string => (pick.ofLeader ? '' : OWNER[pick.who!]) + NOUN[pick.rank!];
  const pieces = (pick: Pick, other?: boolean): string => limited(pick, other) + noun(pick) + both(pick);
  const some = (n: number, pick: Pick): string =>
    n === 1 && isOther(pick) ? `另一個${pieces(pick, false)}` : `${number(n)}個${pieces(pick)}`;

  /** The pieces a step affects. */
  function affected(pick: Pick, { optional, max }: Amount): string {
    if (isBeing(pick)) return being;
    if (isBound(pick)) return '該棋子';
    if (max === 'same') return `同樣數量的${pieces(pick)}`;
    if (max === 'all') return isSingle(pick, subject) ? limited(pick) + noun(pick) : `所有${pieces(pick)}`;
    return optional && max > 1 ? `至多${some(max, pick)}` : some(max, pick);
  }

  return { being, squares, noun, pieces, some, affected };
}

export type TraditionalPieces = ReturnType<typeof traditionalPieces>;
