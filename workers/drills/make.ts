import type { View } from '../contract';
import { CHANCE, OVER } from '../engine/abi';
import { seededRandom, type Random } from '../random';
import type { Session } from '../session';
import { drillId, type Drill, type DrillKind } from './drill';
import { SessionDesk } from './session-desk';

/** Random positions looked at for one wish, and wishes, before a kind counts as one that cannot ask. */
const NODES = 250;
const WISHES = 12;

/** No position was found in which a kind has something to ask. */
export class NoDrill extends Error {
  override name = 'NoDrill';
}

/**
 * Plays random games until a position turns up that is worth a question. The same kind and seed ask the same question.
 *
 * @param seed 0 .. SEEDS - 1, see drill.ts
 */
export function makeDrill<B>(session: Session<unknown, B>, kind: DrillKind<B>, seed: number): Drill {
  const random = seededRandom(seed);
  for (let wishes = 0; wishes < WISHES; wishes++) {
    const wish = random(2 ** 31);
    for (let nodes = 0; nodes < NODES; nodes++) {
      const view = randomNode(session, kind, random);
      const asked = view && kind.ask(view, new SessionDesk(session, view), random, wish);
      if (asked) {
        return { line: [], told: false, why: [], view, ...asked, id: drillId(kind.id, seed), kind: kind.id };
      }
    }
  }
  throw new NoDrill(`nothing to ask of the kind ${kind.id} from seed ${seed}`);
}

/** A decision some random steps into a random game; null where that game was over before. */
function randomNode<B>(session: Session<unknown, B>, kind: DrillKind<B>, random: Random): View<B> | null {
  const { codec, engine } = session;
  const setups = kind.setups ?? codec.fullSetups;
  const start = codec.randomStart(setups[random(setups.length)]!, random);
  if (!start.ok) throw new RangeError(`${start.error.problem}: ${start.error.found}`);
  session.enter(codec.print(start.value));
  engine.seed(random(2 ** 31));
  walk(session, kind, random(kind.steps + 1), random);
  while (engine.actor() === CHANCE) engine.happen();
  return engine.actor() === OVER ? null : session.current();
}

/** Goes so many random steps on, or as far as the game does. */
function walk<B>({ engine }: Session<unknown, B>, kind: DrillKind<B>, steps: number, random: Random): void {
  if (!kind.choose) {
    engine.playRandom(steps);
    return;
  }
  for (let step = 0; step < steps && engine.actor() !== OVER; step++) {
    if (engine.actor() === CHANCE) engine.happen();
    else engine.apply(kind.choose(engine.legal(), random));
  }
}
