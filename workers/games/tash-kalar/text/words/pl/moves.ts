/** Polish words for moves. */
import { once } from '../../../../../text/amounts';
import { accusative, counted, genitive, type Forms } from '../../../../../text/polish';
import { isBeing, isBound, movesOf, type Subject } from '../../grammar';
import type { MoveKind, Moves, Run } from '../../program';
import { FORMS } from './forms';
import { RANK, type PolishPieces } from './pieces';

/** How often something is done, as an object: "jeden ruch", "do dwóch ruchów". */
const often = (n: number, what: Forms, optional = true): string =>
  optional && n > 1 ? `do ${genitive(n)} ${what.gen}` : counted(n, what);

/** How moves are told in the text of a card. */
export function polishMoves(subject: Subject, { onto, pieces, affected }: PolishPieces) {
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
        const who = isBeing(mover.pick) ? `wykonuje ${subject.name}` : `wykonują ${pieces(mover.pick, 'pl')}`;
        return `${KINDS[mover.kind!][0].pl} ${who}`;
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

  return { moves, run };
}
