/** Values that stand on whatever can be picked: cards, things, buttons. */
import { getContext, setContext } from 'svelte';
import type { HeatValue } from './heat';

/** By pick; empty while none are shown. Read reactively. */
export type PickValues = () => ReadonlyMap<string, HeatValue>;

const KEY = Symbol('pick values');
const NONE: ReadonlyMap<string, HeatValue> = new Map();

/** Called by a page that has values of moves. */
export const showPickValues = (values: PickValues): PickValues => setContext(KEY, values);

export const pickValues = (): PickValues => getContext<PickValues | undefined>(KEY) ?? (() => NONE);
