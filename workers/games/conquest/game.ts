import ruleIds from '../../../assembly/games/conquest/data/rule-ids.json';
import { LAYOUT_VERSION, STATE_BYTES } from '../../../assembly/games/conquest/layout';
import type { GameCodec } from '../../game-codec';
import { actionText, parseAction } from './actions';
import { picksOf } from './choices';
import { parse, print } from './notation';
import { read, write } from './position';
import type { State } from './state';
import { trialOf } from './trial';

/** Conquest, as far as its bytes and texts go. */
export const codec = {
  id: 'conquest',
  ruleIds,
  stateBytes: STATE_BYTES,
  layoutVersion: LAYOUT_VERSION,

  parse,
  print,
  read,
  write,

  parseAction,
  actionText,
  picks: picksOf,
  trial: trialOf,

  question: ({ node }) => (node === 'won' || node === 'drawn' ? 'over' : node),
  seat: ({ decider }) => decider,
} satisfies Partial<GameCodec<State>>;
