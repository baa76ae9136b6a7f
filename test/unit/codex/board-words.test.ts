import { expect, it } from 'vitest';
import { overwriteGetLocale } from '$lib/paraglide/runtime';
import { eventText } from '$lib/games/codex/board/event-words';
import { pickText, questionText } from '$lib/games/codex/board/pick-words';
import { attackerOf, linesOf, reachTexts, stopping } from '$lib/games/codex/board/reaching';
import { thingName, thingText } from '$lib/games/codex/board/table-words';
import { waitText } from '$lib/games/codex/board/wait-words';
import { shortText } from '$lib/games/codex/analyse/words';
import { engineFromFile } from '../../../workers/engine/node';
import { actionText } from '../../../workers/games/codex/action-text';
import { picksOf } from '../../../workers/games/codex/choices';
import { effectsBetween } from '../../../workers/games/codex/effects';
import { busyOf } from '../../differential/codex/support/busy';
import { dice as diceOf } from '../../differential/support/dice';
import { MILESTONES } from '../../../workers/referee/codex/milestones';
import { walk, type Stop } from './support/walk';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
const LOCALES = ['en', 'pl', 'zh-Hans', 'zh-Hant'] as const;
const GAMES = 4;

const games: Stop[][] = Array.from({ length: GAMES }, (_, seed) => {
  const dice = diceOf(seed + 40);
  return [...walk(engine, busyOf(MILESTONES.length, dice), dice, 40)];
});
/** As the analyser abbreviates it. */
const shortened = ({ rows }: Stop): string[] => rows.map((row) => shortText(actionText(row)));
const RAW = /undefined|cxb_|#\d|^[a-z]+(?:_[a-z]+)+$/;
/** Chinese signs stand apart from names in Latin ones. */
const GLUED = /\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/u;

it.each(LOCALES)('%s: whatever is picked, asked, waits or happens has words', (locale) => {
  overwriteGetLocale(() => locale);
  const said = new Set<string>();
  for (const game of games) {
    game.forEach(({ board, rows }, i) => {
      const texts = [
        questionText(board),
        questionText(
          board,
          rows.flatMap((row) => picksOf(row, board)),
        ),
        ...rows.flatMap((row) => picksOf(row, board)).map((pick) => pickText(pick, board)),
        ...board.things.map((thing) => thingText(board, thing)),
        ...board.sides.A.command.map(({ hero }) => pickText(`far:command:${hero}`, board)),
        ...board.waits.map((wait) => waitText(wait, board)),
        ...shortened(game[i]!),
        ...(i > 0 ? effectsBetween(game[i - 1]!.board, board).map((effect) => eventText(effect, board) ?? '-') : []),
      ];
      for (const text of texts) said.add(text);
    });
  }
  overwriteGetLocale(() => 'en');
  expect([...said].filter((text) => text === '' || text === 'command' || RAW.test(text) || GLUED.test(text))).toEqual(
    [],
  );
  expect(said.size).toBeGreaterThan(100);
});

it('lines go from an attacker to whom it can attack and to whoever stops it, never to both at once', () => {
  let open = 0;
  let stopped = 0;
  for (const { board } of games.flat()) {
    for (const attacker of Object.keys(board.reach).map(Number)) {
      expect(attackerOf(board, [`thing:${attacker}`], null)).toBe(attacker);
      const lines = linesOf(board, attacker, null).filter(({ kind }) => kind !== 'fought');
      expect(new Set(lines.map(({ to }) => to)).size).toBe(lines.length);
      open += lines.filter(({ kind }) => kind === 'open').length;
      stopped += stopping(board, attacker).size;
      const texts = reachTexts(board, attacker);
      expect(new Set(texts).size).toBe(texts.length);
      for (const { defender } of board.reach[attacker]!)
        expect(texts.filter((text) => text.includes(thingName(board, defender))).length).toBeGreaterThan(0);
    }
  }
  expect(open).toBeGreaterThan(0);
  expect(stopped).toBeGreaterThan(0);
});
