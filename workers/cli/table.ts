import { analyse } from './analyse';
import type { Command } from './command';
import { games } from './games';
import { match } from './match';
import { mine } from './mine';
import { moves } from './moves';
import { perft } from './perft';
import { play } from './play';
import { position } from './position';
import { publish } from './publish';
import { reprove } from './reprove';
import { solve } from './solve';
import { turn } from './turn';
import { verify } from './verify';
import { why } from './why';

/** Every command there is, in the order the help shows them. */
export const COMMANDS: readonly Command[] = [
  games,
  position,
  moves,
  play,
  why,
  perft,
  analyse,
  solve,
  turn,
  match,
  mine,
  publish,
  reprove,
  verify,
];
