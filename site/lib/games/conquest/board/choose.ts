/** What pressing a line of the inspector picks. */
import type { Picker } from '$lib/board/picker.svelte';
import { goalLeft } from './land-picks';

/** Picks what a line of the inspector stands for: in an attack the only fight it can begin is meant as a whole. */
export function choose(pick: string, picker: Picker, node: string): void {
  picker.pick(pick);
  const goal = node === 'attack' ? goalLeft(picker) : null;
  if (goal !== null) picker.pick(goal);
}
