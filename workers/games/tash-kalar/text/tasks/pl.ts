/** Polish words of task conditions and of the criteria of flares. */
import { accusative, counted, genitive, noun, type Forms } from '../../../../text/polish';
import type { TaskCondition } from '../program';
import type { Counted } from './counted';
import { FORMS } from '../words/pl/forms';

const ON = {
  red: 'polach czerwonych',
  green: 'polach zielonych',
  coloured: 'polach kolorowych',
  central: 'dziewięciu polach centralnych',
};
const ON_ONE = { red: 'polu czerwonym', green: 'polu zielonym', coloured: 'polu kolorowym' };
const SHAPE = { centralPlus: 'prosty krzyż', centralCross: 'ukośny krzyż' };
const BETWEEN = { sides: 'dwa przeciwległe boki', corners: 'dwa przeciwległe rogi' };

/** So many pieces of a kind, as an object or subject. */
const pieces = (n: number, ...kinds: (Forms | null)[]): string =>
  [accusative(n), ...kinds.map((kind) => kind?.[noun(n)]), FORMS.piece[noun(n)]].filter(Boolean).join(' ');

const including = (n: number, what: Forms): string =>
  n === 0 ? '' : `, w tym co najmniej ${accusative(n)} ${what[noun(n)]}`;

export function polishTask(condition: TaskCondition): string {
  if ('destroyed' in condition) {
    const { pieces: n, upgraded } = condition.destroyed;
    return `W tej turze zniszcz co najmniej ${pieces(n, FORMS.enemy)}${including(upgraded, FORMS.upgraded)}.`;
  }
  if ('destroyedOneOf' in condition) {
    const ways = condition.destroyedOneOf.flatMap((way) =>
      Object.entries(way).map(([rank, n]) => `co najmniej ${pieces(n, FORMS.enemy, FORMS[rank as 'heroic'])}`),
    );
    return `W tej turze zniszcz ${ways.join(' lub ')}.`;
  }
  if ('ownOn' in condition) {
    const { squares, pieces: n, upgraded, legendary } = condition.ownOn;
    const all = upgraded === n;
    return `Masz na ${ON[squares]} co najmniej ${pieces(n, all ? FORMS.upgraded : null)}${all ? '' : including(upgraded, FORMS.upgraded)}${including(legendary, FORMS.legendary)}.`;
  }
  if ('moreUpgradedOn' in condition) {
    const each = condition.moreUpgradedOn.map((colour) => `na ${ON[colour]}`);
    return `Masz więcej ulepszonych pionów niż przeciwnik zarówno ${each.join(', jak i ')}.`;
  }
  if ('summoned' in condition) {
    const { beings, legends, on, times } = condition.summoned;
    const legend = legends === 0 ? '' : `, w tym co najmniej ${counted(legends, FORMS.legend)}`;
    if (on !== 'any' && times >= beings)
      return `W tej turze przywołaj co najmniej ${counted(times, FORMS.being)} na ${ON[on]}${legend}; to samo pole może się liczyć dwa razy.`;
    const where = on === 'any' ? '' : `, w tym co najmniej ${counted(times, FORMS.being)} na ${ON_ONE[on]}`;
    return `W tej turze przywołaj co najmniej ${counted(beings, FORMS.being)}${where}${legend}.`;
  }
  if ('fillOneOf' in condition)
    return `Wypełnij swoimi pionami ${condition.fillOneOf.map((shape) => SHAPE[shape]).join(' lub ')} na polach centralnych.`;
  if ('lineLead' in condition)
    return `W jednym z sześciu wierszy i kolumn przechodzących przez pola centralne masz co najmniej o ${counted(condition.lineLead.lead, FORMS.piece)} więcej niż przeciwnik.`;
  if ('eachLine' in condition) {
    const { pieces: n, upgraded } = condition.eachLine;
    return `Na każdej z dwóch długich przekątnych masz co najmniej ${counted(n, FORMS.piece)}${including(upgraded, FORMS.upgraded)}.`;
  }
  if ('chain' in condition) return `Połącz łańcuchem swoich pionów ${BETWEEN[condition.chain.between]} planszy.`;
  if ('around' in condition)
    return `Otocz jeden wrogi pion co najmniej ${INSTRUMENTAL[condition.around.own]} swoimi sąsiednimi pionami.`;
  const { near, steps } = condition.isolation;
  return `Pewien wrogi pion ma inny wrogi pion w odległości najwyżej ${near}, ale w najwyżej ${genitive(steps)} ruchach po pustych polach nie może dojść do pola sąsiadującego z innym wrogim pionem.`;
}

const INSTRUMENTAL: Readonly<Record<number, string>> = { 5: 'pięcioma', 6: 'sześcioma', 7: 'siedmioma', 8: 'ośmioma' };

export const polishCriterion = (compares: 'upgraded' | 'pieces', lead: number): string =>
  `Przeciwnik ma na planszy co najmniej o ${compares === 'upgraded' ? pieces(lead, FORMS.upgraded) : counted(lead, FORMS.piece)} więcej niż ty.`;

export const polishCounted: Readonly<Record<Counted, string>> = {
  destroyed: 'Liczone: zniszczone piony · w tym ulepszone',
  own: 'Liczone: piony · w tym ulepszone',
  legendary: 'Liczone: piony · ulepszone · legendarne',
  colours: 'Liczone: ulepszone piony na polach czerwonych · na zielonych',
  summoned: 'Liczone: przywołane istoty · w tym na wskazanych polach',
  legends: 'Liczone: przywołane istoty · w tym legendy',
  diagonals: 'Liczone: piony · ulepszone, na jednej przekątnej, potem na drugiej',
};
