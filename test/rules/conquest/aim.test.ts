import { expect } from 'vitest';
import { at, rule } from './table';

const LAST = '>=R/2roll:border,NAF/EGY,-,-/3/RBG/- NAFk=R:II/EGY:I EGY=B:-/NAF:I BRA=G:I';

rule('CQ-AIM-1', () => {
  const line = 'BRAk=R:II PER=R:I NAF=B:I @R=-/0,6/- #=-,-,-,4,-,-,-,-';
  const own = at(`>=R/4claim ${line} ICEkB=R:I`).play('claim 3');
  expect([own.actor, own.node, own.player, own.rewards]).toEqual(['over', '4won', 'R', [1, 0]]);
  const lost = at('>=R/4claim BRA=R:II PERkR=B:I ICEkB=R:I @R=-/0,6/- #=-,-,-,4,-,-,-,-').play('claim 3');
  expect(lost.actor).not.toBe('over');
});

rule('CQ-AIM-2', () => {
  // Three missions and the capital: the check comes with the end of claiming, not in the attack phase.
  const board = at('NAFk=R:II EGY=B:I @R=-/0,6,9/-');
  expect(board.node).toBe('2attack');
  const ended = board.play('end-attack');
  expect(ended.play('outward-done', ...(ended.play('outward-done').node === '3man' ? ['man-done'] : [])).node).toBe(
    '4won',
  );
});

rule('CQ-AIM-3', () => {
  const board = at(LAST).play('roll d', 'advance-infantry 1');
  expect([board.line.includes('=B:'), board.player, board.state.round]).toEqual([false, 'R', 3]);
  // Whoever loses his last division in his own turn is out at once, and the turn ends.
  const own = at('>=R/2roll:border,NAF/EGY,-,-/3/RBG/- NAF=R:-/EGY:I EGY=B:II/NAF:I BRA=G:I @R=NAF/-/-').play('roll a');
  expect([own.player, own.state.phase, own.item('NAF')]).toEqual(['B', 1, null]);
});

rule('CQ-AIM-4', () => {
  const held = "@B=EGY',PER/2/3";
  const board = at(`${LAST} ${held}`).play('roll d', 'advance-infantry 1');
  expect([board.item('@R'), board.item('@B')]).toEqual(["@R=EGY',PER/2/-", null]);
  const none = at(`${LAST} spoils=none ${held}`).play('roll d', 'advance-infantry 1');
  expect([none.item('@R'), none.item('@B')]).toEqual([null, null]);
});

rule('CQ-AIM-5', () => {
  const two = at('>=R/2roll:border,NAF/EGY,-,- NAF=R:II/EGY:I EGY=B:-/NAF:I').play('roll d', 'advance-infantry 1');
  expect([two.node, two.rewards]).toEqual(['2won', [1, 0]]);
  const own = at('>=R/2roll:border,NAF/EGY,-,- NAF=R:-/EGY:I EGY=B:II/NAF:I').play('roll a');
  expect([own.node, own.player, own.rewards]).toEqual(['2won', 'B', [0, 1]]);
});

rule('CQ-AIM-6', () => {
  const line = 'turn-order=by-roll round-limit=20 NAFk=R:II EGYk=B:II BRA=G:I @B=EGY,NAF/-/-';
  const board = at(`>=B/5end/20/RGB/- ${line}`).play('end-turn');
  expect([board.node, board.rewards.map((share) => share.toFixed(3))]).toEqual(['5drawn', ['0.333', '0.333', '0.333']]);
  // The round ends behind the last seat of the order, even if that is out.
  const out = at('>=B/5end/20/RBG/- round-limit=20 NAFk=R:II EGYk=B:II @B=EGY,NAF/-/-').play('end-turn');
  expect([out.node, out.rewards]).toEqual(['5drawn', [0.5, 0.5, 0]]);
});
