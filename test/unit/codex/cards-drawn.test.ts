import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../site/lib/board/heat';
import CardFace from '../../../site/lib/games/codex/board/CardFace.svelte';
import HandCard from '../../../site/lib/games/codex/board/HandCard.svelte';
import Binder from '../../../site/lib/games/codex/builder/Binder.svelte';
import Builder from '../../../site/lib/games/codex/builder/Builder.svelte';
import Detail from '../../../site/lib/games/codex/gallery/Detail.svelte';
import { COLOURS } from '../../../workers/games/codex/specs';
import { cardFile } from '../../../workers/games/codex/text/card-texts';
import { loadTongue } from '../../../workers/games/codex/text/tongues';

const texts = cardFile(await loadTongue('en'));
const face = (id: string) => texts.faces.find((one) => one.id === id)!;
const read = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('cards as they are drawn', () => {
  it('tell their name, cost, kind and values also to those who do not see them', () => {
    for (const one of texts.faces) {
      const said = read(render(CardFace, { props: { face: one, texts } }).body);
      expect(said).toContain(one.name.replaceAll('&', '&amp;'));
      if (one.kind !== 'token') expect(said).toContain(`cost ${one.cost}`);
      for (const { atk, hp } of one.values) {
        if (atk !== undefined) expect(said).toContain(`ATK ${atk}`);
        if (hp !== undefined) expect(said).toContain(`HP ${hp}`);
      }
      expect(said.includes('not playable yet')).toBe(one.unfinished === true);
    }
  });

  it('say "target" where the symbol is', () => {
    expect(read(render(CardFace, { props: { face: face('spark'), texts } }).body)).toContain(
      'Deal 1 damage to ◎ target: a patrolling unit or hero.',
    );
  });

  it('at the size of a hand have what is paid and what fights', () => {
    const said = read(render(HandCard, { props: { face: face('centaur'), texts, count: 2 } }).body);
    for (const part of ['Centaur', 'cost 3, ATK 3, HP 4, × 2', '3/4', '×2']) expect(said).toContain(part);
  });

  it('large explain keywords and show tokens', () => {
    const said = read(render(Detail, { props: { card: 'harmony', texts } }).body);
    for (const part of ['channeling', 'no hero of its spec', 'Angry Dancer']) expect(said).toContain(part);
  });

  it('in a binder are 36 of three specs, and the ten of the starter deck', () => {
    const team = { heroes: ['captain_zane', 'drakk_ramhorn', 'jaina_stormborne'], starter: 'red' as const };
    const { body } = render(Binder, { props: { team, texts } });
    expect(body.match(/<button/g)).toHaveLength(36 + 10);
    expect(read(body)).toContain('Codex: 72 cards');
  });

  it('a builder offers all heroes and asks for three', () => {
    const { body } = render(Builder, { props: { texts } });
    expect(body.match(/data-hero/g)).toHaveLength(20);
    expect(read(body)).toContain('Choose three heroes.');
  });
});

describe('the paints of the cards', () => {
  const css = readFileSync('site/lib/games/codex/board/codex.css', 'utf8');
  const tokens = readFileSync('site/lib/theme/tokens.css', 'utf8');
  const pairOf = (text: string, name: string): string[] =>
    new RegExp(`${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(text)!.slice(1);

  it.each(COLOURS)('%s can be read in both themes, and its rim be seen', (colour) => {
    const own = css.slice(css.indexOf(`'${colour}'`));
    for (const theme of [0, 1]) {
      const [rim, tint] = ['--cx-rim', '--cx-tint'].map((name) => pairOf(own, name)[theme]!);
      const [ink, surface] = ['--ink', '--surface'].map((name) => pairOf(tokens, name)[theme]!);
      expect(contrast(ink!, tint!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rim!, tint!)).toBeGreaterThanOrEqual(3);
      expect(contrast(rim!, surface!)).toBeGreaterThanOrEqual(3);
    }
  });
});
