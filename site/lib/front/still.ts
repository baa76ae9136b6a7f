/** Boards as markup, for pages that draw them without the scripts of a game. Made while the site is built. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { composeLesson } from '$lib/learn/files';
import { loadTeaching } from '$lib/learn/games';
import { getLocale } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';
import type { Demo } from './facts';
import { pictured } from './files';
import { loadFront } from './games';

/** Without the marks that Svelte leaves for taking a component over: nobody does. */
function drawn<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  prefix: string,
): string {
  const { body } = render(component as Component, { props, idPrefix: prefix });
  return body.replace(/<!--.*?-->/gs, '');
}

/** A demo before it is touched. */
export interface DemoStill {
  board: string;
  held: string;
}

export async function demoStill(game: GameId, { lesson, step, picks }: Demo): Promise<DemoStill> {
  const [front, teaching, course] = await Promise.all([
    loadFront(game),
    loadTeaching(game),
    composeLesson(game, lesson, getLocale()),
  ]);
  const { step: asked } = course!.steps[step - 1]!;
  const given = asked.board ?? (await teaching.boardOf!(asked.position as object));
  await front.prepare?.(given);
  const view = teaching.picture('', given);
  return {
    board: drawn(front.Board, { view, bottom: view.seat }, `${game}-demo-`),
    held: front.Held ? drawn(front.Held, { view, pick: picks.at(-1)! }, `${game}-held-`) : '',
  };
}

/** The position that shows what a game is like. */
export async function gameStill(game: GameId): Promise<string> {
  const [{ Board, face, prepare }, { notation, board }] = await Promise.all([loadFront(game), pictured(game)]);
  await prepare?.(board);
  return drawn(Board, { view: face.picture(notation, board), bottom: 0 }, `${game}-`);
}
