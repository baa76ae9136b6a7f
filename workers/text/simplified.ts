/** Traditional signs that generated texts use, and below each the simplified one. */
const TRADITIONAL =
  '佔個側傳內兩則動喚圖場將對庫張戰擇敵數時條棄標樣橫毀準滿為獲當種紅級結經綠線與計記該躍轉這連進過選還邊鄰長離頂順須頭額顏鬥後於無論組剛並來們偵備傭傷儲冊劍區員單執壓夥學寧專導屍師帶幣幫強彈從復惡愛憤戲' +
  '換揮損擁擊擋擲暫會東極槍樹機權殺沒減測滅漢潛濺燒犧獅獵獸現瘓療癱發盜礙祕築紀終維總續著藍號蟲術衛製複見視觸詞詩護變讓豬貓費賊輸遊達遠邏鍵鏡開間關隊階隨險隱項預領類飛馬髏體魚鮮鯊鳥鷲黃點龍';
const SIMPLIFIED =
  '占个侧传内两则动唤图场将对库张战择敌数时条弃标样横毁准满为获当种红级结经绿线与计记该跃转这连进过选还边邻长离顶顺须头额颜斗后于无论组刚并来们侦备佣伤储册剑区员单执压伙学宁专导尸师带币帮强弹从复恶爱愤戏' +
  '换挥损拥击挡掷暂会东极枪树机权杀没减测灭汉潜溅烧牺狮猎兽现痪疗瘫发盗碍秘筑纪终维总续着蓝号虫术卫制复见视触词诗护变让猪猫费贼输游达远逻键镜开间关队阶随险隐项预领类飞马髅体鱼鲜鲨鸟鹫黄点龙';

const pairs = new Map([...TRADITIONAL].map((sign, i) => [sign, [...SIMPLIFIED][i]!]));

/** A text in simplified signs; signs both scripts share stay. */
export const simplified = (text: string): string => [...text].map((sign) => pairs.get(sign) ?? sign).join('');
