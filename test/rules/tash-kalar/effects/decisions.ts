// Section 10.5 of the rules: positions with one action left after the card was played, and the size of the complete tree of
// decisions the effect then asks for.

/** Nodes, sequences (leaves), outcomes (distinct board, actions and counters), actions of the largest node. */
export type Size = [nodes: number, sequences: number, outcomes: number, largest: number];

export const BEINGS: readonly [card: string, you: string, enemy: string, size: Size][] = [
  ['Swordmaster@d5', 'd4 d6', 'e4 e5', [1, 2, 2, 2]],
  ['Chronicler@d5', 'c5 d4 e5', 'd3 e3*', [4, 26, 26, 9]],
  ['DireWolf@e4', 'd5 e5 c6', 'e3 f2 f3*', [8, 62, 41, 9]],
  ['WildEagle@e5', 'd6 f6', 'i4 a5*', [1, 68, 67, 68]],
  ['Messenger@c3', 'd4 e5 h7*', 'f7 d7', [1, 88, 88, 88]],
  ['HighPriestess@e4', 'e4 d6 f6', '', [4, 13, 13, 9]],
  ['Hypnotist@e5', 'f4 d5 f5 d6', 'b4 b5 h7*', [15, 136, 73, 24]],
  ['Cannon@d5', 'c5 d5 b6', 'e4 f3* g2', [1, 8, 2, 8]],
  ['GunTower@e3', 'd4 e4 d5 e5', 'e2 e1 c3*', [1, 3, 2, 3]],
  ['Knight@e4', 'd5 e5 f5 d6', 'e3* f3 d4*', [31, 201, 75, 9]],
  ['CavalryCaptain@e4', 'd5 f5 d6 f6 h4*', 'g3* f2 e2', [319, 2363, 322, 39]],
  ['MasterofIntrigue@e5', 'd4* f4 d6 f6', '', [1334, 47882, 7117, 40]],
  ['Warlord@e4', 'd5 e5 f5 c6 g6 h3', 'i3 h2 g1', [2694, 55447, 8579, 57]],
  ['Naiad@e4', 'c5 d5 e5', 'd3 f6*', [11, 65, 34, 11]],
  ['ForestAncient@e5', 'e4 d5 f5 d6', 'g6', [1388, 2052, 20, 19]],
  ['WoodlandDruid@e5', 'd4 f4 e6', 'd8*', [1, 3, 3, 3]],
  ['Werewolf@h6', 'c4 b5 c6 f5 e6 f7', 'i5* i6 h5', [62, 439, 113, 9]],
  ['Leviathan@f4', 'd5* e5* b6* c6', 'd3* e3** f3*', [21, 48, 21, 8]],
  ['AngelofDeath@e5', 'd4 f4 c5 e5* g5 e6', 'h7', [7, 7, 7, 7]],
  ['StormElemental@e4', 'd2* d3* f3* e4', 'h4* h5 h6', [121, 1778, 14, 121]],
];

const LEVEL = 'a4 b4 c4* d2* e2* g2 h3';
export const FLARES: readonly [flare: string, you: string, enemy: string, sequences: number, outcomes: number][] = [
  ['flare-10', 'd5 e6 f7', LEVEL, 40128, 9103],
  ['flare-05', 'd5 e6 f7', LEVEL, 196, 193],
  ['flare-08', 'd5 e6 f7', LEVEL, 521, 214],
  ['flare-11', 'd5 e6', 'a4 b4* c4* d2 e2', 125, 125],
  ['flare-02', 'd5 e6 f7*', 'a4 b4 c4* d2* e2* f2*', 2481, 233],
];
