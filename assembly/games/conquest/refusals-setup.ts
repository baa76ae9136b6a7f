// Refusals at chance nodes, in set-up and in trading.

import { firstOf, typeOf } from './actions';
import {
  ACT_CONTINENT, ACT_FIRST, ACT_MISSION, ACT_OFFER, ACT_OFFER_FOR, ACT_OFFER_TO, ACT_PLACE_CAPITAL, ACT_ROLL, PICK_KIND,
} from './layout';
import { forbid } from './reasons';
import { CQ_CARD_2, CQ_CARD_7, CQ_CARD_8, CQ_DICE_7, CQ_REW_9, CQ_SETUP_10, CQ_SETUP_3, CQ_SETUP_4, CQ_SETUP_7 } from './rule-numbers';
import { holderOf, number, onTurn, ownerOf } from './state';
import { isPartner } from './trading';

/** An outcome that cannot come. */
export function forbidDraw(s: usize, code: u32): void {
  switch (typeOf(code)) {
    case ACT_CONTINENT: return forbid(CQ_SETUP_3);
    case ACT_FIRST: return forbid(CQ_SETUP_7);
    case ACT_MISSION: return forbid(CQ_SETUP_10);
    case ACT_ROLL: return forbid(CQ_DICE_7);
    default: return forbid(CQ_REW_9);
  }
}

export function forbidOffer(s: usize, code: u32): void {
  switch (typeOf(code)) {
    case ACT_PLACE_CAPITAL: return forbid(CQ_SETUP_4);
    case ACT_OFFER: return forbidCard(s, onTurn(s), firstOf(code));
    case ACT_OFFER_TO: return forbid(CQ_CARD_8, !isPartner(s, firstOf(code)));
    case ACT_OFFER_FOR: return forbidCard(s, number(s, PICK_KIND), firstOf(code));
    default: return;
  }
}

/** Only the holder gives a card, and only one whose territory he does not own. */
function forbidCard(s: usize, seat: i32, t: i32): void {
  forbid(CQ_CARD_2, holderOf(s, t) != seat);
  forbid(CQ_CARD_7, ownerOf(s, t) == seat);
}
