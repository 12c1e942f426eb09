import type { WorkSource } from '@site/src/browser/run/view/createPlayground';
import type { Work } from '@site/src/browser/run/sharing/Work';
import { replaceWork, type PlaygroundState } from './state';

type Hear = (now: PlaygroundState, former: PlaygroundState) => void;

/**
 * Owns what the reader works on: the page around the editor, the editor and what
 * is kept all read it here, and hear at once when it is another.
 */
export class Desk implements WorkSource {
  private readonly listeners = new Set<Hear>();

  constructor(private state: PlaygroundState) {}

  readonly read = (): PlaygroundState => this.state;

  readonly listen = (hear: Hear): (() => void) => {
    this.listeners.add(hear);
    return () => {
      this.listeners.delete(hear);
    };
  };

  readonly change = (
    next: (state: PlaygroundState) => PlaygroundState,
  ): void => {
    const former = this.state;
    this.state = next(former);
    if (this.state === former) return;
    for (const hear of [...this.listeners]) hear(this.state, former);
  };

  readonly replace = (work: Work, name: string): void => {
    const notice = `Opened: ${name}.`;
    this.change((state) => replaceWork(state, work, { name, notice }));
  };

  /** An editor that is given other work reports its code like what is typed. */
  readonly type = (code: string): void => {
    this.change((state) =>
      state.work.code === code
        ? state
        : { ...state, work: { ...state.work, code } },
    );
  };
}
