import type { Arrow } from '$lib/board/arrows';
import { boardIn } from '$lib/games/codex/board/view';
import type { MoveValue } from '$workers/analysis/contract';
import type { View } from '$workers/contract';

const numberOf = (action: string | undefined): string | null => /#(\d+)$/.exec(action ?? '')?.[1] ?? null;

/** From who attacks to who is attacked, as far as the engine's line says; null for moves that are no attacks. */
export function attackOf(
  { action, line }: Pick<MoveValue, 'action' | 'line'>,
  view: View,
): Pick<Arrow, 'from' | 'to'> | null {
  const { question, attack } = boardIn(view);
  if (question === 'defender' && attack) {
    const to = numberOf(action);
    return to === null ? null : { from: String(attack.attacker), to };
  }
  if (!action.startsWith('attack ')) return null;
  const from = numberOf(action)!;
  return { from, to: numberOf(line[1]) ?? from };
}
