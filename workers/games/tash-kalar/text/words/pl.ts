/** Polish words of the effect language. */
import {
  amountOf,
  anchorOf,
  atMost,
  isBeing,
  isBound,
  isOther,
  isSingle,
  isPerColour,
  isUsed,
  movesOf,
  once,
  unknownPlace,
  type Amount,
  type Grammar,
  type Subject,
} from '../grammar';
import type { Condition, Count, Deed, MoveKind, Moves, Pick, Place, RankClass, Run, Shoot } from '../program';
import { accusative, counted, FORMS, genitive, noun, type Form, type Forms } from './pl-forms';

const RANK: Readonly<Record<RankClass, Forms | null>> = {
  any: null,
  common: FORMS.common,
  heroic: FORMS.heroic,
  legendary: FORMS.legendary,
  upgraded: FORMS.upgraded,
  nonLegendary: FORMS.nonLegendary,
};

const ON = { red: 'czerwonym', green: 'zielonym', coloured: 'kolorowym' };
const ONTO = { red: 'czerwone', green: 'zielone', coloured: 'kolorowe' };
const BESIDE = { red: 'czerwonego', green: 'zielonego', coloured: 'kolorowego' };
const VERB = {
  destroy: ['zniszcz', 'zniszczyć'],
  upgrade: ['ulepsz', 'ulepszyć'],
  downgrade: ['osłab', 'osłabić'],
  convert: ['przejmij', 'przejąć'],
  bind: ['wybierz', 'wybrać'],
  place: ['umieść', 'umieścić'],
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How often something is done, as an object: "jeden ruch", "do dwóch ruchów". */
const often = (n: number, what: Forms, optional = true): string =>
  optional && n > 1 ? `do ${genitive(n)} ${what.gen}` : counted(n, what);

export function polish(subject: Subject): Grammar {
  const anchor = (ref: string, preposition: 'z' | 'od' | ''): string => {
    const at = anchorOf(ref);
    if (preposition === 'z')
      return {
        being: `z istotą ${subject.name}`,
        summoning: `z polem przywołania istoty ${subject.name}`,
        bound: 'z polem tego piona',
      }[at];
    const of = preposition ? `${preposition} ` : '';
    return {
      being: `${of}istoty ${subject.name}`,
      summoning: `${of}pola przywołania`,
      bound: `${of}pola tego piona`,
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
    if ('rays' in place) return ' na linii jednej ze strzałek';
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

  const act = (verb: keyof typeof VERB, pick: Pick, count: Count, perColour = false): string => {
    const amount = amountOf(count);
    const whom = perColour
      ? `${some(amount.max as number, { ...pick, who: undefined })} każdego wrogiego koloru`
      : affected(pick, amount);
    return `${amount.optional ? `możesz ${VERB[verb][1]}` : VERB[verb][0]} ${whom}`;
  };

  const KINDS: Readonly<Record<MoveKind, [step: Forms, leap: Forms]>> = {
    standard: [FORMS.standardMove, FORMS.standardLeap],
    combat: [FORMS.combatMove, FORMS.combatLeap],
    empty: [FORMS.move, FORMS.move],
  };

  function kindsOfMoves(step: Moves): string {
    const { movers, budget, leap, to } = step;
    const { optional, max } = movesOf(step);
    if (budget) {
      const part = (kind: 'standard' | 'combat') => often(budget[kind], KINDS[kind][0]);
      return `${part('standard')} i ${part('combat')}, w dowolnej kolejności`;
    }
    const kind = movers[0]!.kind!;
    const moves = often(max, KINDS[kind][leap === undefined ? 0 : 1], optional);
    const each = max === 1 ? '' : ', każdy';
    const end = to ?? (kind === 'empty' ? 'anywhere' : undefined);
    const far =
      leap === 'any' && !to
        ? ' na dowolną odległość'
        : typeof leap === 'number'
          ? `${each} na odległość dokładnie ${leap}`
          : '';
    return `${moves}${far}${end ? `${each} ${onto(end, kind === 'empty')}` : ''}`;
  }

  const limits = ({ mayNotDestroy, stopAfter, direction, fullNeeds }: Moves): string =>
    (direction ? ' w kierunku tamtego ruchu' : '') +
    (mayNotDestroy ? `, ale żaden nie może zniszczyć ${RANK[mayNotDestroy]!.of} piona` : '') +
    (stopAfter ? ', ale po ruchu na puste pole nie rusza się dalej' : '') +
    (fullNeeds
      ? `; jeśli wykonasz wszystkie ${accusative(fullNeeds.moves)}, przynajmniej jeden musi wykonać ${subject.name}`
      : '');

  function moves(step: Moves): string {
    const { movers, pieces: how, capIfFirst } = step;
    const { optional, max } = movesOf(step);
    const { pick, kind } = movers[0]!;
    if (movers.length > 1) {
      const each = movers.map((mover) => {
        const who = isBeing(mover.pick) ? subject.name : pieces(mover.pick, 'pl');
        return `${KINDS[mover.kind!][0].pl} wykonuje ${who}`;
      });
      return `możesz wykonać łącznie ${often(max, FORMS.move)}: ${each.join(', ')}`;
    }
    if (how === 'each') {
      const chosen = capIfFirst
        ? `do ${genitive(max)} ${pieces({ ...pick, rank: 'common' }, 'gen')} albo do ${genitive(capIfFirst.heroic)} ${pieces({ ...pick, rank: 'heroic' }, 'gen')}, wszystkie jednego koloru`
        : affected(pick, { optional: true, max });
      return `możesz wybrać ${chosen}; każdy z nich wykonuje ${counted(1, KINDS[kind!][0])}`;
    }
    const [who, makes] = isBeing(pick)
      ? [subject.name, optional ? 'może wykonać' : 'wykonuje']
      : isBound(pick)
        ? ['ten pion', optional ? 'może wykonać' : 'wykonuje']
        : how === 'one' || max === 1
          ? [`jeden z ${pieces(pick, 'gen', FORMS.your)}`, optional ? 'może wykonać' : 'wykonuje']
          : [pieces(pick, 'pl', FORMS.your), optional ? 'mogą wykonać łącznie' : 'wykonują łącznie'];
    return `${who} ${makes} ${kindsOfMoves(step)}${limits(step)}`;
  }

  function run({ pick, kind, max, count, stopAfterDestroying }: Run): string {
    once(count);
    const who = isBeing(pick)
      ? subject.name
      : isBound(pick)
        ? 'ten pion'
        : `jeden z ${pieces(pick, 'gen', FORMS.your)}`;
    const name = KINDS[kind][0];
    const many =
      max === 'any'
        ? `dowolną liczbę ${name.gen} w jednym kierunku`
        : `${name.pl} w jednym kierunku: do ${max.common} jako zwykły, do ${max.heroic} jako bohaterski, do ${max.legendary} jako legendarny`;
    const stop = stopAfterDestroying
      ? `, ale zatrzymuje się po zniszczeniu ${RANK[stopAfterDestroying]!.of} piona`
      : '';
    return `${who} może wykonać ${many}${stop}`;
  }

  function shoot({ directions, hits, limit, count, range, spread, stoppedBy }: Shoot): string {
    const pick: Pick = { who: 'any', rank: hits };
    const target =
      limit === 'all'
        ? `wszystkie ${pieces(pick, 'pl')}`
        : limit === 1
          ? `pierwszy ${pieces(pick, 'sg')}`
          : `pierwsze ${accusative(limit)} ${pieces(pick, 'pl')}`;
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
      case 'bind':
        return act(step.do, step.pick, step.count, step.do === 'upgrade' && isPerColour(step));
      case 'convert':
        return `${act('convert', step.pick, step.count)}, zastępując go swoim ${step.to === 'same' ? 'pionem tej samej rangi' : 'zwykłym pionem'}`;
      case 'place': {
        const pick: Pick = { who: step.colour, rank: step.rank === 'choice' ? 'any' : step.rank };
        const rank = step.rank === 'choice' ? ' dowolnej rangi' : '';
        return `${act('place', pick, step.count)}${rank} ${on(step.on, amountOf(step.count).max !== 1)}`;
      }
      case 'moves':
        return moves(step);
      case 'run':
        return run(step);
      case 'shoot':
        return shoot(step);
      case 'group':
        return `${act(step.apply, step.pick, step.count)} tworzących jedną spójną grupę`;
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
        ? 'to zrobisz'
        : `w ten sposób zniszczysz co najmniej ${counted(condition.times, FORMS.piece)}`;
    if ('rankWas' in condition) return `ten pion był ${RANK[condition.is]!.sg}`;
    if ('rankNow' in condition) return `ten pion jest ${RANK[condition.is]!.sg}`;
    if ('summonedOn' in condition)
      return condition.summonedOn === 'nonCentralColoured'
        ? `istotę ${subject.name} przywołano na polu czerwonym lub zielonym innym niż środkowe`
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
    deed,
    condition: (condition, chained) => `${chained ? 'w przeciwnym razie, ' : ''}jeśli ${bare(condition)}`,
    otherwise: 'w przeciwnym razie',
    under: (condition, clauses) =>
      condition === 'w przeciwnym razie' ? `${condition} ${clauses}` : `${condition}, ${clauses}`,
    inOrder: (clauses) => clauses.join('; potem '),
    oneOf: (clauses) => `wybierz jedno: ${clauses.join('; albo ')}`,
    uncounted: (sentences) =>
      `żaden z ${sentences === 1 ? 'pionów z ostatniego zdania' : 'tych pionów'} nie liczy się jako zniszczony przez ciebie`,
    sentence: (clause) => `${capital(clause)}.`,
    text: (sentences) => sentences.join(' '),
  };
}
