/** What the drills call right, found once more by the referee. */
import { expect, it } from 'vitest';
import type { Drill } from '../../../workers/drills/drill';
import { makeDrill } from '../../../workers/drills/make';
import { engineFromFile } from '../../../workers/engine/node';
import type { Board } from '../../../workers/games/codex/board';
import { kinds } from '../../../workers/games/codex/drills/kinds';
import { codex } from '../../../workers/games/codex/game';
import * as referee from '../../../workers/referee/codex';
import { legalDefenders } from '../../../workers/referee/codex/defenders';
import { viewOf } from '../../../workers/referee/codex/facts';
import { Session } from '../../../workers/session';
import { inTurn } from '../../support/day';

const SEEDS = inTurn(
  Array.from({ length: 20 }, (_, i) => i * 104_729 + 11),
  4,
);

const engine = await engineFromFile(new URL('../../../build/codex.wasm', import.meta.url));
const session = new Session(codex, engine);

const boardOf = ({ view }: Drill): Board => view.board as Board;
const nodesOf = ({ question }: Drill): string[] => (question.type === 'mark' ? [...question.nodes].sort() : []);
const aboutOf = ({ question }: Drill): string[] => question.ask.split(':').slice(1);

function judged({ view }: Drill, line: readonly string[]): referee.Node {
  const reading = referee.fromText(view.notation);
  if (!reading.ok) throw new RangeError(reading.error);
  return line.reduce(referee.apply, reading.node);
}

/** Numbers of the things among the choices of a node. */
const things = (node: referee.Node): string[] =>
  referee.moves(node).flatMap((action) => /^\w+#(\d+)$/.exec(action)?.[1] ?? []);

const defenders = (drill: Drill): string[] => {
  const view = viewOf(judged(drill, []).table);
  const open = legalDefenders(view, view.faces.get(Number(aboutOf(drill)[0]))!);
  return open.flatMap(({ obj }) => (obj.kind === 'thing' ? [String(obj.id)] : [])).sort();
};

const CHECKS: Readonly<Record<string, (drill: Drill) => void>> = {
  play(drill) {
    const can = referee.moves(judged(drill, [])).includes(`play ${aboutOf(drill)[0]}`);
    expect(drill.question).toMatchObject({ right: can ? 0 : 1 });
  },

  gold(drill) {
    const { active } = boardOf(drill);
    const gold = (line: readonly string[]): number => judged(drill, line).table.sides[active].gold;
    expect(drill.question).toMatchObject({ value: gold([]) - gold(drill.line) });
  },

  illegal(drill) {
    const open = referee.moves(judged(drill, []));
    const { options, right } = drill.question as { options: string[]; right: number };
    expect(options.filter((action) => !open.includes(action))).toEqual([options[right]]);
  },

  guard(drill) {
    const isPatroller = (id: string): boolean => !!boardOf(drill).things.find((one) => String(one.id) === id)!.slot;
    expect(nodesOf(drill)).toEqual(defenders(drill).filter(isPatroller));
  },

  attack(drill) {
    expect(nodesOf(drill)).toEqual(defenders(drill));
  },

  falls(drill) {
    const after = judged(drill, drill.line).table.things.map(({ id }) => id);
    const gone = boardOf(drill).things.filter(({ id }) => !after.includes(id));
    expect(nodesOf(drill)).toEqual(gone.map(({ id }) => String(id)).sort());
  },

  air(drill) {
    expect(nodesOf(drill)).toEqual(defenders(drill));
  },

  target(drill) {
    expect(nodesOf(drill)).toEqual(things(judged(drill, [])).sort());
  },

  waiting(drill) {
    const sources = referee.moves(judged(drill, [])).flatMap((action) => /#(\d+)/.exec(action)?.[1] ?? []);
    expect(nodesOf(drill)).toEqual([...new Set(sources)].sort());
  },
};

it('every kind is checked', () => {
  expect(Object.keys(CHECKS)).toEqual(kinds.map(({ id }) => id));
});

it.for(kinds)('$id: the referee comes to the same answer', (kind) => {
  for (const seed of SEEDS) CHECKS[kind.id]!(makeDrill(session, kind, seed));
});
