import { labelled } from '$lib/i18n/phrases';
import { mapOf } from '$lib/games/toy-battle/board/map';
import { mapName } from '$lib/games/toy-battle/board/words';
import type { Position } from '$workers/games/toy-battle/state';
import type { Sample } from '$lib/analyse/game';
import type { GameTexts } from '$lib/analyse/texts';

interface Case {
  id: string;
  position: Position;
  expect: { winningStarts?: string[] };
}

/** The first and the last case that is a whole position with one solution. */
const FIRST = 56;
const LAST = 81;

/** Reference cases, read when they are wanted: most visitors bring their own position. */
export async function loadSamples(texts: GameTexts | null): Promise<Sample[]> {
  const { default: data } = await import('../../../../../assembly/games/toy-battle/data/cases.json');
  return (data.cases as unknown as Case[])
    .filter(({ id }) => {
      const number = Number(id.slice(id.indexOf('C') + 1));
      return number >= FIRST && number <= LAST;
    })
    .map(({ id, position, expect }) => {
      const goal = texts?.term(expect.winningStarts ? 'goal_win-turn' : 'goal_safe-turn') ?? '';
      return { id, title: labelled(mapName(mapOf(position.map)), goal), position: JSON.stringify(position) };
    });
}
