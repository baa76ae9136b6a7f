/** What a refusal can say beyond its rule: which question is put, so that its words and its rule can be told. */
import ruleIds from '../../../assembly/games/toy-battle/data/rule-ids.json';
import type { RuleId } from '../../contract';
import type { Question, State } from './state';

/** The rule that puts each question of an effect. */
export const EFFECTS: Partial<Record<Question, RuleId>> = {
  extra: 'TB-CAPN-1',
  skully: 'TB-SKULLY-1',
  star: 'TB-STAR-1',
  jumbo: 'TB-JUMBO-1',
  xb42: 'TB-XB42-1',
  recall: 'TB-CASTLE-1',
  cloud: 'TB-CLOUD-1',
  shove: 'TB-JUNGLE-1',
  exhume: 'TB-CEM-1',
  freeze: 'TB-FIELD-1',
};

/** Null where the rule says all. `rule` is its number. */
export function faultOf(rule: number, { question }: State): string | null {
  switch (ruleIds[rule - 1]) {
    case 'TB-TURN-4':
      return EFFECTS[question] ?? null;
    case 'TB-BASE-5':
      return question;
    default:
      return null;
  }
}
