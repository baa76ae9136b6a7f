import type { Engine } from '../../../workers/engine/engine';
import { enterState } from '../../../workers/entering';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { seededRandom, type Random } from '../../../workers/random';
import { dice } from '../../differential/support/dice';
import { checkNode, tryText } from './laws';
import { mutate, type Source } from './mutate';
import type { Subject } from './subject';

/** Mutants made of the positions of one pair of games. */
export const BATCH = 50;
const LONGEST = 400;

/** Every position of one random game, each of them accepted, too, if it is entered from its line. */
export function* positionsOf<S>(subject: Subject<S>, engine: Engine, seed: number, random: Random): Iterable<S> {
  const { codec, start, choose } = subject;
  if (enterState(codec, engine, start(seed, dice(seed)))) return;
  const kept = subject.kept(codec.read(engine.save(), engine));
  for (let n = 0; n < LONGEST; n++) {
    const state = checkNode(subject, engine, kept);
    yield state;
    if (engine.actor() === OVER) return;
    const actions = [...(engine.actor() < CHANCE ? engine.legal() : engine.outcomes().actions)];
    engine.apply(choose(actions, state, random));
  }
}

function sourcesOf<S>(subject: Subject<S>, engine: Engine, seed: number, random: Random): Source[] {
  const { codec } = subject;
  return [...positionsOf(subject, engine, seed, random)].map((state) => ({
    line: codec.print(state),
    json: codec.position(state),
  }));
}

/** A mutant that is accepted and breaks something. */
export interface Finding {
  seed: number;
  text: string;
  error: unknown;
}

export interface Report {
  accepted: number;
  findings: Finding[];
}

/** Makes and tries the mutants of one seed. An engine that trapped is replaced by what `another` gives. */
export async function batch<S>(
  subject: Subject<S>,
  engine: { now: Engine; another(): Promise<Engine> },
  seed: number,
): Promise<Report> {
  const random = seededRandom(seed);
  const report: Report = { accepted: 0, findings: [] };
  const attempt = async (text: string, act: () => void): Promise<void> => {
    try {
      act();
    } catch (error) {
      report.findings.push({ seed, text, error });
      engine.now = await engine.another();
    }
  };
  const sources: Source[] = [];
  for (const game of [2 * seed, 2 * seed + 1]) {
    await attempt('a game itself', () => sources.push(...sourcesOf(subject, engine.now, game, random)));
  }
  for (let n = 0; n < BATCH && sources.length; n++) {
    const one = sources[random(sources.length)]!;
    const text = mutate(one, sources[random(sources.length)]!, subject.words, random);
    await attempt(text, () => {
      report.accepted += Number(tryText(subject, engine.now, text, seededRandom(random(2 ** 31))));
    });
  }
  return report;
}
