/** The worked position of section 10.3 of the rules. */
export const FIRST =
  'A d5 f1 f8 e5* f5* i4*; B d4 e2 e4 d2* d3* e3* g3**; decks northern sylvan; hand A Messenger Knight Champion ' +
  'Leviathan Titan flare-03; hand B ForestWardens CentaurSpearman ForestAncient TheEldestTree StormElemental flare-06; ' +
  'row RedConquest CenterCross Destruction; next Envelopment; turn B 2';
