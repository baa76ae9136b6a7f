/** Nodes by the engine's number, and which of their registers each of them uses. */
export const NODES = [
  'continent',
  'place-capital',
  'first',
  'mission',
  'offer',
  'offer-to',
  'offer-for',
  'answer',
  'early',
  'disarm',
  'turn-card',
  'raise',
  'deploy',
  'drop',
  'drop-count',
  'merge',
  'attack',
  'retreat',
  'commit',
  'resupply',
  'roll',
  'fall-back',
  'bring-up',
  'go-on',
  'advance-infantry',
  'advance-armour',
  'advance-damaged',
  'withdraw',
  'move',
  'move-to',
  'move-count',
  'outward',
  'take-infantry',
  'take-armour',
  'take-damaged',
  'form-front',
  'man',
  'man-with',
  'claim',
  'airfield',
  'card',
  'end',
  'airfield-to',
  'won',
  'drawn',
  'start',
] as const;

export type NodeName = (typeof NODES)[number];

/** Decisions of a battle under way, in the order of a round; then who moves in. */
export const BATTLE_NODES: readonly NodeName[] = NODES.slice(
  NODES.indexOf('retreat'),
  NODES.indexOf('advance-damaged') + 1,
);

/** The phases in which a node can stand. */
export function phasesOf(node: NodeName): readonly number[] {
  const number = NODES.indexOf(node);
  if (number <= 3) return [0];
  if (number <= 7) return [1, 2, 3, 4, 5];
  if (node === 'disarm' || node === 'merge') return [1, 3];
  if (number <= 15) return [1];
  if (number <= 26) return [2];
  if (number <= 37) return [1, 3];
  if (number <= 39) return [4];
  if (number <= 42) return [5];
  if (node === 'won') return [2, 4, 5];
  if (node === 'drawn') return [2, 5];
  return [0, 1, 2, 3, 4, 5];
}
