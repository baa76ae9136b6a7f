import * as Comlink from 'comlink';
import { Analysis } from './analysis';
import type {
  DangerReport,
  Goal,
  GoalReport,
  GoalStand,
  HoldingReport,
  MoveTerms,
  MoveValue,
  Root,
  SearchJob,
  TurnFinds,
} from './contract';
import type { WordedRow } from './worded';
import { loadCodec } from '../codecs';
import type { Parsed, Played, View } from '../contract';
import type { Drill, DrillKind } from '../drills/drill';
import { compileFrom, engineFromUrl } from '../engine/browser';
import type { GameCodec } from '../game-codec';
import type { Reason } from '../reasons';
import type { GameId } from '../registry';
import { Session } from '../session';

/**
 * One engine instance off the page. All calls name the node they are about in notation. A rejected call whose error
 * is named EngineTrap means that this worker must be thrown away; pool.ts does so.
 */
const service = {
  session: null as Session<unknown, unknown> | null,
  analysis: null as Analysis<unknown> | null,

  /** Loads the engine. Rejects with a TypeError where the file cannot be had or WebAssembly is missing. */
  async open(game: GameId, wasm: string): Promise<void> {
    if (typeof WebAssembly === 'undefined') throw new TypeError('WebAssembly is not available');
    const [engine, codec] = await Promise.all([engineFromUrl(wasm), loadCodec(game)]);
    service.session = new Session(codec, engine);
    service.analysis = new Analysis(codec, engine);
  },

  /** The node a text describes, or what is wrong with it. */
  parse: (text: string): Parsed<View> => opened(service.session).parse(text),
  view: (notation: string): View => opened(service.session).view(notation),
  play: (notation: string, actions: string[]): Played => opened(service.session).play(notation, actions),
  whyNot: (notation: string, action: string): Reason[] => opened(service.session).reasons(notation, action),

  effects: (notation: string, action: string): object[] => opened(service.session).effects(notation, action),

  measure: (notation: string, about: string): object | null => opened(service.session).measure(notation, about),

  trial: (notation: string, picks: string[]): string | null => opened(service.session).trial(notation, picks),

  drills: null as Promise<readonly DrillKind[]> | null,

  /**
   * See `makeDrill`. Rejects with a RangeError for a kind the game does not have.
   *
   * @param side URL of the game's second module, where it has one
   */
  async drill(kind: string, seed: number, side?: string): Promise<Drill> {
    const session = opened(service.session);
    service.drills ??= drillsOf(session.codec, side);
    service.drills.catch(() => (service.drills = null));
    const [{ makeDrill }, kinds] = await Promise.all([import('../drills/make'), service.drills]);
    const found = kinds.find(({ id }) => id === kind);
    if (!found) throw new RangeError(`${session.codec.id} has no drill "${kind}"`);
    return makeDrill(session, found, seed);
  },

  root: (notation: string): Root => opened(service.analysis).root(notation),
  search: (job: SearchJob, progress: (rows: WordedRow[], playouts: number) => void): Promise<void> =>
    opened(service.analysis).search(job, progress),
  lookDeeper: (job: SearchJob, progress: (moves: MoveValue[], nodes: number) => void): Promise<void> =>
    opened(service.analysis).lookDeeper(job, progress),
  lines: (actions: string[], notation: string): string[][] | null => opened(service.analysis).lines(actions, notation),
  look: (notation: string, turns: number): MoveValue[] => opened(service.analysis).look(notation, turns),
  goalAt: (start: string, goal: Goal, notation: string): GoalStand =>
    opened(service.analysis).goalAt(start, goal, notation),
  solve: (
    notation: string,
    goal: Goal,
    progress: (report: GoalReport) => void,
    start?: string,
    bestOnly?: boolean,
  ): Promise<void> => opened(service.analysis).solve(notation, goal, progress, start, bestOnly),
  holding: (
    notation: string,
    viewer: number,
    playouts: number,
    seed: number,
    progress: (report: HoldingReport) => void,
  ): Promise<void> => opened(service.analysis).holding(notation, viewer, playouts, seed, progress),
  turn: (notation: string, progress: (finds: TurnFinds) => void): Promise<void> =>
    opened(service.analysis).turn(notation, progress),
  weigh: (notation: string, about: string, progress: (found: object) => void): Promise<void> =>
    opened(service.analysis).weigh(notation, about, progress),
  terms: (notation: string): MoveTerms[] => opened(service.analysis).terms(notation),
  choose: (notation: string, player: string, seed: number): Promise<string> =>
    opened(service.analysis).choose(notation, player, seed),
  danger: (notation: string, seat: number): DangerReport => opened(service.analysis).danger(notation, seat),
  cancel: (): void => service.analysis?.cancel(),
};

function opened<T>(part: T | null): T {
  if (!part) throw new Error('the engine is not open yet');
  return part;
}

async function drillsOf(codec: GameCodec, side: string | undefined): Promise<readonly DrillKind[]> {
  const load = (): Promise<WebAssembly.Module> => {
    if (side === undefined) throw new Error(`${codec.id} has no second module`);
    return compileFrom(side);
  };
  return (await codec.drills?.(load)) ?? [];
}

export type EngineService = Omit<typeof service, 'session' | 'analysis' | 'drills'>;

Comlink.expose(service);
