/** Traditional signs that generated texts use, and below each the simplified one. */
const TRADITIONAL =
  '佔個側傳內兩則動喚圖場將對庫張戰擇敵數時條棄標樣橫毀準滿為獲當種紅級結經綠線與計記該躍轉這連進過選還邊鄰長離頂順須頭額顏鬥後於無論組剛';
const SIMPLIFIED =
  '占个侧传内两则动唤图场将对库张战择敌数时条弃标样横毁准满为获当种红级结经绿线与计记该跃转这连进过选还边邻长离顶顺须头额颜斗后于无论组刚';

const pairs = new Map([...TRADITIONAL].map((sign, i) => [sign, [...SIMPLIFIED][i]!]));

/** A text in simplified signs; signs both scripts share stay. */
export const simplified = (text: string): string => [...text].map((sign) => pairs.get(sign) ?? sign).join('');
