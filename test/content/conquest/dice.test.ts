/** The dice that texts of a step speak of are those the page shows when they are rolled. */
import { expect, test } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import type { RolledEffect } from '../../../workers/games/conquest/effects';
import { conquest as game } from '../../../workers/games/conquest/game';
import { Session } from '../../../workers/session';
import { conquest, LOCALES } from '../files';

const session = new Session(game, await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url)));
const steps = conquest.scripts.flatMap((script) => script.steps);

/** The rolls of the line of a step, as its texts write them: `6 3`. */
function rollsOf({ position, line }: (typeof steps)[number]): string[][] {
  let view = session.view(position as string);
  return line.flatMap((action) => {
    const [rolled] = session.effects(view.notation, action) as RolledEffect[];
    const played = session.play(view.notation, [action]);
    if (!played.ok) throw new Error(`${action} is refused`);
    view = played.view;
    return action.startsWith('roll ') ? [[rolled!.attacker.join(' '), rolled!.defender.join(' ')]] : [];
  });
}

/** Numbers of dice side by side, as tasks give them: before everything is added, and after. */
const DICE = /\b[1-7] [1-7]\b/g;

test('the rolls that tasks name are the ones shown', () => {
  const told = steps.flatMap((step) =>
    LOCALES.map((locale) => {
      const { task, asks = [] } = conquest.stepText(step.id, locale);
      const named = [task, ...asks.map(({ text }) => text)].flatMap((text) => text.match(DICE) ?? []);
      return { id: step.id, locale, named, rolls: named.length > 0 ? rollsOf(step).flat() : [] };
    }).filter(({ named }) => named.length > 0),
  );
  expect([...new Set(told.map(({ id }) => id))]).toEqual(['CQ-L06-3', 'CQ-L06-5', 'CQ-L06-6']);
  for (const { id, locale, named, rolls } of told) {
    // With what is added to both of them.
    const raised = id === 'CQ-L06-6' ? ['7 3'] : [];
    // Another position, somewhere far away, draws other dice: one more land of the enemy is enough to try.
    expect(new Set(named), `${id} ${locale}`).toEqual(new Set([...rolls, ...raised]));
  }
});

test('no other step tells, once it is solved, which dice beat which: those depend on how it was solved', () => {
  for (const { id, line } of steps) {
    if (!line.some((action) => action.startsWith('roll ')) || id === 'CQ-L06-3' || id === 'CQ-L06-5') continue;
    for (const locale of LOCALES)
      expect(conquest.stepText(id, locale).done, `${id} ${locale}`).not.toMatch(/(?<![+\d])[1-6](?![\d%])/);
  }
});
