import { beforeAll, describe, expect, it } from 'vitest';
import type { Motion } from '$lib/motion/motion';
import { differing, outcome, type Step } from '$lib/motion/steps';
import { loadCodec } from '../../../workers/codecs';
import type { View } from '../../../workers/contract';
import { engineFromFile } from '../../../workers/engine/node';
import { gameEntry, type GameId } from '../../../workers/registry';
import { seededRandom, type Random } from '../../../workers/random';
import { Session } from '../../../workers/session';

const hooks = import.meta.glob<{ motion: Motion<unknown> }>('../../../site/lib/games/*/board/motion.ts');
const games = Object.entries(hooks).map(([path, load]) => [/games\/([^/]+)\//.exec(path)![1] as GameId, load] as const);

const GAMES_EACH = 8;
const PLIES = 100;

interface Seen {
  before: View;
  action: string;
  after: View;
  effects: object[];
}

function pick(view: View, random: Random): string {
  const all = view.actor === 'chance' ? view.outcomes : view.choices;
  return all[random(all.length)]!.action;
}

/** Every move of some random games from every set-up. */
async function walks(game: GameId): Promise<Seen[]> {
  const seen: Seen[] = [];
  const codec = await loadCodec(game);
  const wasm = gameEntry(game).wasm.replace('.wasm', '.test.wasm');
  const session = new Session(codec, await engineFromFile(new URL(`../../../build/${wasm}`, import.meta.url)));
  for (let seed = 0; seed < GAMES_EACH; seed++) {
    const random = seededRandom(seed + 1);
    const start = codec.randomStart(codec.setups[seed % codec.setups.length]!, random);
    if (!start.ok) throw new Error(start.error.problem);
    const parsed = session.parse(codec.print(start.value));
    if (!parsed.ok) throw new Error(parsed.error.problem);
    let before: View = parsed.value;
    for (let ply = 0; ply < PLIES && before.actor !== 'over'; ply++) {
      const action = pick(before, random);
      const effects = session.effects(before.notation, action) as object[];
      const played = session.play(before.notation, [action]);
      if (!played.ok) throw new Error(`${action} is refused`);
      seen.push({ before, action, after: played.view, effects });
      before = played.view;
    }
  }
  return seen;
}

const isPlace = (where: string): boolean => !/[:>]/.test(where);

/** Every place of the board that a step speaks of. */
const spokenOf = ({ flights, shots = [], rings = [], leaves, stands }: Step<unknown>): string[] => [
  ...flights.flatMap(({ from, to }) => [...from, ...to].filter(isPlace)),
  ...shots.flatMap(({ from, to }) => [from, to]),
  ...rings,
  ...Object.keys(leaves),
  ...Object.keys(stands),
];

/** Places named by the action, by the engine's list of what it did, and by the answers the node was come to with. */
function named({ before, action, effects }: Seen): string[] {
  const running = before.notation.split(' / ').slice(1).join(' ').match(/\w+/g) ?? [];
  const told = effects.flatMap((effect) => Object.values(effect).filter((value) => typeof value === 'string'));
  return [...running, ...told, ...(action.match(/\w+/g) ?? [])];
}

describe.each(games)('%s', (game, load) => {
  let motion: Motion<unknown>;
  let moves: Seen[];
  beforeAll(async () => {
    motion = (await load()).motion;
    moves = await walks(game);
  });

  it('accounts for every place that a move changes, and for no other', () => {
    let changes = 0;
    for (const move of moves) {
      const [before, after] = [motion.standing(move.before), motion.standing(move.after)];
      const steps = motion.steps(move);
      const changed = differing(before, after);
      const where = `${move.action} at ${move.before.notation}`;
      expect(differing(outcome(before, steps), after), where).toEqual([]);
      const known = new Set([...changed, ...named(move)]);
      expect(
        steps.flatMap(spokenOf).filter((place) => !known.has(place)),
        where,
      ).toEqual([]);
      changes += changed.length;
    }
    expect(changes).toBeGreaterThan(GAMES_EACH * 10);
  });

  it('shows every change flying, coming or going', () => {
    for (const move of moves) {
      const [before, after] = [motion.standing(move.before), motion.standing(move.after)];
      const seen = new Set(
        motion.steps(move).flatMap(({ flights }) => flights.flatMap(({ from, to }) => [...from, ...to])),
      );
      expect(
        differing(before, after).filter((place) => !seen.has(place)),
        move.action,
      ).toEqual([]);
    }
  });

  it('has an answer where the engine told nothing', () => {
    for (const move of moves) expect(() => motion.steps({ ...move, effects: [] })).not.toThrow();
  });
});
