/** Players that only Codex has. */
import { ARGUMENT_BITS, ASK_MAIN, BUILD, HIRE, QUESTION } from '../../../assembly/games/codex/layout';
import { MAX_BEAM } from '../../engine/abi';
import { plainAction } from '../../engine/codex';
import { atOnce, type Player, type Thinker } from '../../match/player';
import { byDeck, byReplies } from './replies';

/** Hires, builds and chooses tech to a curve, else takes what brings most at once. */
const plain: Player = (engine) => plainAction(engine);

/** The same with tech by what the deck then brings. */
const deck = atOnce(byDeck);

/**
 * Workers, buildings, tech and whatever is asked outside the main phase as a plain player has it; the rest of the turn by
 * the best of so many lines that are looked at side by side, anew at each decision.
 */
const byTurns =
  (width: number): Player =>
  (engine) => {
    const state = engine.save();
    const usual = plainAction(engine);
    const verb = usual >> ARGUMENT_BITS;
    if (state[QUESTION] !== ASK_MAIN || verb === HIRE || verb === BUILD) return usual;
    engine.determinize(engine.actor());
    const [first] = engine.beam(width);
    engine.restore(state);
    return first !== undefined && engine.legal().includes(first) ? first : usual;
  };

/** More worlds take longer than anybody waits. */
const MOST_WORLDS = 64;

/** `reply:N` for the plan that does best in N dealt worlds; null for any other name. */
export function thinkerOf(name: string): Thinker | null {
  const worlds = Number(/^reply:([1-9]\d*)$/.exec(name)?.[1] ?? 0);
  return worlds && worlds <= MOST_WORLDS ? byReplies(name, worlds) : null;
}
/**
 * `plain`, `deck`, `turn:N` for the best of N lines of a turn, or one that thinks in steps; null for any other name.
 */
export function playerOf(name: string): Player | null {
  if (name === 'plain') return plain;
  if (name === 'deck') return deck;
  const lines = Number(/^turn:([1-9]\d*)$/.exec(name)?.[1] ?? 0);
  if (lines && lines <= MAX_BEAM) return byTurns(lines);
  const thinker = thinkerOf(name);
  return thinker && atOnce(thinker);
}
