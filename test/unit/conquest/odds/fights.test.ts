import { describe, expect, it } from 'vitest';
import { battleCode, readBattle } from '../../../../site/lib/games/conquest/odds/battle-code';
import { askedBy, formOf } from '../../../../site/lib/games/conquest/odds/battle-form';
import { engineFromFile } from '../../../../workers/engine/node';
import { fightsFor, openFight } from '../../../../workers/games/conquest/battle/fights';
import { oddsAnswers } from '../../../../workers/games/conquest/battle/odds';
import { boardOf, type Board } from '../../../../workers/games/conquest/board';
import { conquest } from '../../../../workers/games/conquest/game';
import { Session } from '../../../../workers/session';
import { battleEngine, value } from '../../../support/conquest-battles';

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));
const session = new Session(conquest, engine);
const answers = oddsAnswers(await battleEngine());

function boardAt(line: string): Board {
  const parsed = conquest.parse(line);
  if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.error)}`);
  return boardOf(parsed.value, null);
}
function boardAfter(line: string, ...actions: string[]): Board {
  const played = session.play(line, actions);
  if (!played.ok) throw new Error(`${played.action}: ${played.refused.join()}`);
  return played.view.board as Board;
}
function chanceOf(fight: ReturnType<typeof openFight>): number {
  const answer = answers.battle(fight!.asked);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.chance;
}

// Section 10.4 of the rules: R is on turn.
describe('a base against a territory', () => {
  it.each([
    ['NAF=R:III EGY=B:I/NAF:I', 'EGY', '39125965/53747712'],
    ['first-round-resupply=both NAF=R:III EGY=B:I/NAF:I', 'EGY', '6610505/10077696'],
    ['NAF=R:III EGY=B:A', 'EGY', '125441825/161243136'],
    ['NAF=R:I NAF~BRA=R:AI+II BRA=B:I/NAF:II', 'BRA', null],
    ['NAF=R:AII EGY=B:I/NAF:AI', 'EGY', '2566640555215/5642219814912'],
  ])('%s', (line, code, odds) => {
    const [fight] = fightsFor(boardAt(line), code);
    if (odds) expect(chanceOf(fight!)).toBeCloseTo(value(odds), 12);
    else expect(chanceOf(fight!)).toBeGreaterThan(0.5);
  });

  it('names every base by itself, and repairs armour of whose turn is still to come', () => {
    const fights = fightsFor(boardAt('>=B/2attack/1/RB/- NAF=R:DII EAF=R:II/EGY:I EGY=B:I'), 'EGY');
    expect(fights.map(({ from }) => from).sort()).toEqual(['EAF/EGY', 'NAF/EGY']);
    const naf = fights.find(({ from }) => from === 'NAF/EGY')!;
    expect(naf.asked.battle.attacker.feed).toEqual({ infantry: 2, armour: 1, damaged: 0 });
  });

  it('knows cities, rewards, marks of this turn and groups at other borders', () => {
    const line = 'NAFt=R:III EGYc=B:I/NAF!:I/EAF:II EAF=R:I @R=-/-/4 @B=-/-/7';
    const { battle } = fightsFor(boardAt(line), 'EGY').find(({ from }) => from === 'NAF/EGY')!.asked;
    expect(battle.attacker).toMatchObject({ die: true, garrison: true });
    expect(battle.defender).toMatchObject({ die: true, city: true, others: [{ infantry: 2, armour: 0, damaged: 0 }] });
    expect(battle.ready).toBe(true);
  });

  it('has none for land nobody owns, across a border an enemy lies over, or without troops', () => {
    expect(fightsFor(boardAt('NAF=R:III'), 'EGY')).toEqual([]);
    expect(fightsFor(boardAt('NAF=R:III EGY=B:I/NAF*:I'), 'EGY')).toEqual([]);
  });
});

describe('the battle under way', () => {
  it('has the chance of the whole battle before its first round', () => {
    const line = 'NAF=R:III EGY=B:I/NAF:I SUD=B:I';
    const board = boardAfter('NAF=R:III EGY=B:I/NAF:I CON=R:I', 'border NAF/EGY');
    void line;
    expect(board.battle).not.toBeNull();
    expect(chanceOf(openFight(board))).toBeCloseTo(value('39125965/53747712'), 12);
  });

  it('is estimated where a group stands that could have been filled up', () => {
    const board = boardAfter('NAF=R:III EGY=B:I/NAF:I CON=R:I', 'border NAF/EGY', 'commit I');
    const open = openFight(board)!;
    expect(open.rough).toBe(true);
    expect(open.asked.battle.attacker.group.infantry).toBe(1);
  });

  it('ends with the battle', () => {
    expect(openFight(boardAt('NAF=R:III EGY=B:I'))).toBeNull();
  });
});

it('comes back from the link to the calculator', () => {
  for (const line of ['NAFt=R:III EGYc=B:I/NAF!:I/EAF:II EAF=R:I @R=-/-/4', 'NAF=R:I NAF~BRA=R:AI+II BRA=B:I/NAF:II']) {
    for (const { asked } of [...fightsFor(boardAt(line), 'EGY'), ...fightsFor(boardAt(line), 'BRA')]) {
      const read = readBattle(battleCode(formOf(asked)))!;
      const [there, back] = [answers.battle(asked), answers.battle(askedBy(read))];
      expect(back).toEqual(there);
    }
  }
});
