import type { Handlers } from '$lib/keys/keyboard.svelte';
import { m } from '$lib/paraglide/messages';
import { toasts } from '$lib/ui/toasts.svelte';
import type { Desk } from './desk.svelte';
import type { Picture } from './picture.svelte';
import type { Screen } from './screen.svelte';
import { NO_MAP, VALUES_MAP } from './settings';

/** What buttons and keys of the analyser do. */
export class Commands {
  constructor(
    private readonly desk: Desk,
    private readonly screen: Screen,
    private readonly picture: Picture,
  ) {}

  lines = (): void => {
    this.screen.lines = !this.screen.lines;
  };

  heat = (): void => {
    const { study } = this.desk;
    this.desk.lay(study.settings.map === VALUES_MAP ? NO_MAP : VALUES_MAP);
  };

  threat = (): void => {
    const { threat, study } = this.desk;
    threat.turn(study.view?.seats ?? 2);
  };

  /** Opens the choice of a part of the board, which stands among the values. */
  area = (): void => {
    this.screen.tab = 'values';
    this.screen.choosingArea = true;
  };

  flip = (): void => {
    const { study } = this.desk;
    study.change({ bottom: (study.settings.bottom + 1) % (study.view?.seats ?? 2) });
  };

  best = (): void => {
    const [best] = this.picture.ranking;
    if (!this.screen.lines || this.desk.threat.on || !best) this.lines();
    else void this.desk.play(best.action);
  };

  copyPosition = (): boolean | void => {
    const { view } = this.desk.study;
    if (!view) return false;
    void navigator.clipboard.writeText(view.notation).then(() => toasts.show(m.analyse_copied()));
  };

  /** The keys that need nothing of the page but this; the page adds those that move the focus. */
  get keys(): Handlers {
    const { study, story } = this.desk;
    return {
      previousMove: study.back,
      nextMove: study.forward,
      firstMove: study.first,
      lastMove: study.last,
      branchUp: () => study.branch(-1),
      branchDown: () => study.branch(1),
      leaveVariation: study.leave,
      engine: this.lines,
      bestMove: this.best,
      threat: this.threat,
      heatmap: this.heat,
      region: this.area,
      arrows: () => void (this.screen.arrows = !this.screen.arrows),
      flip: this.flip,
      comments: () => {
        this.screen.tab = 'moves';
        this.screen.comments = !this.screen.comments;
      },
      nextBlunder: () => story.jump(1, 'blunder'),
      nextMistake: () => !boardFocused() && story.jump(1, 'mistake'),
      nextInaccuracy: () => !boardFocused() && story.jump(1, 'inaccuracy'),
      nextFault: () => story.jump(1),
      previousFault: () => story.jump(-1),
      copyPosition: this.copyPosition,
      // The browser gives the clipboard away with the paste event only.
      pastePosition: () => false,
    };
  }
}

/** The board has keys of its own, some of which are letters. */
const boardFocused = (): boolean => document.activeElement?.closest('[data-pick]') !== null;
