import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { Picker } from '../../../../site/lib/board/picker.svelte';
import ConquestBoard from '../../../../site/lib/games/conquest/board/ConquestBoard.svelte';
import { boardIn } from '../../../../site/lib/games/conquest/board/words';
import { face } from '../../../../site/lib/games/conquest/face';
import { CHANCE, OVER } from '../../../../workers/engine/abi';
import { engineFromFile } from '../../../../workers/engine/node';
import { conquest } from '../../../../workers/games/conquest/game';
import { seededRandom } from '../../../../workers/random';
import { Session } from '../../../../workers/session';
import type { View } from '../../../../workers/contract';
import { begin, step } from '../../../property/conquest/games';

const file = new URL('../../../../build/conquest.test.wasm', import.meta.url);
const engine = await engineFromFile(file);
const session = new Session(conquest, await engineFromFile(file));
const trial = await face.trial();

/** A picker at a position, and the action it was last refused. */
function at(view: View, held: string | null) {
  const refusals: string[] = [];
  const picker = new Picker({
    choices: () => view.choices,
    words: { pick: (pick) => pick, choice: ({ action }) => action },
    play: () => {},
    trial(picks) {
      const action = trial(picks, view);
      if (action === null) return 'more';
      refusals.push(action);
    },
  });
  if (held !== null) picker.pick(held);
  return { picker, refusals };
}

/** What pressing each territory picks. */
function pressed(view: View, picker: Picker): [code: string, pick: string][] {
  const { body } = render(ConquestBoard, { props: { board: boardIn(view), picker } });
  return [...body.matchAll(/data-pick="([^"]*)" data-place="([^"]*)"/g)].map(([, pick, code]) => [code!, pick!]);
}

/** The first thing of some action, or what it is done to, which may be picked before who does it. */
const begun = ({ choices }: View): string[] => [...new Set(choices.flatMap(({ picks }) => picks.slice(0, 2)))];

/** Where a border, a territory or a building site is asked for. */
const BORDERS = new Set(['attack', 'outward', 'man', 'withdraw']);
const ASKED = new Set([...BORDERS, 'end', 'move']);
/** Of each of them. */
const POSITIONS = 6;

it('land in which nothing can be done is refused by a rule, whatever is picked already, or only looked into', () => {
  const random = seededRandom(11);
  const seen = new Map<string, number>();
  const silent: string[] = [];
  for (let game = 0; game < 6; game++) {
    begin(engine, 2 + (game % 3), '', game);
    for (let plies = 0; plies < 1500 && engine.actor() !== OVER; plies++, step(engine, random)) {
      if (engine.actor() === CHANCE) continue;
      const state = conquest.read(engine.save());
      const count = seen.get(state.node) ?? 0;
      if (!ASKED.has(state.node) || count === POSITIONS || random(4) > 0) continue;
      seen.set(state.node, count + 1);
      const view = session.view(conquest.print(state));
      const things = begun(view);
      for (const held of [null, things[random(things.length)]!]) {
        const before = at(view, held);
        // What is an action by itself is played, and nothing stays picked.
        if (held !== null && before.picker.picked.length === 0) continue;
        for (const [code, pick] of pressed(view, before.picker)) {
          // Where borders are asked for, land that is only looked into has no pick of its own.
          if (BORDERS.has(state.node) && pick === `land:${code}` && before.picker.state(pick) === null) continue;
          const { picker, refusals } = at(view, held);
          picker.pick(pick);
          const [refused] = refusals.slice(-1);
          const isDead = picker.picked.length > 0 && picker.matches.length === 0;
          if (isDead || (refused !== undefined && session.whyNot(view.notation, refused).length === 0))
            silent.push(`${view.notation}: ${held} ${code} as ${pick}: ${refused}`);
        }
      }
    }
  }
  expect(silent.slice(0, 3)).toEqual([]);
  expect([...seen.keys()].sort()).toEqual([...ASKED].sort());
});

it.each([
  ['who sails home is chosen, and another land is pressed', 'land:NEU', 'CHI', 'CQ-BOARD-2'],
  ['who sails home is chosen, and a neighbour without a force', 'land:WEU', 'NEU', 'CQ-MOVE-3'],
  ['a force is chosen, and land it did not come from', 'force:ICE~GBR', 'CHI', 'CQ-SEA-15'],
])('%s', (_, held, code, rule) => {
  const view = session.view(
    '>=R/3outward/1/RB/- ICEk=R:III WEU=R:II NEU=R:I ICE~GBR=R:AI+I WEU~GBR=R:A+I GBR=B:II UKRkB=B:III',
  );
  const { picker, refusals } = at(view, held);
  expect(picker.picked).toEqual([held]);
  picker.pick(pressed(view, picker).find(([land]) => land === code)![1]);
  expect(session.whyNot(view.notation, refusals[0]!)).toContain(rule);
  // What was picked stays so: the same question is asked once more.
  expect(picker.picked).toEqual([held]);
});

it('where no city can be built, land is refused before the button is pressed', () => {
  const view = session.view('>=R/5end/1/RB/- NAFk=R:III EGY=B:II UKRkB=B:I @R=NAF,EGY/-/- @B=-/-/-');
  const { picker, refusals } = at(view, null);
  picker.pick(pressed(view, picker).find(([code]) => code === 'EGY')![1]);
  expect(refusals).toEqual(['build EGY']);
  expect(picker.picked).toEqual([]);
});

it.each([
  [
    'a coast that only one free tank can sail to',
    'NAFk=R:A/EGY:II EGY=B:III BRA=B:II',
    { BRA: null, NAF: null, CON: null },
  ],
  ['land that its only division can leave for', 'NAF=R:I EGYk=R:II', { NAF: null, CON: null }],
  [
    'several divisions, of which it is asked how many go',
    'NAFk=R:AA/EGY:II EGY=B:III BRA=B:II',
    { BRA: 'place:NAF/BRA' },
  ],
])('nobody is gone with the first press: %s', (_, lands, picks) => {
  const view = session.view(`>=R/3outward/1/RB/- ${lands} UKRkB=B:III`);
  // What is only looked into has its land for a pick, which is no choice.
  const found = Object.fromEntries(pressed(view, at(view, null).picker));
  const isPick = (pick: string | undefined) => view.choices.some(({ picks: [first] }) => first === pick);
  for (const [code, pick] of Object.entries(picks))
    expect([code, isPick(found[code]) ? found[code] : null]).toEqual([code, pick]);
});
