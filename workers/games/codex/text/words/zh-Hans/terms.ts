/** Where the simplified terms are other words than the traditional ones; longer terms come first. */
const TERMS: readonly (readonly [traditional: string, simplified: string])[] = [
  ['送回擁有者手上', '送回拥有者手牌'],
  ['拿到手上', '拿到手牌'],
  ['升到最高等級', '升到满级'],
  ['達到最高等級', '达到满级'],
  ['最高等級', '满级'],
  ['指示物單位', '衍生物单位'],
  ['黃金', '金币'],
  ['招喚', '召唤'],
  ['哨兵', '瞭望'],
  ['轉正', '重置'],
  ['耗用', '横置'],
  ['妨礙', '抵抗'],
  ['祕術師', '秘术师'],
  ['傭兵', '佣兵'],
];

/** A traditional text with the terms of the simplified ones; the other signs stay. */
export const retermed = (text: string): string =>
  TERMS.reduce((said, [traditional, simplified]) => said.replaceAll(traditional, simplified), text);
