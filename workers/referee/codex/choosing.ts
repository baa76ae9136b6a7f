import { candidates } from './candidates';
import { check } from './check';
import { called, payGold } from './change';
import { distinct } from './conditions';
import { faceOf, type Face } from './faces';
import { emit } from './events';
import type { All, Least, Pick, Player, Sel } from './grammar';
import { matches, players, refs } from './match';
import { isFlag, resistOf, targetReasons } from './targeting';
import { leave } from './leaving';
import { LostChoice, type Effect, type Run } from './run';
import type { Obj } from './table';

/** How an object is called in an answer. */
export function nameOf(run: Run, obj: Obj): string {
  if (obj.kind === 'thing') return called(run, obj.id);
  return obj.kind === 'worker' ? `worker ${obj.side}` : `${obj.zone} ${obj.card}`;
}

/**
 * Asks whoever chooses. Whoever is not the active player and has two or more answers loses the choice and the rest of
 * the ability (CX-TURN-3).
 */
export function askChooser(
  run: Run,
  chooser: Player,
  kind: string,
  options: readonly string[],
  why?: (text: string) => readonly string[],
): string {
  const isLost = chooser !== run.table.active && run.table.options.wrong_turn_choice === 'lost';
  if (isLost && options.length > 1) throw new LostChoice();
  return run.ask(chooser, kind, options, why);
}

export const asked = (run: Run, { by }: Pick, { binding }: Effect): Player =>
  by === undefined ? binding.you : (players(run.view, binding, by)[0] ?? binding.you);

/** What a verb can do something with at all. */
export type Allow = (obj: Obj) => boolean;

/** What a pick may choose now, without the duty to choose flagbearers. */
export function legalPicks(run: Run, effect: Effect, pick: Pick, chooser: Player, allow: Allow = () => true): Obj[] {
  return candidates(run.view, effect.binding, pick.pick).filter(
    (obj) =>
      allow(obj) &&
      (!pick.target || targetReasons(run.view, effect.binding, chooser, faceOf(run.view, obj)!).length === 0),
  );
}

export function bounds({ n = 1 }: Pick, points: number): [least: number, most: number] {
  if (n === 'any') return [0, Infinity];
  if (typeof n === 'number') return [n, n];
  return n[1] === 'points' ? [n[0], points] : [n[0], n[1]];
}

const flags = (run: Run, chooser: Player, objs: readonly Obj[]): Obj[] =>
  objs.filter((obj) => isFlag(chooser, faceOf(run.view, obj)!));

/** Why a text names nothing that can be picked here (section 5). */
function whyNotPicked(
  run: Run,
  effect: Effect,
  pick: Pick,
  chooser: Player,
  chosen: readonly Obj[],
  flagging: boolean,
  allow: Allow,
  text: string,
): string[] {
  if (text === 'done') return ['CX-EFF-2'];
  if (chosen.some((obj) => nameOf(run, obj) === text)) return ['CX-TGT-3'];
  const face = [...run.view.faces.values()].find(({ obj }) => nameOf(run, obj) === text);
  if (!face) return ['CX-EFF-1'];
  if (face.thing!.underConstruction) return ['CX-TECH-14'];
  const { binding } = effect;
  const asUnit: Face = { ...face, kinds: new Set(['unit']) };
  if (!matches(run.view, binding, face, pick.pick))
    return [face.kinds.has('hero') && matches(run.view, binding, asUnit, pick.pick) ? 'CX-HERO-4' : 'CX-EFF-1'];
  if (!allow(face.obj)) return ['CX-KW-32'];
  const reasons = pick.target ? targetReasons(run.view, binding, chooser, face) : [];
  // Without a flagbearer it was passed over: objects are chosen in a fixed order (4.2).
  return reasons.length > 0 ? reasons : [flagging ? 'CX-KW-11' : 'CX-EFF-1'];
}

/** Being chosen with the target symbol costs resist and kills Illusions at once (CX-KW-10, CX-TGT-4). */
function pay(run: Run, chooser: Player, obj: Obj): void {
  const face = faceOf(run.view, obj)!;
  if (face.side !== chooser) payGold(run, chooser, resistOf(face));
}

function targeted(run: Run, objs: readonly Obj[]): void {
  emit(
    run,
    objs.map((it) => ({ e: 'targeted', it })),
  );
  const illusions = objs.filter(
    (obj) => obj.kind === 'thing' && run.view.faces.get(obj.id)?.types.includes('Illusion'),
  );
  leave(
    run,
    illusions.map((obj) => ({ id: (obj as Obj & { kind: 'thing' }).id, dies: true, to: 'discard' })),
  );
  check(run);
}

