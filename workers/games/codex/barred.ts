import ruleIds from '../../../assembly/games/codex/data/rule-ids.json';
import { reachOf } from '../../engine/codex';
import type { Asking } from '../../engine/engine';
import type { RuleId } from '../../contract';

/** An attack as actions name it, and behind it whom it is meant for: a thing in play, or a card that is not. */
const ATTACK = /^attack \w+#(\d+) \w+(?:#(\d+))?$/;

/** What is attacked is something of the opponent with HP, in play. */
const NOT_ITS_KIND = 'CX-ATK-1';

/** What the question is not about was touched; as `trialOf` says it. */
const TOUCH = 'touch ';
const NOT_NOW = 'CX-TURN-1';

/** The rule that keeps an attacker from whom it is meant for; null for words that are no such attack, and where none does. */
export function barredBy(text: string, engine: Asking): RuleId | null {
  if (text.startsWith(TOUCH)) return NOT_NOW;
  const [, attacker, defender] = ATTACK.exec(text) ?? [];
  if (attacker === undefined) return null;
  const reached = reachOf(engine, Number(attacker)).find((one) => one.defender === Number(defender));
  if (!reached) return NOT_ITS_KIND;
  return reached.rule ? ruleIds[reached.rule - 1]! : null;
}
