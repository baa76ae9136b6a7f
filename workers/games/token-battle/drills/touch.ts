import type { DrillKind } from '../../../drills/drill';
import { areaAround } from '../board-fields';
import type { TokenEffect } from '../effects';
import type { Board } from '../state';
import { STEPS, isQuiet, ofSkill, oneOf, turnsOf, withSkill } from './turns';

/** More places than these to point out is work, not a question. */
const MOST = 7;

const SKILLS = ['reduce', 'push', 'mirror', 'gild', 'spawnFriend', 'spawnEnemy'] as const;

const LEFT_ALONE: ReadonlySet<TokenEffect['kind']> = new Set(['placed', 'blocked']);

/** Fields on which a skill changes something, by what stood there when it began to act. */
export const touchedBy = (effects: readonly TokenEffect[]): string[] => [
  ...new Set(effects.flatMap(({ kind, from, to }) => (LEFT_ALONE.has(kind) ? [] : [from ?? to!]))),
];

/** Every field on which the skill of a card changes something. */
export const touch: DrillKind<Board> = {
  id: 'touch',
  steps: STEPS,
  ask(view, desk, random, wish) {
    const skill = SKILLS[wish % SKILLS.length]!;
    const fewest = (wish >> 4) % 4 === 0 ? 1 : 2;
    const found = turnsOf(view, desk, withSkill(skill)).flatMap((turn) => {
      const { action, card, field } = turn;
      const nodes = touchedBy(ofSkill(turn));
      const area = areaAround(field, card.area);
      const spared = area.filter((one) => !nodes.includes(one));
      // Something of the area has to be looked at and left out: a neighbour that is safe, or a field that is taken.
      if (!isQuiet(turn) || nodes.length < fewest || nodes.length > MOST || spared.length === 0) return [];
      const ask = `touch:${skill}:${card.id}:${field}`;
      const stays = spared.filter((one) => one in view.board.board);
      return [
        { question: { type: 'mark' as const, ask, nodes }, line: [action], told: true, why: [area, stays].map(String) },
      ];
    });
    // Where a target is left alone there is more to see.
    const best = found.filter(({ why }) => why[1] !== '');
    return oneOf(best.length > 0 ? best : found, random) ?? null;
  },
};
