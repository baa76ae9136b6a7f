import { setCounts, setSide, without } from './change';
import { PLAYERS, type Player } from './grammar';
import type { Run } from './run';

/** How often each card is among them. */
export function copies(cards: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const card of [...cards].sort()) count.set(card, (count.get(card) ?? 0) + 1);
  return count;
}

/** With the option `per_phase` each phase may reshuffle anew (CX-DRAW-4). */
export function nextPhase(run: Run): void {
  if (run.table.options.reshuffle_limit === 'per_phase')
    for (const side of PLAYERS) setCounts(run, side, { reshuffled: false });
}

/** A player reshuffles at most once in each phase (CX-DRAW-4). */
const mayReshuffle = (run: Run, player: Player): boolean =>
  run.table.options.reshuffle_limit === 'none' || !run.table.sides[player].counts.reshuffled;

/** The discard pile becomes the draw pile; its order comes out card by card (4.2, `shuffle`). */
function reshuffle(run: Run, player: Player): void {
  const { discard } = run.table.sides[player];
  setSide(run, player, { pile: [...discard].sort(), discard: [] });
  setCounts(run, player, { reshuffled: true });
  for (const [id, { zone, side }] of run.wentTo) if (zone === 'discard' && side === player) run.wentTo.delete(id);
}

function takeTop(run: Run, player: Player): string | null {
  const { top, pile, discard } = run.table.sides[player];
  if (top.length > 0) {
    setSide(run, player, { top: top.slice(1) });
    return top[0];
  }
  if (pile.length > 0) {
    const card = run.chance('draw', copies(pile));
    setSide(run, player, { pile: without(pile, card) });
    return card;
  }
  if (discard.length === 0 || !mayReshuffle(run, player)) return null;
  reshuffle(run, player);
  return takeTop(run, player);
}

/** Draws, as far as there are cards (CX-DRAW-3, CX-DRAW-5). */
export function drawCards(run: Run, player: Player, n: number): void {
  for (let left = n; left > 0; left--) {
    const card = takeTop(run, player);
    if (card === null) return;
    setSide(run, player, { hand: [...run.table.sides[player].hand, card].sort() });
  }
}
