/** Every question of a drill is answered anew by the referee, which shares no code with the engine that made it. */
import { describe, expect, it } from 'vitest';
import type { Drill } from '../../../workers/drills/drill';
import { makeDrill } from '../../../workers/drills/make';
import { engineFromFile } from '../../../workers/engine/node';
import { cardOf } from '../../../workers/games/token-battle/cards';
import { kinds } from '../../../workers/games/token-battle/drills/kinds';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { apply, explain, gainOf, legal, load, type State, type TurnEvent } from '../../../workers/referee/token-battle';
import { Session } from '../../../workers/session';

/** Questions of each kind. */
const ASKED = 24;

const session = new Session(
  tokenBattle,
  await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url)),
);

function nodeOf({ view }: Drill): State {
  const loaded = load(view.notation);
  if (!loaded.ok) throw new Error(loaded.error.problem);
  return loaded.node;
}

const cardIn = (action: string): string => /^[a-z-]+/.exec(action)![0];

/** Where a skill weakens, moves, gilds or creates something, by the field it stood on. */
function changed(events: readonly TurnEvent[]): string[] {
  const skill = events.slice(
    0,
    events.findIndex(({ kind }) => kind === 'scored'),
  );
  const fields = skill.flatMap((event) => {
    if (event.kind === 'placed' || event.kind === 'stays') return [];
    return 'from' in event ? [event.from] : 'at' in event ? [event.at] : [];
  });
  return [...new Set(fields)];
}

function landing(events: readonly TurnEvent[], field: string): string {
  const moved = events.find((event) => 'from' in event && event.kind !== 'shot' && event.from === field);
  return moved && 'to' in moved ? moved.to : field;
}

function fateOf(before: State, after: State, field: string): string {
  const [was, is] = [before.board[field]!, after.board[field]];
  if (!is) return 'gone';
  if (is.type !== was.type) return 'rises';
  return is.value < was.value ? 'weaker' : 'same';
}

/** The right answer by kind: fields, a number or a word; `of` is what the question names. */
const ANSWERS: Readonly<Record<string, (node: State, line: string[], of: string[]) => string[] | number | string>> = {
  reach: (node, _, [card, field]) =>
    legal(node)
      .filter((action) => cardIn(action) === card && changed(explain(node, action)).includes(field!))
      .map((action) => action.split('@')[1]!),
  land: (node, [action], [field]) => [landing(explain(node, action!), field!)],
  touch: (node, [action]) => changed(explain(node, action!)),
  gain: (node, [action], [field]) => gainOf(apply(node, action!), field!),
  shots: (node, [action]) => [
    ...new Set(explain(node, action!).flatMap((event) => (event.kind === 'shot' ? [event.to] : []))),
  ],
  fate: (node, [action], [field]) => fateOf(node, apply(node, action!), field!),
  points: (node, [action], [side]) => {
    const after = apply(node, action!);
    return after.points[side as 'A' | 'B'] - node.points[side as 'A' | 'B'];
  },
  next: (node, line) => line.reduce((state, action) => apply(state, action), node).turn,
  value: (node, [action], [field]) => apply(node, action!).board[field!]?.value ?? 0,
};

function givenBy({ question }: Drill): string[] | number | string {
  switch (question.type) {
    case 'mark':
      return question.nodes;
    case 'answer':
      return question.value;
    case 'choose':
      return question.options[question.right]!;
    default:
      throw new RangeError(question.type);
  }
}

const sorted = (answer: ReturnType<typeof givenBy>) => (Array.isArray(answer) ? [...answer].sort() : answer);

describe.each(kinds)('drills: $id', (kind) => {
  const drills = Array.from({ length: ASKED }, (_, seed) => makeDrill(session, kind, seed * 15485863 + 3));

  it('are answered as the referee answers them', () => {
    for (const drill of drills) {
      const of = drill.question.ask.split(':').slice(kind.id === 'touch' ? 2 : 1);
      const right = ANSWERS[kind.id]!(nodeOf(drill), drill.line, of);
      expect(sorted(givenBy(drill)), `${drill.id} ${drill.line.join(' ')} at ${drill.view.notation}`).toEqual(
        sorted(right),
      );
    }
  });

  it('have every answer for a right one at times', () => {
    const [{ question }] = drills as [Drill];
    const right = new Set(drills.map((drill) => String(givenBy(drill))));
    if (question.type === 'choose') expect([...right].sort()).toEqual([...question.options].sort());
    else expect(right.size).toBeGreaterThan(4);
  });
});

it('a volley counts for its losses what the drill names', () => {
  const value = kinds.find(({ id }) => id === 'value')!;
  const drills = Array.from({ length: ASKED }, (_, seed) => makeDrill(session, value, seed * 32452843));
  const volleys = drills.filter(({ line }) => cardOf(cardIn(line[0]!)).skill === 'reduceByFriends');
  expect(volleys.length).toBeGreaterThan(0);
  for (const { why } of volleys.filter(({ why }) => why[4] !== ''))
    expect(why[4]!.split(',')).toHaveLength(Number(why[2]));
});
