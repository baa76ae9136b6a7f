import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { Picker } from '../../../../site/lib/board/picker.svelte';
import Hand from '../../../../site/lib/games/conquest/analyse/Hand.svelte';
import { engineFromFile } from '../../../../workers/engine/node';
import { conquest } from '../../../../workers/games/conquest/game';
import { Session } from '../../../../workers/session';

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));
const session = new Session(conquest, engine);
const CARDS = 'trading=on UKRk=B:I BRAk=R:III @R=BRA,EGY/-/- @B=ARG,NAF/-/-';

it.each([
  ['its own cards, where one of them is offered', `>=R/2offer/1/RB/- ${CARDS}`, ['BRA', 'EGY']],
  ['the cards one can ask for', `>=R/2offer-for:EGY,B/1/RB/- ${CARDS}`, ['NAF', 'ARG']],
])('shows %s', (_, line, codes) => {
  const parsed = session.parse(line);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  const view = parsed.value;
  const picker = new Picker({
    choices: () => view.choices,
    words: { pick: (pick) => pick, choice: ({ action }) => action },
    play: () => {},
    trial: () => 'more',
  });
  const { body } = render(Hand, { props: { view, seat: 0, open: true, own: true, across: false, picker } });
  expect([...body.matchAll(/data-pick="card:(\w+)"/g)].map(([, code]) => code)).toEqual(codes);
});
