import type { RuleId } from '../contract';
import type { GameId } from '../registry';

interface Rules {
  default: { rules: readonly { id: RuleId; text: string }[] };
}

const RULES: Readonly<Record<GameId, () => Promise<Rules>>> = {
  'toy-battle': () => import('../../assembly/games/toy-battle/data/rules.json'),
  'token-battle': () => import('../../assembly/games/token-battle/data/rules.json'),
  'tash-kalar': () => import('../../assembly/games/tash-kalar/data/rules.json'),
};

/** The law names the source document's terms in brackets after the English ones; plain English goes without them. */
const CHINESE_TERM = / \([^)]*\p{Script=Han}[^)]*\)/gu;

/** English text of a rule by its id; empty for an unknown one. */
export type Laws = (rule: RuleId) => string;

/** Pages word the rules themselves (site/content), so that the codecs they load come without these texts. */
export async function loadLaws(game: GameId): Promise<Laws> {
  const { rules } = (await RULES[game]()).default;
  const texts = new Map(rules.map(({ id, text }) => [id, text]));
  return (rule) => (texts.get(rule) ?? '').replace(CHINESE_TERM, '');
}
