/** The Polish words of card texts that change with case and number; all of them have these forms. */
import { forms, type Forms } from '../../../../../text/polish';

export const FORMS = {
  piece: forms('pion', 'piony', 'pionów'),
  common: forms('zwykły', 'zwykłe', 'zwykłych', 'zwykłego'),
  heroic: forms('bohaterski', 'bohaterskie', 'bohaterskich', 'bohaterskiego'),
  legendary: forms('legendarny', 'legendarne', 'legendarnych', 'legendarnego'),
  upgraded: forms('ulepszony', 'ulepszone', 'ulepszonych', 'ulepszonego'),
  nonLegendary: forms('nielegendarny', 'nielegendarne', 'nielegendarnych', 'nielegendarnego'),
  own: forms('swój', 'swoje', 'swoich'),
  your: forms('twój', 'twoje', 'twoich'),
  enemy: forms('wrogi', 'wrogie', 'wrogich'),
  other: forms('inny', 'inne', 'innych'),
  used: forms('użyty', 'użyte', 'użytych'),
  move: forms('ruch', 'ruchy', 'ruchów'),
  standardMove: forms('zwykły ruch', 'zwykłe ruchy', 'zwykłych ruchów'),
  combatMove: forms('ruch bojowy', 'ruchy bojowe', 'ruchów bojowych'),
  standardLeap: forms('zwykły skok', 'zwykłe skoki', 'zwykłych skoków'),
  combatLeap: forms('bojowy skok', 'bojowe skoki', 'bojowych skoków'),
  /** Feminine: accusative throughout. */
  action: forms('akcję', 'akcje', 'akcji'),
  being: forms('istotę', 'istoty', 'istot'),
  legend: forms('legendę', 'legendy', 'legend'),
  extraBeing: forms('dodatkową istotę', 'dodatkowe istoty', 'dodatkowych istot'),
  extraLegend: forms('dodatkową legendę', 'dodatkowe legendy', 'dodatkowych legend'),
} as const satisfies Record<string, Forms>;
