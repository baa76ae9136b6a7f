import { codexSubject } from './codex';
import { conquestSubject } from './conquest';
import type { Subject } from './subject';
import { tashKalarSubject } from './tash-kalar';
import { tokenBattleSubject } from './token-battle';
import { toyBattleSubject } from './toy-battle';

/** By the id of the game. */
export const SUBJECTS = {
  'toy-battle': toyBattleSubject,
  'token-battle': tokenBattleSubject,
  'tash-kalar': tashKalarSubject,
  conquest: conquestSubject,
  codex: codexSubject,
} as Record<string, Subject<unknown>>;
