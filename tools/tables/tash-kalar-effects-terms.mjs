// The terms of the effect language as words: references, selectors, places and conditions.
import { fail, lookUp, numberOf, only } from './checks.mjs';
import {
  AREAS,
  AT_BEING,
  AT_NAMES,
  AT_SUMMON,
  COMPARED,
  CONDITIONS,
  DIRECTIONS,
  MAX_NAMES,
  OWNERS,
  PIECE_BEING,
  PIECE_NAMES,
  PIECE_USED,
  PLACES,
  RANKS,
  READS_BEING,
  READS_NAMED_SQUARES,
  READS_NAMES,
  READS_ORIENTATION,
  READS_SUMMON,
  READS_USED,
} from './tash-kalar-effects-codes.mjs';

/** Places and conditions that only cards of a later scope use. */
const LATER_FORMS = [
  'mirrorOf',
  'ahead',
  'nextToSameColour',
  'summonDestroyed',
  'destroyedSome',
  'isGateway',
  'gatewayOn',
  'deckNotEmpty',
  'inOwnDiscard',
  'warpUsedThisTurn',
];
const LATER_NAMES = ['gateway'];
const SELECTOR_FIELDS = ['who', 'rank', 'at', 'is', 'not', 'colourOf', 'ofLeader'];
/** What a place or a condition may say beside its first field. */
const FURTHER_FIELDS = {
  within: ['of'],
  distance: ['of'],
  rays: ['of'],
  nextToPiece: ['atLeast'],
  did: ['times'],
  rankWas: ['is'],
  rankNow: ['is'],
  squareOf: ['colour'],
};

const bits = (numbers) => numbers.reduce((set, number) => set | (1 << number), 0);

const directionOf = ({ dx, dy }) => {
  const found = DIRECTIONS.findIndex(([x, y]) => x === dx && y === dy);
  return found < 0 ? fail(`no direction: ${dx}, ${dy}`) : found;
};

/**
 * The readers of one program; `card` has its marks and arrows. Names must be bound before they are used. `reads` is told
 * each time, as one of the READS_ bits, what of an effect's memory the words just made will look at.
 */
