/** Picks in words: what a place, a group, a number or a button on the screen is called. */
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/conquest/board';
import { buttonName } from './questions';
import { continentName, landName, missionName, rewardName } from './names';
import { divisionsText, forceText, frontText, playerName } from './words';

/** Who is hit: by the one pair of dice, or by both. */
const HITS: Readonly<Record<string, () => string>> = {
  a: m.cq_hits_a,
  d: m.cq_hits_d,
  aa: m.cq_hits_aa,
  dd: m.cq_hits_dd,
};

/** What chance does is told by the node: a continent, a player, a mission, a card, or who is hit. */
export function outcomeText(outcome: string, question: string): string {
  if (question === 'continent') return continentName(Number(outcome));
  if (question === 'mission') return missionName(Number(outcome));
  if (question === 'first') return playerName(outcome);
  if (question === 'card') return landName(outcome);
  return HITS[outcome]?.() ?? listed([...outcome].map((side) => HITS[side]!()));
}

/** Divisions of a kind, however many go, by its letter: I, A or D. */
export const KINDS: Readonly<Record<string, () => string>> = { I: m.cq_kind_I, A: m.cq_kind_A, D: m.cq_kind_D };

export function pickText(pick: string, board: Board): string {
  const colon = pick.indexOf(':');
  const [kind, id] = [pick.slice(0, colon), pick.slice(colon + 1)];
  switch (kind) {
    case 'land':
    case 'card':
      return landName(id);
    case 'place':
      return m.cq_of_land({ land: landName(id.slice(0, 3)), what: frontText(id, board) });
    case 'force':
      return board.forces[id] ? forceText(id, board) : landName(id.slice(4));
    case 'player':
      return playerName(id);
    case 'row':
      return m.cq_mission_reward({
        mission: missionName(board.table[Number(id)]!),
        reward: rewardName(Number(id)),
      });
    case 'kind':
      return KINDS[id]!();
    case 'group':
      return divisionsText(id.replace('-', ''));
    case 'outcome':
      return outcomeText(id, board.node);
    case 'button':
      return buttonName(id);
    default:
      return id;
  }
}

/**
 * Picks that stand beside the question: whatever has no place of its own on the map or among the cards, and missions, which
 * on a narrow page lie far below it.
 */
export const isAnswer = (pick: string): boolean => /^(?:kind|group|count|player|row|button|outcome):/.test(pick);
