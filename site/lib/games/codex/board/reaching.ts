/** Whose lines of attack are shown, and what they say. */
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Board, ReachView } from '$workers/games/codex/board';
import type { Subject } from './looking';
import { thingName } from './table-words';

/** One line from an attacker; one that is stopped ends at the patroller that stops it. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly kind: 'open' | 'stopped' | 'fought';
}

/** The attacker lines are drawn of: the running attack's, one that is picked, one that is looked at. */
export function attackerOf(board: Board, picked: readonly string[], looked: Subject | null): number | null {
  const [thing] = picked.filter((pick) => pick.startsWith('thing:')).map((pick) => Number(pick.split(':')[1]));
  if (thing !== undefined && board.reach[thing]) return thing;
  if (looked && 'thing' in looked && board.reach[looked.thing]) return looked.thing;
  return null;
}

/** @param looked a thing that cannot be attacked shows the line that is stopped */
export function linesOf(board: Board, attacker: number | null, looked: Subject | null): Line[] {
  const fought = board.attack
    ? [{ from: board.attack.attacker, to: board.attack.defender, kind: 'fought' as const }]
    : [];
  const reached = attacker === null ? [] : (board.reach[attacker] ?? []);
  const from = attacker ?? 0;
  const open = reached
    .filter(({ rule }) => rule === null)
    .map(({ defender: to }) => ({ from, to, kind: 'open' as const }));
  const barred = reached.filter(
    ({ rule, defender }) => rule !== null && looked && 'thing' in looked && looked.thing === defender,
  );
  const stops = [...stoppersOf(reached), ...barred.map(({ defender }) => defender)].map((to) => ({
    from,
    to,
    kind: 'stopped' as const,
  }));
  return [
    ...fought,
    ...open,
    ...stops.filter(({ to }, i) => !open.some((one) => one.to === to) && stops.findIndex((one) => one.to === to) === i),
  ];
}

const stoppersOf = (reached: readonly ReachView[]): number[] => [
  ...new Set(reached.flatMap(({ rule, by }) => (rule === null ? [] : by))),
];

/** Numbers of the patrollers that keep an attacker from somebody. */
export const stopping = (board: Board, attacker: number | null): ReadonlySet<number> =>
  new Set(attacker === null ? [] : stoppersOf(board.reach[attacker] ?? []));

/** The same as a list of sentences, those that say the same of several things in one. */
export function reachTexts(board: Board, attacker: number): string[] {
  const groups = new Map<string, { say: (inputs: { name: string }) => string; names: string[] }>();
  for (const { defender, rule, by } of board.reach[attacker] ?? []) {
    const stoppers = listed(by.map((id) => thingName(board, id)));
    const key = rule === null ? 'open' : stoppers;
    const say =
      rule === null
        ? m.cxb_may_attack
        : by.length > 0
          ? ({ name }: { name: string }) => m.cxb_blocked({ name, by: stoppers })
          : m.cxb_barred;
    const group = groups.get(key) ?? { say, names: [] };
    groups.set(key, { say, names: [...group.names, thingName(board, defender)] });
  }
  return [...groups].map(([, { say, names }]) => say({ name: listed([...new Set(names)]) }));
}
