import * as L from '../../../../assembly/games/codex/layout';
import { OVER } from '../../../../workers/engine/abi';
import { actionRow, runningTable } from '../../../../workers/engine/codex';
import type { Engine } from '../../../../workers/engine/engine';
import rules from '../../../../assembly/games/codex/data/rule-ids.json';
import { actionText } from '../../../../workers/games/codex/action-text';
import { SPEC_IDS } from '../../../../workers/games/codex/faces';
import { readTable } from '../../../../workers/games/codex/position';
import type { Table } from '../../../../workers/games/codex/table';
import * as referee from '../../../../workers/referee/codex';
import type { Node } from '../../../../workers/referee/codex';
import type { Dice } from '../../support/dice';
import { load } from './duel';

export interface Refusals {
  nodes: number;
  attempts: number;
  /** How often attempts were refused by each rule, and what was asked then. */
  readonly refused: Map<string, number>;
  readonly asked: Set<string>;
}
export const nothing = (): Refusals => ({ nodes: 0, attempts: 0, refused: new Map(), asked: new Set() });

const actionOf = (verb: number, what: number): number => (verb << L.ARGUMENT_BITS) | what;
const range = (n: number): number[] => [...Array(n).keys()];

/** There is no such ability, or nothing at all can be used any more. */
const UNNAMED = ['CX-ABIL-1', 'CX-MAIN-5'];
/** The rules by which the engine refuses an action. */
export const rulesOf = (engine: Engine, action: number): string[] =>
  engine.whyNot(action).map((rule) => rules[rule - 1]!);

/** Abilities with a cost of everything in play. */
const uses = (engine: Engine, places: readonly number[]): number[] =>
  places
    .flatMap((place) => range(4).map((number) => actionOf(L.USE, (place << 4) | number)))
    .filter((action) => !rulesOf(engine, action).some((rule) => UNNAMED.includes(rule)));

/** What a player might try in a main phase, sensible or not. */
function mainTries(engine: Engine, { things }: Table, kinds: number, seat: number): number[] {
  const places = range(things.length);
  return [
    ...uses(engine, places),
    ...range(kinds).flatMap((kind) => [actionOf(L.PLAY, kind), actionOf(L.HIRE, kind)]),
    ...places.flatMap((place) => [L.ATTACK, L.DETECT, L.THING].map((verb) => actionOf(verb, place))),
    ...range(3).map((hero) => actionOf(L.SUMMON, hero)),
    ...range(3).map((level) => actionOf(L.BUILD, level + 1)),
    ...range(4).map((addon) => actionOf(L.ADDON, addon)),
    ...places.filter((place) => things[place]!.controller === 'AB'[seat]).map((place) => actionOf(L.LEVEL, place)),
    actionOf(L.DONE, 0),
    actionOf(L.EMPTY, 0),
  ];
}

/** What might be answered to what is asked; nothing where the referee tells no reasons. */
export function triesFor(engine: Engine, kind: string): number[] {
  const bytes = runningTable(engine);
  const table = readTable(bytes);
  const seat = engine.actor();
  const kinds = bytes[L.SIDES + seat * L.SIDE_BYTES + L.KIND_COUNT]!;
  const things = range(table.things.length).map((place) => actionOf(L.THING, place));
  switch (kind) {
    case 'main':
      return mainTries(engine, table, kinds, seat);
    case 'defender':
      return things;
    case 'pick':
      return [...things, actionOf(L.DONE, 0)];
    case 'patrol':
      return [...things, actionOf(L.PLAY, 0), actionOf(L.END, 0)];
    case 'tech':
      return [...range(kinds).map((card) => actionOf(L.TECH, card)), actionOf(L.STOP, 0)];
    case 'lab_spec':
      return range(SPEC_IDS.length).map((spec) => actionOf(L.CHOOSE_SPEC, spec));
    case 'mode':
      return [1, 2, 3].map((mode) => actionOf(L.MODE, mode));
    default:
      return [];
  }
}

/** Plays on with both sides and compares, at each node, why what is tried is refused. */
export function refusing(engine: Engine, start: Node, dice: Dice, plies: number, tries: number, met: Refusals): void {
  load(engine, start);
  let node = start;
  for (let ply = 0; ply < plies && engine.actor() !== OVER; ply++, met.nodes++) {
    const { kind } = node.decision!;
    const texts = new Map<string, number>();
    const open = engine.actor() < 2 ? engine.legal() : engine.outcomes().actions;
    for (const action of open) texts.set(actionText(actionRow(engine, action)), action);
    const all = engine.actor() < 2 ? triesFor(engine, kind) : [];
    for (let i = 0; i < Math.min(tries, all.length); i++, met.attempts++) {
      const action = all[dice(all.length)]!;
      const text = actionText(actionRow(engine, action));
      const ours = rulesOf(engine, action);
      const theirs = [...new Set(referee.explain(node, text))];
      if ([...ours].sort().join() !== [...theirs].sort().join())
        throw new Error(
          `${kind}: ${text}\nengine  ${ours.join()}\nreferee ${theirs.join()}\nat ${referee.toText(node)}`,
        );
      if (ours.length > 0) met.asked.add(kind);
      for (const rule of ours) met.refused.set(rule, (met.refused.get(rule) ?? 0) + 1);
    }
    const names = [...texts.keys()];
    const text = names[dice(names.length)]!;
    engine.apply(texts.get(text)!);
    node = referee.apply(node, text);
  }
}
