import { describe, expect, it } from 'vitest';
import { motion } from '../../../../site/lib/games/conquest/board/motion';
import { engineFromFile } from '../../../../workers/engine/node';
import { conquest } from '../../../../workers/games/conquest/game';
import { Session } from '../../../../workers/session';

const session = new Session(
  conquest,
  await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url)),
);

/** The last of some actions, as it is seen. */
function seen(position: string, ...actions: string[]) {
  const views = [session.view(position)];
  for (const action of actions) {
    const played = session.play(views.at(-1)!.notation, [action]);
    if (!played.ok) throw new Error(`${action} is refused`);
    views.push(played.view);
  }
  const [before, after] = views.slice(-2) as [(typeof views)[0], (typeof views)[0]];
  const action = actions.at(-1)!;
  return motion.steps({ before, action, after, effects: session.effects(before.notation, action) as object[] });
}

const POSITION = 'CON=R:IIIII EGYk=B:II NAF=B:I/CON:I SAFk=R:I';
const BATTLE = ['border CON/NAF', 'commit II'];

describe('moves on the map', () => {
  it('lets a group that is committed go from the rear to its front', () => {
    const [step] = seen(POSITION, ...BATTLE);
    expect(step).toMatchObject({
      kind: 'move',
      flights: [{ from: ['CON'], to: ['CON/NAF'], flyer: { thing: { what: 'group', group: 'II', owner: 'R' } } }],
      stands: { 'CON/NAF': { group: 'II' } },
    });
  });

  it('shows a loss where it happens, with its number', () => {
    const [step] = seen(POSITION, ...BATTLE, 'roll d');
    expect(step).toMatchObject({ kind: 'destroy', rings: ['NAF/CON'], leaves: { 'NAF/CON': null } });
    expect(step!.flights.map(({ flyer }) => ('text' in flyer ? flyer.text : flyer))).toContain('−1');
  });

  it('lets those who take a territory move in from where they stood', () => {
    const steps = seen(POSITION, ...BATTLE, 'roll d', 'fight-on', 'resupply I', 'roll d', 'advance-infantry 3');
    const flights = steps.flatMap((step) => step.flights).filter(({ to }) => to.includes('NAF'));
    expect(flights.map(({ from }) => from)).toEqual([['CON'], ['CON/NAF']]);
  });

  it('lets the colour of those who move in sweep over the land they take', () => {
    const taking = [...BATTLE, 'roll d', 'fight-on', 'resupply I', 'roll d', 'advance-infantry 3'];
    expect(seen(POSITION, ...taking).at(-1)).toMatchObject({ washes: [{ at: 'NAF', paint: 'var(--cq-red)' }] });
    expect(seen(POSITION, ...BATTLE, 'roll d').flatMap(({ washes = [] }) => washes)).toEqual([]);
  });

  it('lets recruits come into being where they are dropped', () => {
    const [step] = seen('>=R/1drop:0,2/1/RB/- EGYk=B:II CON=R:I SAFk=R:I', 'drop-rear SAF', 'drop-count 2');
    expect(step).toMatchObject({ kind: 'summon', rings: ['SAF'], stands: { SAF: { land: { rear: 'III' } } } });
  });

  it('marks a claimed mission beside the player', () => {
    const steps = seen('>=R/4claim/1/RB/- MEA=B:I EGYkB=R:II SAFk=R:I #=2,3,4,5,6,7,9,10', 'claim 2');
    expect(steps.at(-1)).toMatchObject({ kind: 'note', flights: [{ flyer: { text: '★' }, to: ['score:0'] }] });
  });
});
