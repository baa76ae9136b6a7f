/** A round of a battle in short phrases: what the dice showed, and what each side lost. */
import { countsOf } from '$lib/games/conquest/board/divisions';
import { dieText, rollIn } from '$lib/games/conquest/board/dice-words';
import { divisionsText, playerName } from '$lib/games/conquest/board/words';
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/conquest/board';
import type { Effect } from '$workers/games/conquest/effects';

/** Empty where no dice were rolled. */
export function roundTexts(board: Board, effects: readonly Effect[]): string[] {
  const roll = rollIn(effects);
  if (!roll) return [];
  const { round, attacker, defender, players } = roll;
  const shown = m.cq_against({
    attacker: listed(attacker.map((face, die) => dieText(round.attacker, die, face))),
    defender: listed(defender.map((face, die) => dieText(round.defender, die, face))),
  });
  return [shown, ...players.flatMap((player) => lossTexts(player, board, effects))];
}

/** Divisions that are gone, and armour that was whole before. */
function lossTexts(player: string, board: Board, effects: readonly Effect[]): string[] {
  const gone = { A: 0, D: 0, I: 0 };
  const add = (divisions: string, sign: number): void => {
    const { A, D, I } = countsOf(divisions);
    gone.A += sign * A;
    gone.D += sign * D;
    gone.I += sign * I;
  };
  for (const effect of effects) {
    if (effect.kind !== 'divisions') continue;
    const [was, is] = ownersOf(effect.spot, board, effects);
    if (was === player) add(effect.before, 1);
    if (is === player) add(effect.after, -1);
  }
  const damaged = Math.max(0, Math.min(gone.A, -gone.D));
  const [A, D, I] = [gone.A - damaged, gone.D + damaged, gone.I].map((count) => Math.max(0, count));
  const lost = 'A'.repeat(A!) + 'D'.repeat(D!) + 'I'.repeat(I!);
  return [
    ...(lost ? [m.cq_after_lost({ player: playerName(player), divisions: divisionsText(lost) })] : []),
    ...(damaged > 0 ? [m.cq_after_damaged({ player: playerName(player), count: damaged })] : []),
  ];
}

/** Whose divisions stood at a spot, and whose stand there afterwards. */
function ownersOf(spot: string, { lands, forces }: Board, effects: readonly Effect[]): [string | null, string | null] {
  if (spot.startsWith('force:')) {
    const owner = forces[spot.slice(6)]?.owner ?? null;
    return [owner, owner];
  }
  const land = /^[a-z]+:(...)/.exec(spot)![1]!;
  const was = lands[land]?.owner ?? null;
  const change = effects.find((effect) => effect.kind === 'owner' && effect.land === land);
  return [was, change?.kind === 'owner' ? change.after : was];
}
