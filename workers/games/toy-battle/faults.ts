/** What a refusal can say beyond its rule: which question is put, so that its words and its rule can be told. */
import ruleIds from '../../../assembly/games/toy-battle/data/rule-ids.json';
import type { RuleId } from '../../contract';
import { decode } from './actions';
import { mapOf } from './board-data';
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

/** A tile beside the volcano can only be shoved too far, or nowhere at all. */
function shoveFault(action: number, state: State): string | null {
  const map = mapOf(state);
  const shove = decode(action);
  if (shove.kind !== 'shove' || state.questionBase === null) return null;
  const besideVolcano = map.neighbours[map.nodeIndex.get(state.questionBase)!]!.includes(shove.from);
  if (!besideVolcano) return null;
  return shove.from === shove.to ? 'stays' : 'too-far';
}

/** Null where the rule says all. `rule` is its number. */
export function faultOf(action: number, rule: number, state: State): string | null {
  const { question } = state;
  switch (ruleIds[rule - 1]) {
    case 'TB-TURN-4':
      return EFFECTS[question] ?? null;
    case 'TB-BASE-5':
      return question;
    case 'TB-JUNGLE-1':
      return shoveFault(action, state);
    default:
      return null;
  }
}
