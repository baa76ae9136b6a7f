/** By index, as goals name missions: the ids of the data, which pages need without its texts. */
export const MISSION_IDS: readonly string[] = [
  'control-europe',
  'control-north-america',
  'three-cities',
  'take-a-city',
  'enemy-capital',
  'twelve-territories',
  'control-asia',
  'two-continents',
  'two-enemy-capitals',
  'blitz',
  'finish-a-continent',
  'eighteen-territories',
];
