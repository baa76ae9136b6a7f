import ruleIds from '../../../assembly/games/codex/data/rule-ids.json';
import { reachOf } from '../../engine/codex';
import type { Asking } from '../../engine/engine';
import type { Reason } from '../../reasons';

/** An attack as actions name it, and behind it whom it is meant for: a thing in play, or a card that is not. */
const ATTACK = /^attack \w+#(\d+) \w+(?:#(\d+))?$/;

/** What is attacked is something of the opponent with HP, in play. */
const NOT_ITS_KIND = 'CX-ATK-1';

/** What was touched comes too soon, as `trialOf` says it: for the question, as a goal without attacker, after a card not yet played. */
const TOUCH = /^touch \S+ ?(\w*)$/;
const TOO_SOON: Readonly<Record<string, Reason>> = { '': 'CX-TURN-1', goal: 'CX-ATK-1/goal', card: 'CX-EFF-3' };

/** What keeps an attacker from whom it is meant for; null for words that are no such attack, and where nothing does. */
export function barredBy(text: string, engine: Asking): Reason | null {
  const [, touched] = TOUCH.exec(text) ?? [];
  if (touched !== undefined) return TOO_SOON[touched] ?? null;
  const [, attacker, defender] = ATTACK.exec(text) ?? [];
  if (attacker === undefined) return null;
  const reached = reachOf(engine, Number(attacker)).find((one) => one.defender === Number(defender));
  if (!reached) return NOT_ITS_KIND;
  return reached.rule ? ruleIds[reached.rule - 1]! : null;
}