/** One object at a time, in a fixed order since the order does not matter; a flagbearer comes first. */
function choose(run: Run, effect: Effect, pick: Pick, points: number, allow: Allow = () => true): Obj[] {
  const chooser = asked(run, pick, effect);
  const [least, most] = bounds(pick, points);
  const chosen: Obj[] = [];
  let after = -1;
  const all = legalPicks(run, effect, pick, chooser, allow);
  if (pick.exact && all.length < least) return [];
  const mustFlag = !!pick.target && !effect.flagged && flags(run, chooser, all).length > 0;
  const isForced = (open: readonly Obj[]): boolean => open.length <= least - chosen.length;
  while (chosen.length < most) {
    const payable = all.filter((obj, index) => {
      if (
        chosen.includes(obj) ||
        (pick.target && targetReasons(run.view, effect.binding, chooser, faceOf(run.view, obj)!).length > 0)
      )
        return false;
      return index > after;
    });
    if (payable.length === 0) break;
    const needed = least - chosen.length;
    const flagging = mustFlag && chosen.length === 0;
    // Enough must be left behind each choice to reach the number that is asked for.
    const open = flagging
      ? flags(run, chooser, payable)
      : isForced(payable)
        ? [payable[0]]
        : payable.slice(0, Math.max(1, payable.length - Math.max(0, needed - 1)));
    const options = [...new Set(open.map((obj) => nameOf(run, obj))), ...(needed <= 0 ? ['done'] : [])];
    const why = (text: string): string[] => whyNotPicked(run, effect, pick, chooser, chosen, flagging, allow, text);
    // Equal things are different answers for a chooser whose choice may be lost (CX-TURN-3).
    const answers = isForced(payable)
      ? options
      : [...open.map((obj) => nameOf(run, obj)), ...(needed <= 0 ? ['done'] : [])];
    const answer = askChooser(run, chooser, 'pick', answers, why);
    if (answer === 'done') break;
    const obj = open.find((one) => nameOf(run, one) === answer)!;
    if (!flagging) after = all.indexOf(obj);
    chosen.push(obj);
    if (pick.target) pay(run, chooser, obj);
    if (flagging) effect.flagged = true;
  }
  if (pick.target && chosen.length > 0) targeted(run, chosen);
  return chosen;
}

/** One of the lowest tech level, or of those with the least ATK (CX-TGT-5). */
function leastOf(run: Run, effect: Effect, sel: Least): Obj[] {
  const faces = candidates(run.view, effect.binding, sel.least).map((obj) => faceOf(run.view, obj)!);
  const lowest = (all: readonly Face[], measure: (face: Face) => number): Face[] => {
    const low = Math.min(...all.map(measure));
    return all.filter((face) => measure(face) === low);
  };
  const byTech = lowest(faces, ({ tech }) => tech ?? 0);
  const tied = sel.by === 'weak' ? lowest(byTech, ({ atk }) => atk) : byTech;
  if (tied.length === 0) return [];
  const answer = run.ask(
    run.table.active,
    'tie',
    tied.map(({ obj }) => nameOf(run, obj)),
  );
  return [tied.find(({ obj }) => nameOf(run, obj) === answer)!.obj];
}

const bind = (effect: Effect, name: string | undefined, objs: readonly Obj[]): void => {
  if (name === undefined) return;
  effect.binding = { ...effect.binding, names: { ...effect.binding.names, [name]: objs } };
};

/** The objects a selector stands for, chosen where there is a choice; `points` is what there is to divide. */
export function select(run: Run, effect: Effect, sel: Sel, points = 1, allow?: Allow): Obj[] {
  if (typeof sel === 'string') return [...refs(run.view, effect.binding, sel)];
  if (Array.isArray(sel))
    return distinct((sel as readonly Sel[]).flatMap((one) => select(run, effect, one, points, allow)));
  const one = sel as Pick | All | Least;
  const objs =
    'pick' in one
      ? choose(run, effect, one, points, allow)
      : 'all' in one
        ? candidates(run.view, effect.binding, one.all)
        : leastOf(run, effect, one);
  if ('as' in one) bind(effect, one.as, objs);
  return objs;
}

/** Whether an `as` name inside a step binds its choice (6.3, names). */
export const nameIn = (sel: Sel | undefined): string | undefined =>
  sel && typeof sel === 'object' && !Array.isArray(sel) && 'as' in sel ? (sel as Pick).as : undefined;

export const things = (objs: readonly Obj[]): number[] => objs.flatMap((obj) => (obj.kind === 'thing' ? [obj.id] : []));
