import { setSide, without } from './change';
import { inCardOrder } from './data';
import type { Player } from './grammar';
import type { Run } from './run';

/** With ten workers a player may choose fewer than two (CX-CODEX-3, CX-CODEX-4). */
const isFree = (run: Run, player: Player): boolean => run.table.sides[player].workers >= 10;

/** Cards from which on, in card order, as many are left as are still to be chosen. */
function open(codex: readonly string[], from: string | null, needed: number): string[] {
  const sorted = inCardOrder(codex);
  const start = from === null ? 0 : sorted.indexOf(from);
  const rest =
    start < 0 ? sorted.filter((card) => inCardOrder([card, from!])[1] === card && card !== from) : sorted.slice(start);
  return [...new Set(rest.slice(0, Math.max(1, rest.length - needed + 1)))];
}

function whyNot(codex: readonly string[], text: string): string[] {
  if (text === 'stop') return ['CX-CODEX-3'];
  const [, card] = text.split(' ');
  return codex.includes(card) ? ['CX-CODEX-5'] : ['CX-CODEX-1'];
}

/** The tech choice: two cards in card order, as far as there are any (A1, CX-CODEX-5). */
export function chooseTech(run: Run, player: Player): void {
  const chosen: string[] = [];
  const free = isFree(run, player);
  while (chosen.length < 2) {
    const { codex } = run.table.sides[player];
    const needed = Math.min(2 - chosen.length, codex.length);
    const cards = needed > 0 ? open(codex, chosen[0] ?? null, free ? 1 : needed) : [];
    if (cards.length === 0) break;
    const options = [...cards.map((card) => `tech ${card}`), ...(free ? ['stop'] : [])];
    const answer = run.ask(player, 'tech', options, (text) => whyNot(codex, text));
    if (answer === 'stop') break;
    const card = answer.split(' ')[1];
    chosen.push(card);
    setSide(run, player, { codex: without(codex, card) });
  }
  setSide(run, player, { choice: chosen });
}
