import { zoneFace, type Face, type View } from './faces';
import { bindingOf } from './facts';
import { other, type Player } from './grammar';
import { hasWhole, matches } from './match';
import { isCard } from './data';
import type { Binding } from './table';

/** Whether a player sees the opponent's hidden things (CX-KW-6), or this one by the Tower (CX-ADD-5). */
export const sees = (view: View, player: Player, id: number): boolean =>
  view.table.sides[player].counts.detected === id ||
  [...view.faces.values()].some(
    (face) => face.side === player && hasWhole(face, 'detector') && !face.thing!.underConstruction,
  );

/** What opponents pay to target it; the lookout has one more (CX-KW-10, CX-PATROL-9). */
export const resistOf = ({ keywords, thing }: Face): number =>
  keywords.reduce((sum, { k, n = 0 }) => sum + (k === 'resist' ? n : 0), 0) + (thing?.slot === 'lookout' ? 1 : 0);

/** What an effect comes from, for things that are untargetable by some sources only. */
function sourceFace(view: View, { self, card, you }: Binding): Face | null {
  const face = self === null ? undefined : (view.faces.get(self) ?? view.gone.get(self));
  if (face) return { ...face, side: you };
  return isCard(card) ? zoneFace({ kind: 'card', zone: 'hand', side: you, card }) : null;
}

function isUntargetable(view: View, binding: Binding, face: Face): boolean {
  const source = sourceFace(view, binding);
  return face.keywords.some(
    ({ k, by }) =>
      k === 'untargetable' &&
      (!by || (!!source && matches(view, { ...bindingOf(face.thing!), you: face.side }, source, by))),
  );
}

export const isUnseen = (view: View, chooser: Player, face: Face): boolean =>
  face.side !== chooser && !!face.thing && hasWhole(face, 'invisible') && !sees(view, chooser, face.thing.id);

/** Why a chooser cannot target something; judged from the chooser's side (CX-TGT-6). */
export function targetReasons(view: View, binding: Binding, chooser: Player, face: Face): string[] {
  if (!face.thing) return [];
  const reasons: string[] = [];
  if (isUntargetable(view, binding, face) || isUnseen(view, chooser, face)) reasons.push('CX-KW-9');
  if (face.side === other(chooser) && view.table.sides[chooser].gold < resistOf(face)) reasons.push('CX-KW-10');
  return reasons;
}

/** A flagbearer of the opponent must be chosen once (CX-KW-11). */
export const isFlag = (chooser: Player, face: Face): boolean => face.side !== chooser && hasWhole(face, 'flagbearer');
