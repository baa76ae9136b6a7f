import type { BoardMap } from './board-data';
import { DEFAULT_OPTIONS, type Options, type Side, type State } from './state';

/** The start of a turn on an empty board with nothing anywhere: what missing keys of a position mean. */
export function blankState(map: Pick<BoardMap, 'id'>, toMove: Side, options: Partial<Options> = {}): State {
  return {
    map: map.id,
    toMove,
    stacks: {},
    rack: { blue: '', red: '' },
    unseen: { blue: '', red: '' },
    removed: { blue: 0, red: 0 },
    discard: { blue: '', red: '' },
    frozen: { blue: '', red: '' },
    known: { blue: '', red: '' },
    taken: {},
    turns: 0,
    options: { ...DEFAULT_OPTIONS, ...options },
    question: 'turn',
    questionBase: null,
    left: 0,
    again: false,
    waiting: [],
    result: null,
    captured: null,
  };
}
