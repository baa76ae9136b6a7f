import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../state';
import { STEPS, ofShots, ofSkill, oneOf, turnsOf } from './turns';

const MOST_SHOOTERS = 3;

/** Skills that send no token elsewhere and take none away: what is shot at is then seen on the board as it is. */
const STILL: ReadonlySet<string> = new Set(['placed', 'created', 'blocked', 'gilded']);

/** Every field that is shot at after a turn. */
export const shots: DrillKind<Board> = {
  id: 'shots',
  steps: STEPS,
  ask(view, desk, random) {
    const found = turnsOf(view, desk, () => true).flatMap((turn) => {
      const fresh = ofSkill(turn);
      const shot = ofShots(turn).filter(({ kind }) => kind === 'shot');
      const shooters = [...new Set(shot.map(({ from }) => from!))];
      const nodes = [...new Set(shot.map(({ to }) => to!))];
      const part = shot.some(({ from, to }) => fresh.some((one) => one.to === from || one.to === to));
      // The turn has to change who is hit: it shoots itself, or stands in the way.
      if (!part || shooters.length > MOST_SHOOTERS || fresh.some(({ kind }) => !STILL.has(kind))) return [];
      const why = shooters.map((one) =>
        [one, ...shot.flatMap(({ from, to }) => (from === one ? [to!] : []))].join('>'),
      );
      return [{ question: { type: 'mark' as const, ask: 'shots', nodes }, line: [turn.action], told: true, why }];
    });
    return oneOf(found, random) ?? null;
  },
};
