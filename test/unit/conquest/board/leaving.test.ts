import { describe, expect, it } from 'vitest';
import { actionText } from '../../../../site/lib/games/conquest/board/action-words';
import { lastTexts } from '../../../../site/lib/games/conquest/board/last-division';
import { leavingText } from '../../../../site/lib/games/conquest/board/leaving';
import { outwardText } from '../../../../site/lib/games/conquest/board/questions';
import { engineFromFile } from '../../../../workers/engine/node';
import type { Board } from '../../../../workers/games/conquest/board';
import { conquest } from '../../../../workers/games/conquest/game';
import { Session } from '../../../../workers/session';

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));
const session = new Session(conquest, engine);

/** What is told before a choice at a position. */
function told(line: string): string {
  const { board, choices } = session.view(line);
  return leavingText(board as Board, choices);
}

const CAPITAL = /your capital/;

describe('before the last division of a capital leaves', () => {
  it.each([
    ['a number is asked that could empty it', '3move-count:NAF,I,EGY/1/RB/- NAFk=R:III EGY=R:I UKRkB=B:III'],
    ['an expedition could take everybody along', '3take-infantry:NAF/CON/1/RB/- NAFk=R:III UKRkB=B:III'],
    ['an advance could', '2advance-infantry:border,NAF/EGY,-,-/1/RB/- NAFk=R:III EGY=- UKRkB=B:III'],
    ['one division alone may move', '3move/1/RB/- NAFk=R:I EGY=R:II CON=R:I UKRkB=B:III'],
    ['one division alone may march', '3outward/1/RB/- NAFk=R:I UKRkB=B:III'],
  ])('a warning says so: %s', (_, at) => {
    expect(told(`>=R/${at}`)).toMatch(CAPITAL);
  });

  it.each([
    ['somebody stays at a front', '3move-count:NAF,I,EGY/1/RB/- NAFk=R:II/CON:I EGY=R:I CON=B:II UKRkB=B:III'],
    ['enough stand there', '3outward/1/RB/- NAFk=R:II UKRkB=B:III'],
  ])('none where %s', (_, at) => {
    expect(told(`>=R/${at}`)).toBe('');
  });

  it('of any other territory it is said without the capital', () => {
    const text = told('>=R/3take-infantry:NAF/CON/1/RB/- NAF=R:III EGYk=R:I UKRkB=B:III');
    expect(text).toMatch(/North Africa/);
    expect(text).not.toMatch(CAPITAL);
  });
});

describe('before the only division of any other land leaves', () => {
  const at = (line: string, code: string, ways: readonly string[] = []): string => {
    const { board, choices } = session.view(line);
    return lastTexts(board as Board, code, ways, choices);
  };

  it('whoever looks into it is told', () => {
    const line = '>=R/3outward/1/RB/- NAF=R:I EGYk=R:II UKRkB=B:III';
    expect(at(line, 'NAF')).toMatch(/North Africa.*nobody/);
    expect(at(line, 'EGY')).toBe('');
    expect(at(line, 'UKR')).toBe('');
  });

  it('and so is whoever looks into the land it may go to', () => {
    const line = '>=R/3outward/1/RB/- NAF=R:I EGYk=R:II UKRkB=B:III';
    expect(at(line, 'CON', ['NAF/CON'])).toMatch(/North Africa.*nobody/);
    expect(at(line, 'EAF', ['EGY/EAF'])).toBe('');
  });

  it('but of the capital only once', () => {
    expect(at('>=R/3outward/1/RB/- NAFk=R:I UKRkB=B:III', 'NAF')).not.toMatch(/nobody/);
  });
});

describe('before the only division of a rear sets out, of which nothing is asked', () => {
  const line = '>=R/3outward/1/RB/- NAFk=R:A/EGY:II EGY=B:III BRA=B:II UKRkB=B:III';
  const at = (code: string, ways: readonly string[]): string => {
    const { board, choices } = session.view(line);
    return lastTexts(board as Board, code, ways, choices);
  };

  it.each([
    ['NAF', []],
    ['BRA', ['NAF/BRA']],
  ])('whoever looks into %s is told who goes', (code, ways) => {
    expect(at(code, ways)).toBe('Only 1 armour would set out from North Africa, at once.');
  });
});

describe('landing forces are named', () => {
  const line = '>=R/3outward/1/RB/- NAFk=R:II NAF~BRA=R:AI+I UKRkB=B:III';

  it('where they may sail or come ashore, and only there', () => {
    expect(outwardText(session.view(line).choices)).toMatch(/landing force from North Africa off Brazil/);
    expect(outwardText(session.view('>=R/3outward/1/RB/- NAFk=R:II UKRkB=B:III').choices)).not.toMatch(/sail|ashore/);
  });

  it('with their divisions in what was played', () => {
    const board = session.view(line).board as Board;
    expect(actionText('ashore NAF~BRA', board)).toBe(
      'Come ashore: the landing force from North Africa off Brazil (1 armour, 2 infantry)',
    );
  });
});

it('a drawn continent is somebody’s', () => {
  const board = session.view('>=B/0continent:0/1/RB/-').board as Board;
  expect(actionText('continent 2', board)).toBe('Continent drawn for Blue: Africa');
});
