/**
 * Names of what the data lists, in the language of the page. A message holds a list, in the order of the data, which a test
 * compares it with: pages need one language of the four that the data has.
 */
import { m } from '$lib/paraglide/messages';
import { LANDS } from './layout';

const INDEX_OF = new Map(LANDS.map(({ code }, index) => [code, index]));
const lists = new Map<string, readonly string[]>();

function at(text: string, index: number): string {
  if (!lists.has(text)) lists.set(text, text.split('\n'));
  return lists.get(text)![index]!;
}

export const landName = (code: string): string => at(m.cq_names_lands(), INDEX_OF.get(code)!);
export const continentName = (index: number): string => at(m.cq_names_continents(), index);
export const missionName = (index: number): string => at(m.cq_names_missions(), index);
export const missionText = (index: number): string => at(m.cq_texts_missions(), index);
export const rewardName = (row: number): string => at(m.cq_names_rewards(), row);
export const rewardText = (row: number): string => at(m.cq_texts_rewards(), row);