export function termsOf(card, reads = () => {}) {
  const names = [];

  /** Number of a bound name. */
  const name = (id) => {
    if (LATER_NAMES.includes(id)) fail(`not yet: "${id}"`);
    const number = names.includes(id) ? names.indexOf(id) : fail(`"${id}" is not bound here`);
    reads(READS_NAMES << number);
    return number;
  };

  /** Number of the name, which is bound from here on. */
  const bindName = (id) => {
    if (!names.includes(id) && names.push(id) > MAX_NAMES) fail('too many names');
    return names.indexOf(id);
  };

  /** Number of a bound name whose square is meant. */
  const placeOfName = (id) => {
    const number = name(id);
    reads(READS_NAMED_SQUARES << number);
    return number;
  };

  const reading = (bit, number) => {
    reads(bit);
    return number;
  };

  /** The field that says what a place or condition is. */
  const keyOf = (form, what) => {
    const [key] = Object.keys(form);
    if (LATER_FORMS.includes(key)) fail(`not yet: ${what} "${key}"`);
    only(form, [key, ...(FURTHER_FIELDS[key] ?? [])], `${what} "${key}"`);
    return key;
  };

  const squareOf = (reference) => {
    if (reference === '$being') return reading(READS_BEING, AT_BEING);
    if (reference === '@summon') return reading(READS_SUMMON, AT_SUMMON);
    if (reference[0] === '$') return AT_NAMES + 2 * placeOfName(reference.slice(1));
    if (reference[0] === '@') return AT_NAMES + 2 * placeOfName(reference.slice(1)) + 1;
    return fail(`no square: "${reference}"`);
  };
  const pieceOf = (reference) => {
    if (reference === '$being') return reading(READS_BEING, PIECE_BEING);
    if (reference === '$used') return reading(READS_USED, PIECE_USED);
    if (reference[0] === '$') return PIECE_NAMES + placeOfName(reference.slice(1));
    return fail(`no piece: "${reference}"`);
  };
  const arrows = () => reading(READS_ORIENTATION, bits(card.arrows.map(directionOf)));
  const area = (colour, how = '') => numberOf(AREAS, how + colour, 'area');

  const selector = (pick) => {
    only(pick, SELECTOR_FIELDS, 'a selector');
    return [
      lookUp(OWNERS, pick.who, 'owner'),
      lookUp(RANKS, pick.rank, 'rank'),
      pick.is ? pieceOf(pick.is) : 0,
      bits((pick.not ?? []).map(pieceOf)),
      pick.colourOf ? name(pick.colourOf) + 1 : 0,
      pick.ofLeader ? lookUp(COMPARED, pick.ofLeader, 'count') : 0,
      ...place(pick.at ?? 'anywhere'),
    ];
  };

  const place = (form) => {
    const code = (word) => numberOf(PLACES, word, 'place');
    if (form === 'anywhere') return [code('ANYWHERE')];
    const key = keyOf(form, 'place');
    switch (key) {
      case 'adjacent':
      case 'orthogonal':
      case 'diagonal':
        return [code('AROUND'), ['adjacent', 'orthogonal', 'diagonal'].indexOf(key), squareOf(form[key])];
      case 'within':
        return [code('WITHIN'), form.within, squareOf(form.of)];
      case 'distance':
        return [code('RING'), form.distance, squareOf(form.of)];
      case 'marks': {
        reads(READS_ORIENTATION | READS_SUMMON);
        const marks = card.marks[form.marks] ?? fail(`the card has no marks "${form.marks}"`);
        return [code('MARKS'), marks.length, ...marks.flatMap(({ dx, dy }) => [dx, dy])];
      }
      case 'rays':
        return [code('RAYS'), arrows(), squareOf(form.of)];
      case 'colour':
        return [code('AREA'), area(form.colour)];
      case 'nextTo':
        return [code('AREA'), area(form.nextTo, 'next to ')];
      case 'onOrNextTo':
        return [code('AREA'), area(form.onOrNextTo, 'on or next to ')];
      case 'nextToPiece':
        return [code('BESIDE_PIECE'), form.atLeast ?? 1, ...selector(form.nextToPiece)];
      case 'square':
        return [code('SQUARE'), squareOf(form.square)];
      case 'both':
        return [code('BOTH'), ...place(form.both[0]), ...place(form.both[1])];
      default:
        return fail(`unknown place "${key}"`);
    }
  };

  const condition = (cond) => {
    const code = (word) => numberOf(CONDITIONS, word, 'condition');
    const key = keyOf(cond, 'condition');
    switch (key) {
      case 'did':
        return [code('DID'), name(cond.did), cond.times ?? 1];
      case 'rankWas':
        return [code('RANK_WAS'), name(cond.rankWas), lookUp(RANKS, cond.is, 'rank')];
      case 'rankNow':
        return [code('RANK_NOW'), pieceOf(cond.rankNow), lookUp(RANKS, cond.is, 'rank')];
      case 'summonedOn': {
        const colour = cond.summonedOn === 'nonCentralColoured' ? 'coloured, not central' : cond.summonedOn;
        return [code('SQUARE_IN'), squareOf('@summon'), area(colour)];
      }
      case 'squareOf':
        return [code('SQUARE_IN'), squareOf(cond.squareOf), area(cond.colour)];
      case 'isEmpty':
        return [code('IS_EMPTY'), ...place(cond.isEmpty)];
      case 'actionsLeft':
        return [code('ACTIONS_LEFT'), cond.actionsLeft];
      case 'enemyHasMore':
        return [code('ENEMY_HAS_MORE'), lookUp(COMPARED, cond.enemyHasMore, 'count')];
      case 'discardWasEmpty':
        return [code('PILE_WAS_EMPTY')];
      case 'not':
        return [code('NOT'), ...condition(cond.not)];
      case 'and':
      case 'or':
        return [code(key.toUpperCase()), cond[key].length, ...cond[key].flatMap(condition)];
      default:
        return fail(`unknown condition "${key}"`);
    }
  };

  return { arrows, bindName, condition, name, pieceOf, place, selector };
}
