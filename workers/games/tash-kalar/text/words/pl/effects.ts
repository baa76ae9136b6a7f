/** Polish words for everything an effect does, and when. */
import { amountOf, atMost, once, type Count } from '../../../../../text/amounts';
import { accusative, counted, genitive, JOINING } from '../../../../../text/polish';
import { asDone, isPerColour, type Grammar, type Subject } from '../../grammar';
import type { Condition, Deed, Pick, Shoot, Treatment } from '../../program';
import { FORMS } from './forms';
import { polishMoves } from './moves';
import { polishPieces, RANK, ON } from './pieces';

const VERB = {
  destroy: ['zniszcz', 'zniszczyć'],
  upgrade: ['ulepsz', 'ulepszyć'],
  downgrade: ['osłab', 'osłabić'],
  convert: ['przejmij', 'przejąć'],
  bind: ['wybierz', 'wybrać'],
  place: ['umieść', 'umieścić'],
} as const;

/** After "jeśli": what you come to do. */
const WILL = { destroy: 'zniszczysz', upgrade: 'ulepszysz', downgrade: 'osłabisz' } as const;

export function polish(subject: Subject): Grammar {
  const words = polishPieces(subject);
  const { where, on, pieces, some, affected } = words;
  const { moves, run } = polishMoves(subject, words);

  const act = (verb: keyof typeof VERB, whom: string, count: Count): string =>
    `${amountOf(count).optional ? `możesz ${VERB[verb][1]}` : VERB[verb][0]} ${whom}`;

  const whom = (pick: Pick, count: Count): string => affected(pick, amountOf(count));

  const treated = (step: Treatment): string =>
    step.do === 'upgrade' && isPerColour(step)
      ? `${some(amountOf(step.count).max as number, { ...step.pick, who: undefined })} każdego wrogiego koloru`
      : whom(step.pick, step.count);

  const treat = (step: Treatment): string =>
    act(step.do, treated(step), step.count) + (step.ifPossible ? ', jeśli to możliwe' : '');

  function shoot({ directions, hits, limit, count, range, spread, stoppedBy }: Shoot): string {
    const pick: Pick = { who: 'any', rank: hits };
    const target =
      limit === 'all'
        ? `wszystkie ${pieces(pick, 'pl')}`
        : limit === 1
          ? `pierwszy ${pieces(pick, 'sg')}`
          : `${accusative(limit)} pierwsze ${pieces(pick, 'pl')}`;
    const line = typeof directions === 'object' ? ' dalej w kierunku tego ruchu' : ' na tej linii';
    const wide = spread ? ' i na dwóch liniach odchylonych od niej o 45 stopni' : '';
    const far = range === undefined ? '' : ` w odległości najwyżej ${range}`;
    const stop = stoppedBy ? `; ${RANK[stoppedBy]!.sg} pion zatrzymuje strzał` : '';
    const hit = `zniszcz ${target}${far}${line}${wide}${stop}`;
    if (typeof directions === 'object') return hit;
    const { optional, max } = amountOf(count);
    const way = directions === 'arrows' ? `jedną z ${genitive(subject.arrows)} strzałek` : 'kierunek po przekątnej';
    const times = typeof max === 'number' && max > 1 ? `najwyżej ${accusative(max)} razy ` : '';
    return `${times}${optional ? 'możesz wybrać' : 'wybierz'} ${way}: ${hit}`;
  }

  function eachSquare({ at, count, cases }: Extract<Deed, { do: 'eachSquare' }>): string {
    const max = atMost(count);
    const what = cases.map((one) => {
      if (one.when === 'empty')
        return `jeśli jest puste, ${VERB.place[0]} ${pieces({ who: one.colour!, rank: one.rank! }, 'sg')}`;
      return `${VERB[one.do][0]} stojący tam ${pieces(one.when, 'sg')}`;
    });
    return `wybierz do ${genitive(max)} pól${where(at, 'onSquares')}; na każdym z nich: ${what.join('; ')}`;
  }

  function deed(step: Deed): string {
    switch (step.do) {
      case 'destroy':
      case 'upgrade':
      case 'downgrade':
        return treat(step);
      case 'bind':
        return act('bind', whom(step.pick, step.count), step.count);
      case 'convert':
        return `${act('convert', whom(step.pick, step.count), step.count)}, zastępując go swoim ${step.to === 'same' ? 'pionem tej samej rangi' : 'zwykłym pionem'}`;
      case 'place': {
        const pick: Pick = { who: step.colour, rank: step.rank === 'choice' ? 'any' : step.rank };
        const rank = step.rank === 'choice' ? ' dowolnej rangi' : '';
        return `${act('place', whom(pick, step.count), step.count)}${rank} ${on(step.on, amountOf(step.count).max !== 1)}`;
      }
      case 'moves':
        return moves(step);
      case 'run':
        return run(step);
      case 'shoot':
        return shoot(step);
      case 'group':
        return `${act(step.apply, whom(step.pick, step.count), step.count)} tworzących jedną spójną grupę`;
      case 'eachSquare':
        return eachSquare(step);
      case 'gainAction':
        return `zyskaj ${counted(step.n, FORMS.action)}`;
      case 'extraTurn':
        return 'zaraz po tej turze rozegraj dodatkową turę';
      case 'extraDraw': {
        const cards = [
          ...(step.beings ? [counted(step.beings, FORMS.extraBeing)] : []),
          ...(step.legends ? [counted(step.legends, FORMS.extraLegend)] : []),
        ];
        return `dobierz na koniec tej tury ${cards.join(' i ')}`;
      }
      case 'borrow':
        return `następna istota, którą przywołasz w tej turze, może użyć we wzorze ${genitive(step.enemyPieces)} ${step.enemyPieces === 1 ? 'wrogiego piona' : pieces({ who: 'enemy', rank: 'any' }, 'gen')} jak własnego`;
      case 'topOfDeck':
        once(step.count);
        return 'możesz położyć jedną kartę ze swojego stosu kart odrzuconych na wierzchu swojej talii';
    }
  }

  function bare(condition: Condition): string {
    if ('did' in condition)
      return condition.times === undefined
        ? condition.deed
          ? `${WILL[condition.deed.do]} ${treated(asDone(condition.deed))}`
          : 'to zrobisz'
        : `w ten sposób zniszczysz co najmniej ${counted(condition.times, FORMS.piece)}`;
    if ('rankWas' in condition) return `ten pion był ${RANK[condition.is]!.sg}`;
    if ('rankNow' in condition) return `ten pion jest ${RANK[condition.is]!.sg}`;
    if ('summonedOn' in condition)
      return condition.summonedOn === 'nonCentralColoured'
        ? `istotę ${subject.name} przywołano na polu czerwonym lub zielonym innym niż e5`
        : `istotę ${subject.name} przywołano na polu ${ON[condition.summonedOn]}`;
    if ('squareOf' in condition) return `ten pion stał na polu ${ON[condition.colour]}`;
    if ('isEmpty' in condition) return 'pole oznaczone jest puste';
    if ('actionsLeft' in condition) return `masz jeszcze co najmniej ${counted(condition.actionsLeft, FORMS.action)}`;
    if ('enemyHasMore' in condition)
      return `któryś przeciwnik ma więcej ${RANK[condition.enemyHasMore]!.gen} pionów niż ty`;
    if ('discardWasEmpty' in condition) return 'twój stos kart odrzuconych był pusty';
    return condition.or.map(bare).join(' albo jeśli ');
  }

  return {
    ...JOINING,
    deed,
    condition: (condition, chained) => `${chained ? 'w przeciwnym razie, ' : ''}jeśli ${bare(condition)}`,
    uncounted: (sentences) =>
      `żaden z ${sentences === 1 ? 'pionów z ostatniego zdania' : 'tych pionów'} nie liczy się jako zniszczony przez ciebie`,
  };
}
