import { called, setSide } from './change';
import { check, kill } from './check';
import { finishBuildings } from './building';
import { drawCards, nextPhase } from './drawing';
import { emit, newEffect, workOff } from './events';
import { other, type Moment } from './grammar';
import { hasWhole } from './match';
import { placePatrol } from './patrol';
import type { Run } from './run';
import { chooseTech } from './tech';
import { throwAway } from './verbs-cards';
import { endLasting, forgetGone } from './verbs-lasting';

const HAND_LIMIT = 5;

/** What was put off until a moment waits with the other things of that moment. */
function noteDelayed(run: Run, moment: Moment): void {
  const due = run.table.delayed.filter(({ at }) => at === moment);
  run.table = { ...run.table, delayed: run.table.delayed.filter((one) => !due.includes(one)) };
  for (const { binding, steps } of due)
    run.waiting.push({
      label: `later ${binding.card}#${binding.self}`,
      carry: () => run.tools.carryOut(run, newEffect(binding), steps),
    });
}

/** E: the whole hand goes, as many cards and two more come, at most five (CX-DRAW-1, CX-DRAW-2). */
function drawPhase(run: Run): void {
  const { active } = run.table;
  nextPhase(run);
  const { hand } = run.table.sides[active];
  throwAway(run, active, hand);
  drawCards(run, active, Math.min(HAND_LIMIT, hand.length + 2));
}

/** F1: effects of the end of the turn, of both sides (CX-END-1, CX-KW-22). */
function endOfTurn(run: Run): void {
  nextPhase(run);
  run.beginAction();
  emit(
    run,
    run.table.things.map(({ id }) => ({ e: 'turn_end', it: { kind: 'thing', id } })),
  );
  for (const face of run.view.faces.values()) {
    if (!hasWhole(face, 'ephemeral')) continue;
    const { id } = face.thing!;
    run.waiting.push({ label: `ephemeral ${called(run, id)}`, carry: () => (kill(run, [id]), check(run)) });
  }
  noteDelayed(run, 'end_of_turn');
  workOff(run);
}

/** F5, or a draw when the turns are used up (option `turn_cap`). */
function passTurn(run: Run): void {
  const { turn, active, options } = run.table;
  const isLast = turn >= options.turn_cap;
  run.table = isLast
    ? { ...run.table, stage: 'over', result: 'draw' }
    : { ...run.table, stage: 'ready', turn: turn + 1, active: other(active) };
}

/** D2 to F5 of 2.25. */
export function endTurn(run: Run): void {
  const { active, options } = run.table;
  run.beginAction();
  noteDelayed(run, 'main_end');
  workOff(run);
  placePatrol(run);
  drawPhase(run);
  endOfTurn(run);
  endLasting(run, ({ at }) => at === 'turn-end');
  check(run);
  workOff(run);
  finishBuildings(run, active);
  forgetGone(run);
  setSide(run, active, { choice: null });
  if (options.tech_choice_time === 'own_turn_end') chooseTech(run, active);
  passTurn(run);
}
