import { create } from '../../dom/create';
import { createButton } from './createButton';
import { createMessages } from './createMessages';
import { createOutput } from './createOutput';
import { createTabs } from './createTabs';
import type { Television } from './createTelevision';
import type { MarkedCode } from './markSample';
import { Runs } from './Runs';

export interface RunnerOptions {
  /** URL of the runner's files, with a trailing slash. */
  readonly base: string;
  /** Version of the SDK. */
  readonly version: string;
  /** The code, in which failed lines are marked. */
  readonly code: MarkedCode;
  /** Shown in place of the output before the first run. */
  readonly invitation?: HTMLElement;
  /** Shows the app, with a remote of its own. */
  readonly television?: Television | undefined;
  readonly onRun: () => void;
  /** Called when the app has a screen, which makes the panel higher. */
  readonly onScreen: () => void;
}

/** What panel and playground have in common. */
export interface Runner {
  readonly runs: Runs;
  /** Starts the code, or restarts it. */
  readonly button: HTMLButtonElement;
  readonly stop: HTMLButtonElement;
  readonly status: HTMLElement;
  /** Output, Messages and Platform. */
  readonly views: HTMLElement;
}

/** Creates the runs of a panel, with their buttons and views. */
export function createRunner(options: RunnerOptions): Runner {
  const { base, version, code, invitation, television, onScreen } = options;
  const output = createOutput(code, invitation);
  const messages = createMessages((count) => {
    tabs.setCount('Messages', count);
  });
  const platform = create('div');
  const stage = create('div', { className: 'run-stage' });
  // The tabs stay in view above a screen.
  const tabs = createTabs('Run', stage, [
    { name: 'Output', content: output.element },
    { name: 'Messages', content: messages.element },
    { name: 'Platform', content: platform },
  ]);
  const status = create('p', {
    className: 'run-status',
    attributes: { role: 'status' },
  });
  const button = createButton('Run', options.onRun, 'button--primary');
  const stop = createButton('Stop', () => {
    runs.stop();
  });
  stop.disabled = true;
  const runs = new Runs(base, version, {
    output,
    messages,
    platform,
    stage: television?.screen ?? stage,
    setRemote: television?.setRemote,
    setState: television?.setState,
    onScreen,
    show: (tab) => {
      tabs.show(television && tab === 'Output' ? 'Messages' : tab);
    },
    setStatus: (text, isRunning) => {
      if (status.textContent !== text) status.textContent = text;
      // A disabled button would lose the focus.
      if (!isRunning && document.activeElement === stop) button.focus();
      stop.disabled = !isRunning;
    },
  });
  return { runs, button, stop, status, views: tabs.element };
}
