import type { Position } from '$workers/games/toy-battle/state';

/** A position with something to find, from the reference cases. */
export interface Sample {
  id: string;
  map: string;
  position: Position;
  /** Goal it is an example of, as the terms of the game name it. */
  goal: 'win-turn' | 'safe-turn';
}

interface Case {
  id: string;
  position: Position;
  expect: { winningStarts?: string[] };
}

/** The first and the last case that is a whole position with one solution. */
const FIRST = 56;
const LAST = 81;

/** Read when they are wanted: most visitors bring their own position. */
export async function loadSamples(): Promise<Sample[]> {
  const { default: data } = await import('../../../assembly/games/toy-battle/data/cases.json');
  return (data.cases as unknown as Case[])
    .filter(({ id }) => {
      const number = Number(id.slice(id.indexOf('C') + 1));
      return number >= FIRST && number <= LAST;
    })
    .map(({ id, position, expect }) => ({
      id,
      map: position.map,
      position,
      goal: expect.winningStarts ? 'win-turn' : 'safe-turn',
    }));
}
