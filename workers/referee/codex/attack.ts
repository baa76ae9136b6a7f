import { called, setCounts, setThing } from './change';
import { exhaust } from './arriving';
import { check, kill } from './check';
import { chooseRecipients, fightOut } from './combat';
import { defenderReasons, flownOver, legalDefenders, shootingTower, usesTower } from './defenders';
import { fatigueReasons } from './abilities';
import { emit, newEffect, workOff } from './events';
import type { Face } from './faces';
import { other } from './grammar';
import { hasWhole } from './match';
import type { Run } from './run';
import type { Delayed } from './table';

/** H1: every rule that forbids attacking with something. */
export function attackReasons(run: Run, face: Face): string[] {
  const { active, options } = run.table;
  const { exhausted, attacked } = face.thing!;
  if (!face.kinds.has('unit') && !face.kinds.has('hero')) return ['CX-ATK-1'];
  if (face.side !== active) return ['CX-ATK-1'];
  const reasons = exhausted ? ['CX-ATK-1'] : [];
  reasons.push(...fatigueReasons(face));
  if (hasWhole(face, 'no_attack')) reasons.push('CX-KW-30');
  if (hasWhole(face, 'readiness') && attacked) reasons.push('CX-KW-19');
  if (options.zero_atk_attack === 'forbid' && face.atk === 0) reasons.push('CX-ATK-6');
  if (reasons.length === 0 && legalDefenders(run.view, face).length === 0) reasons.push('CX-KW-30');
  return reasons;
}

/** H2 and H3: a legal defender is named; a Tower may use up its detection by that. */
function nameDefender(run: Run, id: number): number | null {
  const attacker = run.view.faces.get(id)!;
  const open = legalDefenders(run.view, attacker);
  if (open.length === 0) return null;
  const names = open.map(({ thing }) => called(run, thing!.id));
  const why = (text: string): string[] => {
    const face = [...run.view.faces.values()].find(({ thing }) => called(run, thing!.id) === text);
    return face ? defenderReasons(run.view, attacker, face) : ['CX-ATK-1'];
  };
  const defender = open[names.indexOf(run.ask(run.table.active, 'defender', names, why))];
  if (usesTower(run.view, attacker, defender)) setCounts(run, other(attacker.side), { detected: id });
  return defender.thing!.id;
}

const setDefender = (run: Run, attacker: number, defender: number | null): void => {
  run.table = { ...run.table, attack: { attacker, player: run.table.active, defender } };
};

/** H5: the defender's lowest-tech units are destroyed, untargeted (CX-KW-20, CX-TGT-5). */
function obliterate(run: Run, attacker: Face): void {
  const count = attacker.keywords.reduce((sum, { k, n = 0 }) => sum + (k === 'obliterate' ? n : 0), 0);
  const open = [...run.view.faces.values()].filter(
    (face) => face.kinds.has('unit') && face.side === other(attacker.side) && !hasWhole(face, 'indestructible'),
  );
  const chosen: Face[] = [];
  while (chosen.length < Math.min(count, open.length)) {
    const left = open.filter((face) => !chosen.includes(face));
    const lowest = Math.min(...left.map(({ tech }) => tech ?? 0));
    const tied = left.filter(({ tech }) => (tech ?? 0) === lowest);
    const names = tied.map(({ thing }) => called(run, thing!.id));
    // With as many tied as are still to go, nobody has to choose among them.
    const isAll = tied.length <= count - chosen.length;
    chosen.push(isAll ? tied[0] : tied[names.indexOf(run.ask(run.table.active, 'obliterate', names))]);
  }
  run.actingFor = attacker.side;
  kill(
    run,
    chosen.map(({ thing }) => thing!.id),
  );
  check(run);
}

/** H11: what was put off to the end of the attack, and then its triggers. */
function endAttack(run: Run): void {
  const isDue = ({ at }: Delayed): boolean => at === 'combat_end';
  const due = run.table.delayed.filter(isDue);
  run.onceDone.clear();
  run.table = { ...run.table, attack: null, delayed: run.table.delayed.filter((one) => !isDue(one)) };
  check(run);
  for (const { binding, steps } of due)
    run.waiting.push({
      label: `later ${binding.card}#${binding.self}`,
      carry: () => run.tools.carryOut(run, newEffect(binding), steps),
    });
  workOff(run);
}

/** The attack H of 2.25. */
export function attack(run: Run, id: number): void {
  const { side } = run.view.faces.get(id)!;
  setDefender(run, id, null);
  let defender = nameDefender(run, id);
  setDefender(run, id, defender);
  setThing(run, id, { attacked: true });
  if (!hasWhole(run.view.faces.get(id)!, 'readiness')) exhaust(run, id);
  check(run);
  // It may die as it exhausts itself.
  const left = run.view.faces.get(id);
  if (left) obliterate(run, left);
  const both = { it: { kind: 'thing', id }, other: { kind: 'thing', id: defender! } } as const;
  emit(run, [
    { e: 'attacks', ...both },
    { e: 'attacked', it: both.other, other: both.it },
  ]);
  workOff(run);
  if (run.view.faces.get(id)?.side !== side) return endAttack(run);
  if (run.view.faces.get(defender!)?.side !== other(side)) {
    setDefender(run, id, null);
    defender = nameDefender(run, id);
    setDefender(run, id, defender);
    if (defender === null) return endAttack(run);
    check(run);
  }
  const attacker = run.view.faces.get(id)!;
  const face = run.view.faces.get(defender!)!;
  const overflown = flownOver(run.view, attacker, face).map(({ thing }) => thing!.id);
  const tower = shootingTower(run.view, attacker, face);
  const recipients = chooseRecipients(run, attacker, face);
  run.actingFor = null;
  fightOut(run, { attacker: id, defender: defender!, overflown, tower, ...recipients });
  endAttack(run);
}
