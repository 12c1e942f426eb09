import type { WorkSource } from '@site/src/browser/run/view/createPlayground';
import type { Work } from '@site/src/browser/run/sharing/Work';
import { replaceWork, type PlaygroundState } from './state';

type Listener = (now: PlaygroundState, former: PlaygroundState) => void;

/** The store of the reader's work, for the page, the editor and what saves it. */
export class WorkStore implements WorkSource {
  private readonly listeners = new Set<Listener>();

  constructor(private state: PlaygroundState) {}

  readonly read = (): PlaygroundState => this.state;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly change = (
    next: (state: PlaygroundState) => PlaygroundState,
  ): void => {
    const former = this.state;
    this.state = next(former);
    if (this.state === former) return;
    for (const listener of [...this.listeners]) listener(this.state, former);
  };

  readonly replace = (work: Work, name: string): void => {
    const notice = `Opened: ${name}.`;
    this.change((state) => replaceWork(state, work, { name, notice }));
  };

  /** An editor also reports code that it was given. */
  readonly type = (code: string): void => {
    this.change((state) =>
      state.work.code === code
        ? state
        : { ...state, work: { ...state.work, code } },
    );
  };
}
