/** English words of task conditions and of the criteria of flares. */
import { number } from '../../../../text/english';
import type { TaskCondition } from '../program';
import type { Counted } from './counted';

const SQUARES = {
  red: 'red squares',
  green: 'green squares',
  coloured: 'red or green squares',
  central: 'the nine central squares',
};
const SHAPE = { centralPlus: 'the plus', centralCross: 'the diagonal cross' };

const including = (n: number, what: string): string => (n === 0 ? '' : `, at least ${number(n)} of them ${what}`);

export function englishTask(condition: TaskCondition): string {
  if ('destroyed' in condition) {
    const { pieces, upgraded } = condition.destroyed;
    return `You destroyed at least ${number(pieces)} enemy pieces this turn${including(upgraded, 'upgraded')}.`;
  }
  if ('destroyedOneOf' in condition) {
    const ways = condition.destroyedOneOf.flatMap((way) =>
      Object.entries(way).map(([rank, n]) => `at least ${number(n)} ${rank} enemy piece${n === 1 ? '' : 's'}`),
    );
    return `You destroyed ${ways.join(' or ')} this turn.`;
  }
  if ('ownOn' in condition) {
    const { squares, pieces, upgraded, legendary } = condition.ownOn;
    const all = upgraded === pieces;
    return `At least ${number(pieces)} of your ${all ? 'upgraded ' : ''}pieces stand on ${SQUARES[squares]}${all ? '' : including(upgraded, 'upgraded')}${including(legendary, 'legendary')}.`;
  }
  if ('moreUpgradedOn' in condition) {
    const each = condition.moreUpgradedOn.map((colour) => `more upgraded pieces on ${colour} squares`);
    return `You have ${each.join(' and also ')} than the opponent.`;
  }
  if ('summoned' in condition) {
    const { beings, legends, on, times } = condition.summoned;
    if (on !== 'any' && times >= beings)
      return `You summoned at least ${number(times)} beings on ${SQUARES[on]} this turn${including(legends, 'legendary')}; the same square may count twice.`;
    const where = on === 'any' ? '' : `, at least ${number(times)} of them on a ${on} square`;
    return `You summoned at least ${number(beings)} beings this turn${where}${including(legends, 'legendary')}.`;
  }
  if ('fillOneOf' in condition)
    return `Your pieces fill ${condition.fillOneOf.map((shape) => SHAPE[shape]).join(' or ')} of the central squares.`;
  if ('lineLead' in condition)
    return `In one of the six rows and columns through the central squares you have at least ${number(condition.lineLead.lead)} more pieces than the opponent.`;
  if ('eachLine' in condition) {
    const { pieces, upgraded } = condition.eachLine;
    return `On each of the two long diagonals you have at least ${number(pieces)} pieces${including(upgraded, 'upgraded')}.`;
  }
  if ('chain' in condition) return `A chain of your pieces joins two opposite ${condition.chain.between} of the board.`;
  if ('around' in condition)
    return `At least ${number(condition.around.own)} of your pieces are adjacent to one and the same enemy piece.`;
  const { near, steps } = condition.isolation;
  return `Some enemy piece has another enemy piece within distance ${near}, but cannot reach a square adjacent to another enemy piece in up to ${number(steps)} moves over empty squares.`;
}

export const englishCriterion = (compares: 'upgraded' | 'pieces', lead: number): string =>
  `The opponent has at least ${number(lead)} more ${compares === 'upgraded' ? 'upgraded pieces' : 'pieces'} on the board than you.`;

export const englishCounted: Readonly<Record<Counted, string>> = {
  destroyed: 'Counted: destroyed pieces · upgraded ones among them',
  own: 'Counted: pieces · upgraded ones among them',
  legendary: 'Counted: pieces · upgraded ones · legendary ones',
  colours: 'Counted: upgraded pieces on red squares · on green squares',
  summoned: 'Counted: beings summoned · those on the squares named',
  legends: 'Counted: beings summoned · legends among them',
  diagonals: 'Counted: pieces · upgraded ones, on one diagonal, then on the other',
};
