/** English words for pieces and places of the effect language. */
import type { Amount } from '../../../../../text/amounts';
import { number } from '../../../../../text/english';
import { anchorOf, isBeing, isBound, isOther, isSingle, isUsed, unknownPlace, type Subject } from '../../grammar';
import type { Pick, Place, RankClass } from '../../program';

export const NOUN: Readonly<Record<RankClass, string>> = {
  any: 'piece',
  common: 'common',
  heroic: 'heroic',
  legendary: 'legendary piece',
  upgraded: 'upgraded piece',
  nonLegendary: 'non-legendary piece',
};
export const COLOUR = { red: 'red', green: 'green', coloured: 'red or green' };

/** How pieces and squares are named in the text of a card. */
export function englishPieces(subject: Subject) {
  const being = subject.name.startsWith('The ') ? subject.name : `the ${subject.name}`;
  const anchor = (ref: string): string =>
    ({ being, summoning: `the square of ${being}`, bound: "that piece's square" })[anchorOf(ref)];

  /** What a place adds to a piece or a square. */
  function where(place: Place | undefined): string {
    if (place === undefined || place === 'anywhere') return '';
    if ('adjacent' in place) return ` adjacent to ${anchor(place.adjacent)}`;
    if ('orthogonal' in place) return ` orthogonally adjacent to ${anchor(place.orthogonal)}`;
    if ('diagonal' in place) return ` diagonally adjacent to ${anchor(place.diagonal)}`;
    if ('within' in place) return ` within distance ${place.within} of ${anchor(place.of)}`;
    if ('marks' in place) return subject.marks === 1 ? ' on the marked square' : ' on marked squares';
    if ('rays' in place) return ` on the line of one of the ${number(subject.arrows)} arrows, at any distance`;
    if ('nextTo' in place) return ` next to a ${COLOUR[place.nextTo]} square`;
    if ('onOrNextTo' in place) return ` on or next to a ${COLOUR[place.onOrNextTo]} square`;
    if ('nextToPiece' in place) return ` next to one of ${pieces(place.nextToPiece)}`;
    return unknownPlace(place);
  }

  function squares(place: Place, many: boolean, empty: boolean): string {
    const free = empty ? 'empty ' : '';
    const a = empty ? 'an empty ' : 'a ';
    if (typeof place === 'object' && 'marks' in place) {
      if (many) return `${free}marked squares`;
      return subject.marks === 1 ? `the ${free}marked square` : `${a}marked square`;
    }
    if (typeof place === 'object' && 'square' in place) return anchor(place.square);
    if (typeof place === 'object' && 'colour' in place)
      return many ? `${free}${COLOUR[place.colour]} squares` : `${a}${COLOUR[place.colour]} square`;
    return (many ? `${free}squares` : `${a}square`) + where(place);
  }

  const suffix = (pick: Pick): string =>
    (isUsed(pick) ? ' used in the pattern' : '') +
    (pick.colourOf ? ' of the same colours' : '') +
    (pick.ofLeader ? ' of that opponent' : '') +
    (pick.who === 'any' && !isUsed(pick) && !pick.colourOf ? ' of any colour' : '') +
    where(pick.at);

  const other = (pick: Pick): string => (isOther(pick) ? 'other ' : '');

  /** In the plural, all that fit. */
  function pieces(pick: Pick): string {
    const owner = pick.who === 'own' ? 'your ' : pick.who === 'enemy' && !pick.ofLeader ? 'enemy ' : '';
    return `${owner}${other(pick)}${NOUN[pick.rank!]}s${suffix(pick)}`;
  }

  function some(n: number, pick: Pick): string {
    if (pick.who === 'own') return `${number(n)} of ${pieces(pick)}`;
    const owner = pick.who === 'enemy' && !pick.ofLeader ? 'enemy ' : '';
    return `${number(n)} ${other(pick)}${owner}${NOUN[pick.rank!]}${n === 1 ? '' : 's'}${suffix(pick)}`;
  }

  /** The pieces a step affects. */
  function affected(pick: Pick, { optional, max }: Amount): string {
    if (isBeing(pick)) return being;
    if (isBound(pick)) return 'that piece';
    if (max === 'same') return `as many ${pieces(pick)} as you placed`;
    if (max === 'all') {
      if (!isSingle(pick, subject)) return `all ${pieces(pick)}`;
      const owner = { own: 'your ', enemy: 'the enemy ', any: 'the ' }[pick.who!];
      return `${owner}${NOUN[pick.rank!]}${where(pick.at)}`;
    }
    return optional && max > 1 ? `up to ${some(max, pick)}` : some(max, pick);
  }

  return { being, squares, pieces, some, affected };
}

export type EnglishPieces = ReturnType<typeof englishPieces>;
