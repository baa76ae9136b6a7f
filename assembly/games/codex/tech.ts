// The tech choice (CX-CODEX).

import { nextInOrder } from './effects/candidates';
import { ask, listAnswers, offer, stop } from './ask';
import { ASK_TECH, OWES, PILE_CHOICE, PILE_CODEX, STOP, TECH } from './layout';
import { addToPile, inPile, kinds, owned, pileSize, setSide, workers } from './table';

export const TECH_CHOICES: i32 = 2;
/** With so many workers a player may choose fewer (CX-CODEX-4). */
const FREE_FROM: i32 = 10;
@inline export function freeTech(seat: i32): bool { return workers(seat) >= FREE_FROM; }

/** Offers cards in card order from one on, as far as enough are left behind them; how many were offered. */
function offerCards(seat: i32, from: i32, needed: i32): i32 {
  let left = 0;
  for (let i = 0, n = kinds(seat); i < n; ++i) if (owned(seat, i) >= from) left += inPile(seat, PILE_CODEX, i);
  let open = max(1, left - needed + 1);
  let before = from - 1;
  let offered = 0;
  for (let kind = nextInOrder(seat, before); kind >= 0 && open > 0 && left > 0; kind = nextInOrder(seat, before)) {
    before = owned(seat, kind);
    const copies = inPile(seat, PILE_CODEX, kind);
    if (!copies) continue;
    offer(TECH, kind, kind);
    ++offered;
    open -= copies;
  }
  return offered;
}

/** Two cards in card order, as far as there are any (A1, CX-CODEX-5). */
export function chooseTech(seat: i32): void {
  const isFree = freeTech(seat);
  let from = 0;
  for (let chosen = 0; chosen < TECH_CHOICES; ++chosen) {
    const needed = min(TECH_CHOICES - chosen, pileSize(seat, PILE_CODEX));
    listAnswers();
    if (needed == 0 || offerCards(seat, from, isFree ? 1 : needed) == 0) break;
    if (isFree) offer(STOP, 0, -1);
    const kind = ask(seat, ASK_TECH);
    if (stop) return;
    if (kind < 0) break;
    addToPile(seat, PILE_CODEX, kind, -1);
    addToPile(seat, PILE_CHOICE, kind, 1);
    from = owned(seat, kind);
  }
  setSide(seat, OWES, 0);
}
