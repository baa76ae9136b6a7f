import { attack, attackReasons } from './attack';
import { usable, useAbility, useReasons } from './abilities';
import { addonReasons, buildAddon, buildTech, techReasons } from './building';
import { called, payGold, setCounts, setSide, without } from './change';
import { check } from './check';
import { hiringCost } from './costs';
import { ADDONS, isCard } from './data';
import { workOff } from './events';
import { other, type Player } from './grammar';
import { heroesInPlay, levelReasons, payForLevel, summon, summonReasons } from './heroes';
import { hasWhole } from './match';
import { FROM_HAND, playCard, playReasons } from './playing';
import { hasAddon } from './requirements';
import type { Run } from './run';
import { sees } from './targeting';
import type { Obj } from './table';

const MOST_ACTIONS = 200;

const inHand = (player: Player, card: string): Obj & { kind: 'card' } => ({
  kind: 'card',
  zone: 'hand',
  side: player,
  card,
});

function hireReasons(run: Run, player: Player, card: string): string[] {
  const { counts, hand, gold } = run.table.sides[player];
  const reasons = counts.hired ? ['CX-MAIN-2'] : [];
  if (!hand.includes(card)) reasons.push('CX-WORK-1');
  return gold < hiringCost(run.view, player) ? [...reasons, 'CX-COST-2'] : reasons;
}

function hire(run: Run, player: Player, card: string): void {
  payGold(run, player, hiringCost(run.view, player));
  const { hand, hired, workers } = run.table.sides[player];
  setSide(run, player, { hand: without(hand, card), hired: [...hired, card], workers: workers + 1 });
  setCounts(run, player, { hired: true });
}

/** The own Tower names one hidden thing of the opponent (CX-ADD-5). */
function detectReasons(run: Run, player: Player, id: number): string[] {
  const face = run.view.faces.get(id);
  const isHidden =
    !!face && face.side === other(player) && face.keywords.some(({ k }) => k === 'stealth' || k === 'invisible');
  const isFree = hasAddon(run.table, player, 'tower') && run.table.sides[player].counts.detected === null;
  return isHidden && isFree && !sees(run.view, player, id) ? [] : ['CX-ADD-5'];
}

const thingCalled = (run: Run, text: string): number =>
  run.table.things.find(({ id }) => called(run, id) === text)?.id ?? -1;

/** A main action: why it is forbidden, and what it does. `what` is the word after its verb, `text` the whole. */
interface MainAction {
  reasons(run: Run, player: Player, what: string, text: string): string[];
  carry(run: Run, player: Player, what: string, text: string): void;
}

const usableAs = (run: Run, text: string) => usable(run).find((one) => one.text === text);

/** By their verb. */
const ACTIONS: Readonly<Record<string, MainAction>> = {
  play: {
    reasons: (run, player, card) =>
      isCard(card) && run.table.sides[player].hand.includes(card)
        ? playReasons(run, player, inHand(player, card), FROM_HAND)
        : ['CX-PLAY-1'],
    carry: (run, player, card) => playCard(run, player, inHand(player, card), FROM_HAND),
  },
  use: {
    reasons(run, player, _, text) {
      const found = usableAs(run, text);
      return found ? useReasons(run, player, found.face, found.held) : ['CX-ABIL-1'];
    },
    carry(run, _player, _, text) {
      const { face, held } = usableAs(run, text)!;
      useAbility(run, face, held);
    },
  },
  attack: {
    reasons(run, _, what) {
      const face = run.view.faces.get(thingCalled(run, what));
      return face ? attackReasons(run, face) : ['CX-ATK-1'];
    },
    carry: (run, _, what) => attack(run, thingCalled(run, what)),
  },
  summon: { reasons: summonReasons, carry: summon },
  level: { reasons: levelReasons, carry: payForLevel },
  hire: { reasons: hireReasons, carry: hire },
  build: {
    reasons: (run, player, level) =>
      ['1', '2', '3'].includes(level) ? techReasons(run, player, Number(level)) : ['CX-TECH-1'],
    carry: (run, player, level) => buildTech(run, player, Number(level)),
  },
  addon: { reasons: addonReasons, carry: buildAddon },
  detect: {
    reasons: (run, player, what) => detectReasons(run, player, thingCalled(run, what)),
    carry: (run, player, what) => setCounts(run, player, { detected: thingCalled(run, what) }),
  },
};

function reasonsFor(run: Run, text: string): string[] {
  const [verb = '', what = ''] = text.split(' ');
  if (verb === 'patrol' || verb === 'empty') return ['CX-PATROL-1'];
  if (!Object.hasOwn(ACTIONS, verb)) return ['CX-MAIN-1'];
  return ACTIONS[verb]!.reasons(run, run.table.active, what, text);
}

/** Every rule that forbids a main action, `end` aside. */
export function mainReasons(run: Run, text: string): string[] {
  const isFull = run.table.sides[run.table.active].counts.actions >= MOST_ACTIONS;
  return isFull ? ['CX-MAIN-5'] : [...new Set(reasonsFor(run, text))];
}

/** Everything that might be tried. */
function tries(run: Run): string[] {
  const { active } = run.table;
  const { hand, command } = run.table.sides[active];
  const cards = [...new Set(hand)];
  const own = [...run.view.faces.values()].filter(({ side }) => side === active);
  const bodies = own.filter(({ kinds }) => kinds.has('unit') || kinds.has('hero'));
  const enemies = [...run.view.faces.values()].filter(({ side }) => side !== active);
  const hidden = enemies.filter(
    (face) => hasWhole(face, 'invisible') || face.keywords.some(({ k }) => k === 'stealth'),
  );
  return [
    ...cards.map((card) => `play ${card}`),
    ...usable(run).map(({ text }) => text),
    ...bodies.map(({ thing }) => `attack ${called(run, thing!.id)}`),
    ...command.map(({ hero }) => `summon ${hero}`),
    ...heroesInPlay(run, active).map(({ card }) => `level ${card}`),
    ...cards.map((card) => `hire ${card}`),
    ...['1', '2', '3'].map((level) => `build ${level}`),
    ...ADDONS.map((addon) => `addon ${addon}`),
    ...hidden.map(({ thing }) => `detect ${called(run, thing!.id)}`),
  ];
}

function carry(run: Run, text: string): void {
  const [verb = '', what = ''] = text.split(' ');
  ACTIONS[verb]!.carry(run, run.table.active, what, text);
}

/** D1: one action with everything it triggers (CX-MAIN-4); false if the phase was ended. */
export function mainAction(run: Run): boolean {
  const { active } = run.table;
  const options = [...tries(run).filter((text) => mainReasons(run, text).length === 0), 'end'];
  const text = run.ask(active, 'main', options, (tried) => mainReasons(run, tried));
  if (text === 'end') return false;
  run.beginAction();
  setCounts(run, active, { actions: run.table.sides[active].counts.actions + 1 });
  carry(run, text);
  check(run);
  workOff(run);
  return true;
}
