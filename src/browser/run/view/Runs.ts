import { getExports } from '../../../sdk/createSdk';
import type { Transpiled } from '../../../typing/transpile';
import { prepareCode, type PreparedCode } from '../code/prepareCode';
import { loadVersion } from '../loadVersion';
import type { PlatformEvent } from '../platform/platform';
import { startRun, type Run } from '../Runner';
import type { Answers, VersionData } from '../sandbox/protocol';
import { createPlatform, type Platform } from './createPlatform';
import { RunView, type RunPlaces } from './RunView';
import { ENDS, LOAD_FAILED } from './texts';

const PACKAGE = '@firebolt-js/sdk';

/** JavaScript to run; without `lines` it is the reader's own. */
type RunnableCode = Pick<Transpiled, 'code' | 'errors'> & Partial<Transpiled>;

const fail = (): never => {
  throw new Error(LOAD_FAILED);
};

/** The runs of one panel: one at a time, all on the same platform. */
export class Runs {
  private current: Run | undefined;
  private platform: Platform | undefined;
  private answers: Answers = {};
  /** Counts runs, so that nothing starts for an earlier one. */
  private turn = 0;

  /**
   * @param base URL of the runner's files, with a trailing slash
   * @param version of the SDK
   */
  constructor(
    private readonly base: string,
    private version: string,
    private readonly places: RunPlaces,
  ) {}

  /** Shows the platform before the first run. */
  prepare(): void {
    const { turn } = this;
    loadVersion(this.base, this.version).then(
      (data) => {
        if (turn === this.turn) this.getPlatform(data);
      },
      // The first run reports this.
      () => undefined,
    );
  }

  /** @param source JavaScript, or the result of the compiler */
  async run(source: string | Promise<Transpiled>): Promise<void> {
    const { base, version, places } = this;
    this.clear();
    const mine = this.turn;
    places.output.invite(false);
    places.show('Output');
    places.setStatus('Loading…', true);
    try {
      const [data, runnable] = await Promise.all([
        loadVersion(base, version).catch(fail),
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
    this.clear();
    this.platform?.reset();
    this.places.output.invite(true);
    this.places.setStatus('', false);
  }

  /** Resets, and runs with another version from now on. */
  setVersion(version: string): void {
    this.reset();
    this.version = version;
    this.platform = undefined;
    this.answers = {};
    this.places.platform.replaceChildren();
    this.prepare();
  }

  private clear(): void {
    const { output, messages } = this.places;
    this.stop();
    this.platform?.restart();
    output.clear();
    messages.clear();
  }

  /** Nothing runs anymore, so events are disabled. */
  private end(): void {
    const { output, setRemote, setStatus } = this.places;
    this.current = undefined;
    setRemote?.(undefined);
    output.clearOffer();
    this.platform?.setRunning(false);
    setStatus('Stopped.', false);
  }

  private refuse(
    errors: readonly { readonly message: string; readonly line?: number }[],
  ): void {
    const { output, setStatus } = this.places;
    for (const { message, line } of errors) output.add('error', message, line);
    setStatus('Not run.', false);
  }

  private start(
    { code, lines, errors }: RunnableCode,
    data: VersionData,
  ): void {
    const { version, places } = this;
    const exports = getExports(data.document);
    const prepared = prepareCode(code, { name: PACKAGE, version, exports });
    if (errors.length > 0) this.refuse(errors);
    else if ('body' in prepared) {
      this.launch(prepared, data, lines);
      places.setStatus('Running…', true);
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
    const { places } = this;
    const platform = this.getPlatform(data);
    // The platform answers as the reference says, not like the mock.
    const mock = { ...data.traits.mock, answers: {} };
    const view = new RunView({
      places,
      platform,
      exports: code.exports,
      send: (event) => {
        this.send(event, event.example);
      },
      stop: () => {
        this.stop();
      },
    });
    this.current = startRun({
      frame: `${this.base}frame/`,
      place: places.stage,
      code,
      lines,
      data: { ...data, traits: { ...data.traits, mock } },
      answers: this.answers,
      onReport: view.show,
      onEnd: (end) => {
        if (ENDS[end]) places.output.add('error', ENDS[end]);
        this.end();
      },
    });
    if (code.needsScreen) places.onScreen();
    platform.setRunning(true);
    places.setRemote?.((key) => {
      this.current?.send({ type: 'key', key });
    });
  }

  private getPlatform(data: VersionData): Platform {
    if (this.platform) return this.platform;
    this.platform = createPlatform({
      data,
      send: (event, value) => {
        this.send(event, value);
      },
      setAnswers: (answers) => {
        this.answers = answers;
        this.current?.send({ type: 'answers', answers });
      },
    });
    this.places.platform.replaceChildren(this.platform.element);
    return this.platform;
  }

  private send({ module, event }: PlatformEvent, value: unknown): void {
    this.current?.send({ type: 'event', module, event, value });
  }
}
