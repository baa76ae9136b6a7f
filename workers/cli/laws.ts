import type { RuleId } from '../contract';
import type { GameId } from '../registry';

interface Rules {
  rules: readonly { id: RuleId; text: string }[];
}

/** Every game there are tables of has this file, so that no list has to name them (tools/tables.mjs). */
const RULES = import.meta.glob<Rules>('../../assembly/games/*/data/rules.json', { import: 'default' });

/** The law names the source document's terms in brackets after the English ones; plain English goes without them. */
const CHINESE_TERM = / \([^)]*\p{Script=Han}[^)]*\)/gu;

/** English text of a rule by its id; empty for an unknown one. */
export type Laws = (rule: RuleId) => string;

/** Pages word the rules themselves (site/content), so that the codecs they load come without these texts. */
export async function loadLaws(game: GameId): Promise<Laws> {
  const { rules } = await RULES[`../../assembly/games/${game}/data/rules.json`]!();
  const texts = new Map(rules.map(({ id, text }) => [id, text]));
  return (rule) => (texts.get(rule) ?? '').replace(CHINESE_TERM, '');
}
