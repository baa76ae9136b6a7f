/** What is drawn of cards, tasks and squares; their effects are not loaded with them. */
import { data } from '../../../../../assembly/games/tash-kalar/data/faces.json?fetched';
import { BEINGS, FLARES, TASKS, type Face, type FlareFace, type TaskFace } from '$workers/games/tash-kalar/faces';

export const RED: ReadonlySet<string> = new Set(data.red);
export const GREEN: ReadonlySet<string> = new Set(data.green);
export const CENTRAL: ReadonlySet<string> = new Set(data.central);

const byId = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));
const faces = byId(BEINGS);
const flares = byId(FLARES);
const tasks = byId(TASKS);

/** Undefined for flares and for what is no card. */
export const faceOf = (id: string): Face | undefined => faces.get(id);
export const flareOf = (id: string): FlareFace | undefined => flares.get(id);
export const taskOf = (id: string): TaskFace | undefined => tasks.get(id);
