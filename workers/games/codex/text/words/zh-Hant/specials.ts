/** Chinese texts of the six one-off abilities, in traditional signs. */
export const SPECIALS: Readonly<Record<string, string>> = {
  tower:
    '每回合一次偵測一個隱藏的目標：對手回合是第一個隱藏的進攻方，你的回合由你指名；它在該回合保持被偵測。你看得見的每個進攻方攻擊你的任何東西時，此建築在第一批對其造成 1 點戰鬥傷害',
  tech_lab: '你也可以打出你另一個派系的科技 II 和 III 的牌；建造時選擇該派系，或與科技 II 派系一起選擇',
  focus_master: '當你的單位或英雄將受到恰好致命的傷害時，若此單位上有專注符文，移除一個，該傷害減少 1',
  double_gains: '此單位的攻擊力、血量或護甲的每次增加都計兩次；減少、印刷數值和治療則否',
  promise_of_payment:
    '你本回合打出的下一張牌費用為 0（附加費用和強化除外）；在你的下個維持階段支付其印刷費用，否則輸掉遊戲',
  gilded_glaxx: '只要你有至少 1 黃金，此單位不能被犧牲，且只會因戰鬥傷害死亡而離場',
};
