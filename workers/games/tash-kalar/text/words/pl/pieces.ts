/** Polish words for pieces and places of the effect language. */
import type { Amount } from '../../../../../text/amounts';
import { accusative, genitive, noun, type Form, type Forms } from '../../../../../text/polish';
import { anchorOf, isBeing, isBound, isOther, isSingle, isUsed, unknownPlace, type Subject } from '../../grammar';
import type { Pick, Place, RankClass } from '../../program';
import { FORMS } from './forms';

export const RANK: Readonly<Record<RankClass, Forms | null>> = {
  any: null,
  common: FORMS.common,
  heroic: FORMS.heroic,
  legendary: FORMS.legendary,
  upgraded: FORMS.upgraded,
  nonLegendary: FORMS.nonLegendary,
};

export const ON = { red: 'czerwonym', green: 'zielonym', coloured: 'kolorowym' };
const ONTO = { red: 'czerwone', green: 'zielone', coloured: 'kolorowe' };
const BESIDE = { red: 'czerwonego', green: 'zielonego', coloured: 'kolorowego' };

/** How pieces and squares are named in the text of a card. */
export function polishPieces(subject: Subject) {
  /** After "z" or "od". */
  const anchor = (ref: string, preposition: 'z' | 'od'): string => {
    const at = anchorOf(ref);
    if (preposition === 'z')
      return {
        being: `z istotą ${subject.name}`,
        summoning: `z polem przywołania istoty ${subject.name}`,
        bound: 'z polem tego piona',
      }[at];
    return {
      being: `od istoty ${subject.name}`,
      summoning: `od pola przywołania istoty ${subject.name}`,
      bound: 'od pola tego piona',
    }[at];
  };

  const TOUCHING = {
    sg: 'sąsiadujący',
    pl: 'sąsiadujące',
    gen: 'sąsiadujących',
    square: 'sąsiadujące',
    onSquare: 'sąsiadującym',
    onSquares: 'sąsiadujących',
  };

  /** What a place adds to a piece or a square in one of their forms. */
  function where(place: Place | undefined, form: keyof typeof TOUCHING): string {
    if (place === undefined || place === 'anywhere') return '';
    const touching = TOUCHING[form];
    if ('adjacent' in place) return ` ${touching} ${anchor(place.adjacent, 'z')}`;
    if ('orthogonal' in place) return ` ${touching} bokiem ${anchor(place.orthogonal, 'z')}`;
    if ('diagonal' in place) return ` ${touching} rogiem ${anchor(place.diagonal, 'z')}`;
    if ('within' in place) return ` w odległości najwyżej ${place.within} ${anchor(place.of, 'od')}`;
    if ('marks' in place) return subject.marks === 1 ? ' na polu oznaczonym' : ' na polach oznaczonych';
    if ('rays' in place) return ` na linii jednej z ${genitive(subject.arrows)} strzałek, w dowolnej odległości`;
    if ('nextTo' in place) return ` obok pola ${BESIDE[place.nextTo]}`;
    if ('onOrNextTo' in place) return ` na polu ${ON[place.onOrNextTo]} lub obok niego`;
    if ('nextToPiece' in place) return ` obok jednego z ${pieces(place.nextToPiece, 'gen', FORMS.your)}`;
    return unknownPlace(place);
  }

  /** "na pustym polu …": where a piece is put. */
  function on(place: Place, many: boolean): string {
    if (typeof place === 'object' && 'marks' in place)
      return many ? 'na pustych polach oznaczonych' : 'na pustym polu oznaczonym';
    return many
      ? `na${place === 'anywhere' ? ' dowolnych' : ''} pustych polach${where(place, 'onSquares')}`
      : `na${place === 'anywhere' ? ' dowolnym' : ''} pustym polu${where(place, 'onSquare')}`;
  }

  /** "na puste pole …": where a move ends. */
  function onto(place: Place, empty: boolean): string {
    const free = empty ? 'puste ' : '';
    if (typeof place === 'object' && 'square' in place) return `na pole tego piona`;
    if (typeof place === 'object' && 'marks' in place) return `na ${free}pole oznaczone`;
    if (typeof place === 'object' && 'colour' in place) return `na ${free}pole ${ONTO[place.colour]}`;
    return `na ${free}pole${where(place, 'square')}`;
  }

  /** Pieces in one form; `own` is "swój" in an object, "twój" in a subject. */
  function pieces(pick: Pick, form: Form, own: Forms = FORMS.own): string {
    const owner = pick.who === 'own' ? own[form] : pick.who === 'enemy' && !pick.ofLeader ? FORMS.enemy[form] : '';
    const words = [isOther(pick) ? FORMS.other[form] : '', owner, RANK[pick.rank!]?.[form] ?? '', FORMS.piece[form]];
    return (
      words.filter(Boolean).join(' ') +
      (isUsed(pick) ? ` ${FORMS.used[form]} we wzorze` : '') +
      (pick.colourOf ? ' tych samych kolorów' : '') +
      (pick.ofLeader ? ' tego przeciwnika' : '') +
      (pick.who === 'any' && !isUsed(pick) && !pick.colourOf ? ' dowolnego koloru' : '') +
      where(pick.at, form)
    );
  }

  const some = (n: number, pick: Pick): string => `${accusative(n)} ${pieces(pick, noun(n))}`;

  /** The pieces a step affects, as its object. */
  function affected(pick: Pick, { optional, max }: Amount): string {
    if (isBeing(pick)) return `istotę ${subject.name}`;
    if (isBound(pick)) return 'ten pion';
    if (max === 'same') return `tyle samo ${pieces(pick, 'gen')}`;
    if (max === 'all') return isSingle(pick, subject) ? pieces(pick, 'sg') : `wszystkie ${pieces(pick, 'pl')}`;
    return optional && max > 1 ? `do ${genitive(max)} ${pieces(pick, 'gen')}` : some(max, pick);
  }

  return { where, on, onto, pieces, some, affected };
}

export type PolishPieces = ReturnType<typeof polishPieces>;
