import { TROOPS } from './board-data';

const strengthOf = (code: string): number | null => TROOPS.find((troop) => troop.code === code)!.strength;

/** Whether a troop covers an enemy one (TB-PLACE-4, TB-KWAK-1, TB-KWAK-2), for tiles no engine can be asked about. */
export function covers(code: string, top: string): boolean {
  const [over, under] = [strengthOf(code), strengthOf(top)];
  return over === null || under === null || over > under;
}
