import type { Arrow } from '$lib/board/arrows';
import type { MoveValue } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import { boardIn } from './view';

/** Of the thing that an action names at its end. */
export const numberOf = (action: string | undefined): string | null => /#(\d+)$/.exec(action ?? '')?.[1] ?? null;

/** Number of whoever attacks at a node that asks whom: of the running attack, or of the answer that began it. */
export function attackerAt(view: View): string | null {
  const { question, attack } = boardIn(view);
  if (question !== 'defender') return null;
  return attack ? String(attack.attacker) : (/ \/ attack \w+#(\d+)/.exec(view.notation)?.[1] ?? null);
}

/**
 * From who attacks to who is attacked: as the engine's line says, or the only one that can be; null for moves that are no
 * attacks, and while several could be meant.
 */
export function attackOf(
  { action, line }: Pick<MoveValue, 'action' | 'line'>,
  view: View,
): Pick<Arrow, 'from' | 'to'> | null {
  const { reach } = boardIn(view);
  const attacker = attackerAt(view);
  if (attacker !== null) {
    const to = numberOf(action);
    return to === null ? null : { from: attacker, to };
  }
  if (!action.startsWith('attack ')) return null;
  const from = numberOf(action)!;
  const open = (reach[Number(from)] ?? []).flatMap(({ rule, defender }) => (rule === null ? [String(defender)] : []));
  const told = numberOf(line[1]);
  const to = open.length === 1 ? open[0]! : open.find((one) => one === told);
  return to === undefined ? null : { from, to };
}
