import * as Comlink from 'comlink';
import { compileFrom } from '../../../engine/browser';
import { BattleEngine } from '../../../engine/conquest/battle';
import { oddsAnswers, type OddsAnswers } from './odds';
import type { OddsService } from './odds-contract';

let answers: OddsAnswers | null = null;

function opened(): OddsAnswers {
  if (!answers) throw new Error('the module of battles is not open yet');
  return answers;
}

/** An answer is worked out in one piece, so whoever no longer wants it ends the worker. */
const service: OddsService = {
  async open(wasm) {
    answers = oddsAnswers(await BattleEngine.create(await compileFrom(wasm)));
  },
  battle: (asked) => opened().battle(asked),
  needs: (asked, kind, chance) => opened().needs(asked, kind, chance),
  operation: (campaign, order) => opened().operation(campaign, order),
  orders: (campaign) => opened().orders(campaign),
  fightsFor: (board, code) => opened().fightsFor(board, code),
  openFight: (board) => opened().openFight(board),
  quantity: (board, id) => opened().quantity(board, id),
  aims: (board) => opened().aims(board),
  ordersFrom: (board, base, targets) => opened().ordersFrom(board, base, targets),
  targetsOf: (board, base) => opened().targetsOf(board, base),
  threatsTo: (board, code) => opened().threatsTo(board, code),
  threat: (question) => opened().threat(question),
};

Comlink.expose(service);
