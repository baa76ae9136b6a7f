/** Reads a position and draws it, which takes no engine. */
import { resolve } from '$app/paths';
import { loadCodec } from '$lib/data/codec';
import { withData } from '$lib/data/games';
import type { Pictured } from '$lib/front/facts';
import type { Front } from '$lib/front/front';
import { loadFront } from '$lib/front/games';
import { loadDrawn } from '$lib/prerender/first-boards';
import type { TextProblem } from '$workers/contract';
import type { GameId } from '$workers/registry';
import { Embedded } from './embedded.svelte';

type Opened = { front: Front; played: Embedded } | { problem: TextProblem };

/** The position that shows what the game is like. */
async function usual(game: GameId): Promise<Pictured> {
  const response = await fetch(resolve(`/${game}/picture.json` as '/'));
  if (!response.ok) throw new Error(`picture.json of ${game}: status ${response.status}`);
  return response.json();
}

async function read(game: GameId, text: string): Promise<Pictured | { problem: TextProblem }> {
  const [codec, drawn] = await Promise.all([loadCodec(game), withData(game, () => loadDrawn(game))]);
  const parsed = codec.parse(text);
  if (!parsed.ok) return { problem: parsed.error };
  return { notation: codec.print(parsed.value), board: drawn.board(parsed.value) };
}

/**
 * @param text a position in notation; null for the one that shows what the game is like
 * @throws if a part of the site cannot be had
 */
export async function openBoard(game: GameId, text: string | null): Promise<Opened> {
  const [front, found] = await Promise.all([loadFront(game), text === null ? usual(game) : read(game, text)]);
  if ('problem' in found) return found;
  await front.prepare?.(found.board);
  const first = front.face.picture(found.notation, found.board);
  return { front, played: new Embedded(game, front.face, first) };
}
