import { check } from './check';
import { drawCards, nextPhase } from './drawing';
import { emit, newEffect, takeNext, workOff } from './events';
import { PLAYERS, type Player } from './grammar';
import { gainGold, setSide, setThing, called } from './change';
import { isHero } from './data';
import { isAtMax } from './levels';
import { NOTHING_DONE, type Thing } from './table';
import type { Run, Waiting } from './run';
import { chooseTech } from './tech';
import { endLasting } from './verbs-lasting';

/** A: the tech choice is settled, and effects until this turn end. */
function beforeTurn(run: Run, player: Player): void {
  if (run.table.sides[player].choice === null) chooseTech(run, player);
  endLasting(run, (end) => end.at === 'turn' && end.of === player);
  check(run);
}

/** A thing at the start of a turn: what is counted by turns begins anew, armor is set anew (B2 to B5). */
function refreshed(thing: Thing, player: Player, given: Readonly<Record<string, number>>): Thing {
  const own = thing.controller === player;
  // Armor of a buff is no static bonus: what is left of it stays, the rest is set anew (CX-DMG-3).
  const isBuff = (key: string): boolean => key.startsWith('b');
  const sum = (keep: (key: string) => boolean): number =>
    Object.entries(given).reduce((total, [key, n]) => total + (keep(key) ? n : 0), 0);
  const armor = Math.min(thing.armor, sum(isBuff)) + sum((key) => !isBuff(key));
  const anew = { ...thing, uses: {}, attacked: false, arrived: false, armor, armorFrom: given };
  if (!own) return anew;
  return {
    ...anew,
    slot: null,
    exhausted: thing.exhausted && thing.disabled,
    disabled: false,
    fatigue: false,
    maxed: isHero(thing.card) && isAtMax(thing),
  };
}

/** B: the ready phase. */
function readyPhase(run: Run, player: Player): void {
  const { discard, choice } = run.table.sides[player];
  setSide(run, player, { discard: [...discard, ...(choice ?? [])], choice: [] });
  for (const { id, controller, slot } of run.table.things)
    if (controller === player && slot) setThing(run, id, { slot: null });
  for (const side of PLAYERS) setSide(run, side, { counts: NOTHING_DONE });
  run.table = { ...run.table, nth: {} };
  const { faces } = run.view;
  run.table = {
    ...run.table,
    things: run.table.things.map((thing) => refreshed(thing, player, faces.get(thing.id)!.armorFrom)),
  };
  check(run);
}

/** CX-KW-21: X damage from each unit and hero of the player. */
function heal(run: Run, player: Player, n: number): void {
  for (const face of run.view.faces.values())
    if (face.side === player && (face.kinds.has('unit') || face.kinds.has('hero')))
      setThing(run, face.thing!.id, { damage: Math.max(0, face.thing!.damage - n) });
}

/** C3: worker gold, upkeep effects, healing and what was put off until now. */
function upkeepItems(run: Run, player: Player): Waiting[] {
  const items: Waiting[] = [{ label: 'workers', carry: () => gainGold(run, player, run.table.sides[player].workers) }];
  for (const face of run.view.faces.values()) {
    if (face.side !== player || face.thing!.underConstruction) continue;
    const healing = face.keywords.reduce((sum, { k, n = 0 }) => sum + (k === 'healing' ? n : 0), 0);
    if (healing > 0)
      items.push({ label: `healing ${called(run, face.thing!.id)}`, carry: () => heal(run, player, healing) });
  }
  const own = run.table.things.filter(({ controller }) => controller === player);
  emit(
    run,
    own.map(({ id }) => ({ e: 'upkeep', it: { kind: 'thing', id } })),
  );
  items.push(...run.waiting);
  run.waiting = [];
  const due = run.table.delayed.filter(({ at, binding }) => at === 'your_upkeep' && binding.you === player);
  run.table = { ...run.table, delayed: run.table.delayed.filter((one) => !due.includes(one)) };
  for (const { binding, steps } of due)
    items.push({
      label: `later ${binding.card}#${binding.self}`,
      carry: () => run.tools.carryOut(run, newEffect(binding), steps),
    });
  return items;
}

/** C: the upkeep, one item after another in the order the active player chooses (CX-UPK-5). */
function upkeep(run: Run, player: Player): void {
  endLasting(run, (end) => end.at === 'upkeep' && end.of === player);
  for (const { id, form } of run.table.things) if (form?.until === player) setThing(run, id, { form: null });
  check(run);
  const command = run.table.sides[player].command.map((card) => ({
    ...card,
    cooldown: Math.max(0, card.cooldown - 1),
  }));
  setSide(run, player, { command });
  let items = upkeepItems(run, player);
  while (items.length > 0) {
    run.beginAction();
    takeNext(run, items, (rest) => (items = rest)).carry();
    check(run);
    workOff(run);
  }
}

/** A to C of 2.25, up to the first main action. */
export function beginTurn(run: Run): void {
  const { active } = run.table;
  beforeTurn(run, active);
  readyPhase(run, active);
  upkeep(run, active);
  nextPhase(run);
  run.table = { ...run.table, stage: 'main' };
}

/** Both players draw five cards (CX-SETUP-5). */
export function drawOpening(run: Run): void {
  for (const player of PLAYERS) drawCards(run, player, 5);
  run.table = { ...run.table, stage: 'ready' };
}
