import { SDK_PACKAGE } from '../../../openrpc/print/printImport';
import { getExports } from '../../../sdk/createSdk';
import type { Transpiled } from '../../../typing/transpile';
import { memoizeAsync } from '../../../typing/memoizeAsync';
import { create, createButton } from '../../dom/create';
import { fetchJson } from '../../dom/fetchFile';
import { RUN } from '../addresses';
import { prepareCode, type PreparedCode } from '../code/prepareCode';
import type { PlatformEvent } from '../platform/platform';
import { startRun, type End, type Run } from '../Runner';
import type { RunOrder, VersionData } from '../sandbox/protocol';
import { createPlatform, type Platform } from './createPlatform';
import { createTabs } from './createTabs';
import { bringIntoView } from './dock';
import type { MarkedCode } from './markSample';
import { Messages } from './Messages';
import { Output } from './Output';
import { RunView } from './RunView';
import type { Television } from './Television';

const ENDS: Readonly<Record<End, string>> = {
  left: 'The run ended because the app left or reloaded its page.',
  silent:
    'The run ended because the app stopped responding. Look for an endless loop, or for memory that keeps growing.',
  forged:
    "The run ended because the app sent invalid messages, or too many. The panel doesn't show them.",
  trapped: 'The run ended because the app repeatedly took the keyboard focus.',
  unloaded:
    "The frame that runs the code didn't load. Check your connection, then press Run again.",
  stopped: '',
};

const LOAD_FAILED =
  "This version's data didn't load. Check your connection, then press Run again.";

/** Loads a version's data once; retries after a failure. */
const loadVersion = memoizeAsync((version) =>
  fetchJson<VersionData>(`${RUN}${version}.json`).catch(() => {
    throw new Error(LOAD_FAILED);
  }),
);

/** The reader's code, or the output of the compiler. */
type Source = Pick<Transpiled, 'code'> & Partial<Transpiled>;

/** Runs code, and shows its output, its messages, and the simulated platform. */
export abstract class Panel {
  abstract readonly element: HTMLElement;
  readonly stop = (): void => {
    this.turn += 1;
    this.current?.stop();
    this.end();
  };
  protected readonly keys = {
    onRun: () => void this.run(),
    onLeave: (): void => this.runButton.focus(),
  };
  protected readonly runButton = createButton(
    'Run',
    this.keys.onRun,
    'button--primary',
  );
  protected readonly stopButton = createButton('Stop', this.stop);
  protected readonly status = create('p', {
    className: 'run-status',
    role: 'status',
  });
  readonly output = new Output(() => this.getMarked());
  readonly messages = new Messages((count) =>
    this.tabs.setCount('Messages', count),
  );
  private readonly stage = create('div', { className: 'run-stage' });
  /** Contains the platform once the version has loaded. */
  private readonly place = create('div');
  protected readonly tabs = createTabs('Run', this.stage, {
    Output: this.output.element,
    Messages: this.messages.element,
    Platform: this.place,
  });
  private current: Run | undefined;
  private platform: Platform | undefined;
  /** Increases with each run and stop, so that outdated results are ignored. */
  private turn = 0;

  /** @param television shows the app's screen instead of the panel */
  constructor(
    private version: string,
    private readonly television?: Television,
  ) {
    this.stopButton.disabled = true;
  }

  /** Returns the visible code, in which failed lines are marked. */
  protected abstract getMarked(): MarkedCode;

  protected abstract getSource(): Source | Promise<Source>;

  /** Shows the platform before the first run. */
  prepare(): void {
    const { turn } = this;
    loadVersion(this.version).then(
      (data) => {
        if (turn === this.turn) this.getPlatform(data);
      },
      // If loading fails, the first run reports the error.
      () => undefined,
    );
  }

  async run(): Promise<void> {
    this.clear();
    const mine = this.turn;
    this.tabs.show(this.television ? 'Messages' : 'Output');
    this.setStatus('Loading…', true);
    try {
      const [data, source] = await Promise.all([
        loadVersion(this.version),
        this.getSource(),
      ]);
      if (mine === this.turn) this.start(source, data);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (mine === this.turn) this.refuse([{ message }]);
    }
  }

  /** Stops the run, and removes its results and the settings of the platform. */
  reset(): void {
    this.clear();
    this.platform?.reset();
    this.setStatus('', false);
  }

  /** Also resets the panel. */
  setVersion(version: string): void {
    this.reset();
    this.version = version;
    this.platform = undefined;
    this.place.replaceChildren();
    this.prepare();
  }

  /** @param text `''` before the first run */
  setStatus(text: string, isRunning: boolean): void {
    const { runButton, status, stopButton } = this;
    if (status.textContent !== text) status.textContent = text;
    // A button loses focus when it is disabled.
    if (!isRunning && document.activeElement === stopButton) runButton.focus();
    stopButton.disabled = !isRunning;
  }

  private clear(): void {
    this.stop();
    this.output.clear();
    this.messages.clear();
  }

  private end(): void {
    this.current = undefined;
    this.television?.setRemote(undefined);
    this.output.clearOffer();
    this.platform?.setRunning(false);
    this.setStatus('Stopped.', false);
  }

  private refuse(
    errors: readonly { readonly message: string; readonly line?: number }[],
  ): void {
    for (const { message, line } of errors)
      this.output.add('error', message, line);
    this.setStatus('Not run.', false);
  }

  private start({ code, lines, errors = [] }: Source, data: VersionData): void {
    const { version } = this;
    const exports = getExports(data.document);
    const prepared = prepareCode(code, { name: SDK_PACKAGE, version, exports });
    if (errors.length > 0) this.refuse(errors);
    else if ('body' in prepared) this.launch(prepared, data, lines);
    else
      this.refuse(
        prepared.map(({ message, line }) => ({
          message,
          line: lines?.[line - 1] ?? line,
        })),
      );
  }

  private launch(
    code: PreparedCode,
    data: VersionData,
    lines?: readonly number[],
  ): void {
    const { television } = this;
    const platform = this.getPlatform(data);
    // The platform returns the reference's examples, not the values of the mock.
    const mock = { ...data.traits.mock, answers: {} };
    const view = new RunView(this, platform, code.unused);
    this.current = startRun({
      frame: `${RUN}frame/`,
      place: television?.screen ?? this.stage,
      code,
      lines,
      data: { ...data, traits: { ...data.traits, mock } },
      answers: platform.getAnswers(),
      onReports: view.show,
      onEnd: (end) => {
        if (ENDS[end]) this.output.add('error', ENDS[end]);
        this.end();
      },
    });
    // The app's screen makes the panel taller.
    const row = this.element.closest('.run-dock');
    if (row && code.needsScreen) bringIntoView(row, this.element);
    platform.setRunning(true);
    television?.setRemote((key) => this.send({ type: 'key', key }));
    this.setStatus('Running…', true);
  }

  private getPlatform(data: VersionData): Platform {
    if (!this.platform) {
      this.platform = createPlatform(data, this.send);
      this.place.replaceChildren(this.platform.element);
    }
    return this.platform;
  }

  private readonly send = (order: RunOrder): void => this.current?.send(order);

  /** Shows an event in the Platform tab, where the reader can edit its payload. */
  readonly edit = (event: PlatformEvent): void => {
    this.tabs.show('Platform');
    this.platform?.choose(event);
  };

  setState(state: string): void {
    this.platform?.setState(state);
    this.television?.setState(state);
  }
}
