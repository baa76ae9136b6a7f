// Which rule forbids a state from being a position to play on.

import { MAX_SEATS } from '../../kernel/rules';
import { checkBoard } from './check-board';
import { checkMarks } from './check-marks';
import { checkNode } from './check-node';
import { checkTable } from './check-table';
import { isOver } from './menu';
import { NODE_START, ORDER, PLAYER, ROUND, ROUND_LIMIT } from './layout';
import { CQ_AIM_3, CQ_AIM_6, CQ_SETUP_1 } from './rule-numbers';
import { node, number, onTurn, phase, players } from './state';
import { hasDivisions } from './supply';

/** Number of the rule that is broken, or 0. */
export function checkState(s: usize): i32 {
  if (players(s) < 2 || players(s) > MAX_SEATS || !isOrder(s) || number(s, PLAYER) >= players(s)) return CQ_SETUP_1;
  if (number(s, ROUND) < 1 || number(s, ROUND) > number(s, ROUND_LIMIT)) return CQ_AIM_6;
  let broken = checkBoard(s);
  if (!broken) broken = checkTable(s);
  if (!broken) broken = checkMarks(s);
  if (broken || isOver(s)) return broken;
  if (phase(s) && !hasDivisions(s, onTurn(s))) return CQ_AIM_3;
  return node(s) == NODE_START ? 0 : checkNode(s);
}

/** Every seat has one place in the order of turns. */
function isOrder(s: usize): bool {
  let seats = 0;
  for (let i = 0; i < players(s); ++i) seats |= 1 << number(s, ORDER + i);
  return seats == (1 << players(s)) - 1;
}
