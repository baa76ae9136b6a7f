// A plain player: hires, builds and chooses tech to a curve, then does whatever brings most at once by the static value,
// and fills the patrol zone. Plans are carried out by it, others answer by it, and it plays by itself.

import { reserve } from '../../kernel/arena';
import { MAX_ACTIONS } from '../../kernel/rules';
import { optionAt, optionCount } from './ask';
import {
  ASK_LAB_SPEC, ASK_MAIN, ASK_PATROL, ASK_SPEC, ASK_TECH, QUESTION,
} from './layout';
import { plainMain } from './policy-main';
import { plainPatroller } from './policy-patrol';
import { plainSpec, plainTech } from './policy-tech';
import { bestAnswer } from './policy-values';
import { listOptions } from './scripts';

const list: usize = reserve(MAX_ACTIONS * 4);

/** A legal action of whoever decides. */
export function plainAction(s: usize): u32 {
  listOptions(s);
  const n = optionCount;
  for (let i = 0; i < n; ++i) store<u32>(list + (i << 2), optionAt(i));
  if (n == 1) return load<u32>(list);
  switch (<i32>load<u8>(s, QUESTION)) {
    case ASK_MAIN: return plainMain(s, list, n);
    case ASK_TECH: return plainTech(s, list, n);
    case ASK_PATROL: return plainPatroller(s, list, n);
    case ASK_SPEC: case ASK_LAB_SPEC: return plainSpec(s, list, n);
    default: return bestAnswer(s, list, n);
  }
}
