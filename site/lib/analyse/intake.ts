/** Whatever a visitor pastes or opens: a link, a notation, a JSON position or a JSON record. */
import { decodeLink, type LinkProblem } from '$lib/links/codec';
import { plain, readFragment } from '$lib/links/fragment';
import type { TextProblem } from '$workers/contract';
import type { GameCodec, GameRecord } from '$workers/game-codec';
import { faultOf, type JsonFault } from './json-fault';
import { fromLine } from './line-to-tree';
import { tagsOf } from './record';
import { DEFAULT_SETTINGS, type Settings, type Shared } from './settings';
import { ANALYSIS_KEY, hiddenOf, measureOf, POSITION_KEY, seatIn, unpack } from './share';
import { ROOT, newTree, preorder } from './tree';
import { toLine } from './tree-to-line';

export type Intake =
  | { ok: true; shared: Shared }
  | { ok: false; link: LinkProblem }
  | { ok: false; json: JsonFault }
  | { ok: false; text: TextProblem }
  /** Nothing of this game; `foreign` is how it begins. */
  | { ok: false; foreign: string };

const refuse = (problem: TextProblem): Intake => ({ ok: false, text: problem });

/** A record file larger than this was not made by playing. */
const MAX_CHARACTERS = 5_000_000;

export async function readText(text: string, codec: GameCodec): Promise<Intake> {
  const given = text.trim();
  if (given.length > MAX_CHARACTERS) {
    return refuse({ column: 1, rule: null, problem: 'too-large', found: `${given.length} > ${MAX_CHARACTERS}` });
  }
  const linked = await readHash(hashIn(given), codec);
  if (linked) return linked;
  if (!given.startsWith('{')) return readPosition(given, codec);
  const fault = faultOf(given);
  if (fault) return { ok: false, json: fault };
  return isRecord(given) ? readRecord(given, codec) : readPosition(given, codec);
}

/** The fragment of an address, which holds no blanks; empty for other texts. */
function hashIn(text: string): string {
  const at = Math.max(...[ANALYSIS_KEY, POSITION_KEY].map((key) => text.lastIndexOf(`#${key}=`)));
  return at < 0 || /\s/.test(text) ? '' : text.slice(at);
}

/** The fragment of an address; null if it says nothing about an analysis. */
export async function readHash(hash: string, codec: GameCodec): Promise<Intake | null> {
  const fragment = readFragment(hash);
  if (fragment?.key === POSITION_KEY) return readPosition(plain(fragment.value), codec);
  if (fragment?.key !== ANALYSIS_KEY) return null;
  const link = await decodeLink(fragment.value);
  if (!link.ok) return { ok: false, link };
  const shared = unpack(link.text);
  if (!shared.ok) return refuse(shared.error);
  const { tree } = shared.value;
  const start = codec.parse(tree.start);
  if (!start.ok) return refuse(start.error);
  return { ok: true, shared: { ...shared.value, tree: { ...tree, start: codec.print(start.value) } } };
}

/** How much is shown of a text that cannot be read. */
const BEGINNING = 24;

/** Whether a notation went wrong at its very first word, which no notation of the game begins with. */
const isForeign = ({ column, problem, found }: TextProblem): boolean =>
  column === 1 && (problem === 'unknown-key' || (problem === 'version' && !/\d/.test(found)));

/** The first words, without what a screen cannot show. */
const beginningOf = (text: string): string =>
  text
    .slice(0, BEGINNING)
    .replace(/[\p{C}\uFFFD]+/gu, ' ')
    .trim();

function readPosition(text: string, codec: GameCodec): Intake {
  const parsed = codec.parse(text);
  if (!parsed.ok)
    return isForeign(parsed.error) && !text.startsWith('{')
      ? { ok: false, foreign: beginningOf(text) }
      : refuse(parsed.error);
  return {
    ok: true,
    shared: { tree: newTree(codec.print(parsed.value)), at: ROOT, settings: { ...DEFAULT_SETTINGS } },
  };
}

/** Members that only positions have: the side to move, or what lies on the board. */
const OF_POSITIONS = ['toMove', 'board'];

/** Whatever else stands in braces is read as a record, which says best what is wrong with it. */
function isRecord(text: string): boolean {
  const given = JSON.parse(text) as Record<string, unknown>;
  return !OF_POSITIONS.some((name) => given[name] !== undefined);
}

export function readRecord(text: string, codec: GameCodec): Intake {
  const parsed = codec.parseRecord(text);
  if (!parsed.ok) return refuse(parsed.error);
  const { start, tags, ...line } = parsed.value;
  const tree = fromLine(codec.print(start), line);
  return { ok: true, shared: { tree, at: preorder(tree)[Number(tags.place)] ?? ROOT, settings: settingsOf(tags) } };
}

function settingsOf(tags: Readonly<Record<string, string>>): Settings {
  return {
    map: tags.map ?? DEFAULT_SETTINGS.map,
    measure: measureOf(tags.measure),
    hidden: hiddenOf(tags.racks),
    bottom: seatIn(tags.bottom),
  };
}

/** The analysis as a record for files: a game that began by the rules says how. */
export function writeRecord(shared: Shared, codec: GameCodec): string {
  const { tree } = shared;
  const start = codec.parse(tree.start);
  if (!start.ok) throw new RangeError(start.error.problem);
  const record: GameRecord<unknown> = { tags: tagsOf(shared), start: start.value, ...toLine(tree) };
  return codec.printRecord(record);
}
