import { prepareCode, type PreparedCode } from '../code/prepareCode';
import { loadVersion } from '../loadVersion';
import { listEvents, type PlatformEvent } from '../platform/platform';
import { startRun, type Run } from '../Runner';
import type { Answers, VersionData } from '../sandbox/protocol';
import { getExports } from '../../../sdk/createSdk';
import type { Messages } from './createMessages';
import type { Output } from './createOutput';
import { createPlatform, type Platform } from './createPlatform';
import { RunView } from './RunView';
import { ENDS, LOAD_FAILED } from './texts';

/** Where a run shows itself. */
export interface RunPlaces {
  readonly output: Output;
  readonly messages: Messages;
  /** Gets the frame. */
  readonly stage: HTMLElement;
  /** Gets the platform, once the version is loaded. */
  readonly platform: HTMLElement;
  readonly setStatus: (text: string, isRunning: boolean) => void;
  readonly show: (tab: 'Output' | 'Platform') => void;
  /** Told that the app has a screen, which makes the panel higher. */
  readonly onScreen?: () => void;
  /** Gets what presses a key of the remote, while there is an app to hear it. */
  readonly setRemote?: (press: ((key: string) => void) | undefined) => void;
  /** Told of the state that the app is in. */
  readonly setState?: (state: string) => void;
}

export interface RunsOptions {
  /** Address of the runner's files, with a slash at its end. */
  readonly base: string;
  /** Version of the SDK. */
  readonly version: string;
  readonly places: RunPlaces;
}

const PACKAGE = '@firebolt-js/sdk';

/** The runs of one panel: one at a time, all against the same platform. */
export class Runs {
  private current: Run | undefined;
  private platform: Platform | undefined;
  private answers: Answers = {};
  /** Runs are counted: what an earlier one still loads must not start. */
  private turn = 0;

  constructor(private readonly options: RunsOptions) {}

  /** Shows the platform before the first run. */
  prepare(): void {
    const { base, version } = this.options;
    const { turn } = this;
    loadVersion(base, version).then(
      (data) => {
        if (turn === this.turn) this.getPlatform(data);
      },
      // The first run says so.
      () => undefined,
    );
  }

  /** @param lines the reader's line for each of the code, if they are others */
  readonly run = (code: string, lines?: readonly number[]): void => {
    const { base, version, places } = this.options;
    this.clear();
    const mine = this.turn;
    places.output.invite(false);
    places.show('Output');
    places.setStatus('Loading…', true);
    loadVersion(base, version).then(
      (data) => {
        if (mine === this.turn) this.start(code, data, lines);
      },
      () => {
        if (mine === this.turn) this.refuse(LOAD_FAILED);
      },
    );
  };

  readonly stop = (): void => {
    this.turn += 1;
    this.current?.stop();
    this.end();
  };

  /** Forgets what ran, and what a reader has set. */
  readonly reset = (): void => {
    this.clear();
    this.platform?.reset();
    this.options.places.output.invite(true);
    this.options.places.setStatus('', false);
  };

  private clear(): void {
    const { output, messages } = this.options.places;
    this.stop();
    output.clear();
    messages.clear();
  }

  /** Nothing runs any more, so nobody takes an event. */
  private end(): void {
    const { output, setRemote, setStatus } = this.options.places;
    this.current = undefined;
    setRemote?.(undefined);
    output.offer([]);
    this.platform?.setRunning(false);
    setStatus('Stopped.', false);
  }

  private refuse(message: string, line?: number): void {
    const { output, setStatus } = this.options.places;
    output.add('error', message, line);
    setStatus('Not run.', false);
  }

  private start(
    code: string,
    data: VersionData,
    lines?: readonly number[],
  ): void {
    const { version, places } = this.options;
    const exports = getExports(data.document);
    const prepared = prepareCode(code, { name: PACKAGE, version, exports });
    if ('body' in prepared) {
      this.launch(prepared, data, lines);
      places.setStatus('Running…', true);
      return;
    }
    for (const { message, line } of prepared)
      this.refuse(message, lines?.[line - 1] ?? line);
  }

  private launch(
    code: PreparedCode,
    data: VersionData,
    lines?: readonly number[],
  ): void {
    const { base, places } = this.options;
    // The platform answers as the reference says, not as the mock would.
    const mock = { ...data.traits.mock, answers: {} };
    this.current = startRun({
      frame: `${base}frame/`,
      place: places.stage,
      code,
      lines,
      data: { ...data, traits: { ...data.traits, mock } },
      answers: this.answers,
      onReport: this.createView(code, data).show,
      onEnd: (end) => {
        if (ENDS[end]) places.output.add('error', ENDS[end]);
        this.end();
      },
    });
    if (code.needsScreen) places.onScreen?.();
    this.platform?.setRunning(true);
    places.setRemote?.((key) => {
      this.current?.send({ type: 'key', key });
    });
  }

  private createView({ exports }: PreparedCode, data: VersionData): RunView {
    const { output, messages, setStatus, setState, show } = this.options.places;
    const platform = this.getPlatform(data);
    platform.restart();
    return new RunView({
      output,
      messages,
      setState: (state) => {
        platform.setState(state);
        setState?.(state);
      },
      platform,
      events: listEvents(data.document),
      exports,
      send: (event) => {
        this.send(event, event.example);
      },
      edit: (event) => {
        show('Platform');
        platform.choose(event);
      },
      setStatus,
      stop: this.stop,
    });
  }

  private getPlatform(data: VersionData): Platform {
    if (this.platform) return this.platform;
    this.platform = createPlatform({
      data,
      send: (event, value) => this.send(event, value),
      setAnswers: (answers) => {
        this.answers = answers;
        this.current?.send({ type: 'answers', answers });
      },
    });
    this.options.places.platform.replaceChildren(this.platform.element);
    return this.platform;
  }

  /** Whether something runs that the event can reach. */
  private send({ module, event }: PlatformEvent, value: unknown): boolean {
    this.current?.send({ type: 'event', module, event, value });
    return this.current !== undefined;
  }
}
