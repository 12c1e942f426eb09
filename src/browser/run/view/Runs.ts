import { getExports } from '../../../sdk/createSdk';
import type { Transpiled } from '../../../typing/transpile';
import { create } from '../../dom/create';
import { prepareCode, type PreparedCode } from '../code/prepareCode';
import { loadVersion } from '../loadVersion';
import type { PlatformEvent } from '../platform/platform';
import { startRun, type Run } from '../Runner';
import type { Answers, VersionData } from '../sandbox/protocol';
import { createButton } from './createButton';
import { createPlatform, type Platform } from './createPlatform';
import { createTabs } from './createTabs';
import type { MarkedCode } from './markSample';
import { Messages } from './Messages';
import { Output } from './Output';
import { RunView } from './RunView';
import type { Television } from './Television';
import { ENDS, LOAD_FAILED } from './texts';

const PACKAGE = '@firebolt-js/sdk';

/** JavaScript to run; without `lines` it is the reader's own. */
type RunnableCode = Pick<Transpiled, 'code' | 'errors'> & Partial<Transpiled>;

export interface RunsOptions {
  /** URL of the runner's files, with a trailing slash. */
  readonly base: string;
  /** Returns the code, in which failed lines are marked. */
  readonly getMarked: () => MarkedCode;
  /** Returns JavaScript, or the result of the compiler. */
  readonly getSource: () => string | Promise<Transpiled>;
  /** Replaces the output until the first run. */
  readonly invitation?: HTMLElement;
  /** Shows the app, with a remote of its own. */
  readonly television?: Television | undefined;
  /** Called when the app has a screen, which makes the panel higher. */
  readonly onScreen?: () => void;
}

const fail = (): never => {
  throw new Error(LOAD_FAILED);
};

/**
 * The runs of a panel or the playground, with their buttons and views: one run at a
 * time, all on the same platform.
 */
export class Runs {
  /** Starts the code, or restarts it. */
  readonly button = createButton(
    'Run',
    () => void this.run(),
    'button--primary',
  );
  readonly stopButton = createButton('Stop', () => {
    this.stop();
  });
  readonly status = create('p', { className: 'run-status', role: 'status' });
  readonly output: Output;
  readonly messages = new Messages((count) => {
    this.tabs.setCount('Messages', count);
  });
  private readonly stage = create('div', { className: 'run-stage' });
  /** Contains the platform as soon as the version has loaded. */
  private readonly place = create('div');
  private readonly tabs;
  private current: Run | undefined;
  private platform: Platform | undefined;
  private answers: Answers = {};
  /** Counts runs, so that nothing starts for an earlier one. */
  private turn = 0;

  /** @param version of the SDK */
  constructor(
    private readonly options: RunsOptions,
    private version: string,
  ) {
    this.output = new Output(options.getMarked, options.invitation);
    this.stopButton.disabled = true;
    // The tabs stay in view above a screen.
    this.tabs = createTabs('Run', this.stage, [
      { name: 'Output', content: this.output.element },
      { name: 'Messages', content: this.messages.element },
      { name: 'Platform', content: this.place },
    ]);
  }

  /** Output, Messages and Platform. */
  get views(): HTMLElement {
    return this.tabs.element;
  }

  /** Shows the platform before the first run. */
  prepare(): void {
    const { turn } = this;
    loadVersion(this.options.base, this.version).then(
      (data) => {
        if (turn === this.turn) this.getPlatform(data);
      },
      // The first run reports this.
      () => undefined,
    );
  }

  async run(): Promise<void> {
    const { base, getSource, television } = this.options;
    this.clear(false);
    const mine = this.turn;
    this.tabs.show(television ? 'Messages' : 'Output');
    this.setStatus('Loading…', true);
    try {
      const source = getSource();
      const [data, runnable] = await Promise.all([
        loadVersion(base, this.version).catch(fail),
        typeof source === 'string' ? { code: source, errors: [] } : source,
      ]);
      if (mine === this.turn) this.start(runnable, data);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (mine === this.turn) this.refuse([{ message }]);
    }
  }

  stop(): void {
    this.turn += 1;
    this.current?.stop();
    this.end();
  }

  /** Removes the results, and what the reader has set. */
  reset(): void {
    this.clear(true);
    this.platform?.reset();
    this.setStatus('', false);
  }

  /** Resets, and runs with another version from now on. */
  setVersion(version: string): void {
    this.reset();
    this.version = version;
    this.platform = undefined;
    this.answers = {};
    this.place.replaceChildren();
    this.prepare();
  }

  setStatus(text: string, isRunning: boolean): void {
    const { button, status, stopButton } = this;
    if (status.textContent !== text) status.textContent = text;
    // A disabled button would lose the focus.
    if (!isRunning && document.activeElement === stopButton) button.focus();
    stopButton.disabled = !isRunning;
  }

  private clear(isWelcome: boolean): void {
    this.stop();
    this.platform?.restart();
    this.output.clear(isWelcome);
    this.messages.clear();
  }

  /** Nothing runs anymore, so events are disabled. */
  private end(): void {
    this.current = undefined;
    this.options.television?.setRemote(undefined);
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

  private start(
    { code, lines, errors }: RunnableCode,
    data: VersionData,
  ): void {
    const { version } = this;
    const exports = getExports(data.document);
    const prepared = prepareCode(code, { name: PACKAGE, version, exports });
    if (errors.length > 0) this.refuse(errors);
    else if ('body' in prepared) {
      this.launch(prepared, data, lines);
      this.setStatus('Running…', true);
    } else {
      const own = prepared.map(({ message, line }) => ({
        message,
        line: lines?.[line - 1] ?? line,
      }));
      this.refuse(own);
    }
  }

  private launch(
    code: PreparedCode,
    data: VersionData,
    lines?: readonly number[],
  ): void {
    const { base, television, onScreen } = this.options;
    const platform = this.getPlatform(data);
    // The platform answers as the reference says, not like the mock.
    const mock = { ...data.traits.mock, answers: {} };
    const view = new RunView(this, platform, code.exports);
    this.current = startRun({
      frame: `${base}frame/`,
      place: television?.screen ?? this.stage,
      code,
      lines,
      data: { ...data, traits: { ...data.traits, mock } },
      answers: this.answers,
      onReport: view.show,
      onEnd: (end) => {
        if (ENDS[end]) this.output.add('error', ENDS[end]);
        this.end();
      },
    });
    if (code.needsScreen) onScreen?.();
    platform.setRunning(true);
    television?.setRemote((key) => {
      this.current?.send({ type: 'key', key });
    });
  }

  private getPlatform(data: VersionData): Platform {
    if (this.platform) return this.platform;
    this.platform = createPlatform({
      data,
      send: this.send,
      setAnswers: (answers) => {
        this.answers = answers;
        this.current?.send({ type: 'answers', answers });
      },
    });
    this.place.replaceChildren(this.platform.element);
    return this.platform;
  }

  /** Sends an event to the app, with its example by default. */
  readonly send = (event: PlatformEvent, value = event.example): void => {
    const { module, event: name } = event;
    this.current?.send({ type: 'event', module, event: name, value });
  };

  /** Shows an event under Platform, so that the reader can edit its payload. */
  readonly edit = (event: PlatformEvent): void => {
    this.tabs.show('Platform');
    this.platform?.choose(event);
  };

  setState(state: string): void {
    this.platform?.setState(state);
    this.options.television?.setState(state);
  }
}
