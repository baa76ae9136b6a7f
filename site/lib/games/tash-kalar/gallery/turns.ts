/** The ways a pattern can lie on the board (TS-SUM-3, TS-SUM-4). */
import type { Face, Offset } from '$workers/games/tash-kalar/faces';

const quarterTurn = ([right, down]: Offset): Offset => [-down, right];
const mirror = ([right, down]: Offset): Offset => [-right, down];

/** An offset turned by so many quarters clockwise, mirrored before that. */
function moved(offset: Offset, quarters: number, mirrored: boolean): Offset {
  let moving = mirrored ? mirror(offset) : offset;
  for (let i = 0; i < quarters; i++) moving = quarterTurn(moving);
  return moving;
}

function turned(face: Face, quarters: number, mirrored: boolean): Face {
  const all = (offsets: readonly Offset[]): Offset[] => offsets.map((offset) => moved(offset, quarters, mirrored));
  return {
    ...face,
    pattern: face.pattern.map(([right, down, least]) => [...moved([right, down], quarters, mirrored), least] as const),
    ...(face.marks && { marks: all(face.marks) }),
    ...(face.arrows && { arrows: all(face.arrows) }),
  };
}

/** Equal for faces that look the same. */
const look = ({ pattern, marks = [], arrows = [] }: Face): string =>
  [pattern, marks, arrows].map((squares) => squares.map(String).sort().join(' ')).join('|');

/** Every way a card looks when it is turned and mirrored, as printed first; one to eight. */
export function turnsOf(face: Face): Face[] {
  const all = [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((quarters) => turned(face, quarters, mirrored)));
  const looks = all.map(look);
  return all.filter((_, i) => looks.indexOf(looks[i]!) === i);
}
