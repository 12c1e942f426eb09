import { transformSync } from 'esbuild';
import type { Answer, SendEvent } from '../../src/sdk/Host';
import type { Sdk } from '../../src/sdk/createSdk';
import { memoize } from '../../src/text/memoize';
import type { Sample } from '../content/samples';
import { PretendedPage } from './PretendedPage';
import { settle, startSdk } from './startSdk';

/** A call that the app makes, and the app's state at that time. */
export interface Call {
  /** For example, `Discovery.listen`. */
  readonly name: string;
  readonly args: readonly unknown[];
  readonly state: string;
}

export interface Launch {
  readonly version: string;
  readonly answer: (method: string) => Answer | undefined;
}

export const REFUSAL = { error: { code: -32000, message: 'Not here' } };

type Run = (...globals: readonly unknown[]) => Promise<void>;

/** A function that can use `await`, like a module. */
export const AsyncFunction = (async () => undefined).constructor as new (
  ...text: string[]
) => Run;

const IMPORT = /^import \{([^}]*)\} from ['"]@firebolt-js\/sdk['"];$/gm;

/** Converts a guide's module to the body of a function. */
export const toBody = memoize(({ code, language }: Sample) =>
  (language === 'js' ? code : transformSync(code, { loader: 'ts' }).code)
    .replace(IMPORT, (_, names: string) => `const {${names}} = firebolt;`)
    .replaceAll("import('@firebolt-js/sdk')", 'firebolt')
    .replace(/^export \{[^}]*\};?$/gm, '')
    .replace(/^export /gm, ''),
);

/** Turns that a launch needs, because each request waits for the previous answer. */
const LAUNCH_TURNS = 12;

/** Turns to wait after a key press or a change of state. */
const TURNS = 3;

type Method = (...args: readonly unknown[]) => unknown;

/** Wraps the modules to record each call. */
function follow(sdk: Sdk, note: (name: string, args: unknown[]) => void) {
  const wrap = (name: string, value: unknown): unknown =>
    typeof value === 'function'
      ? (...args: unknown[]): unknown => {
          note(name, args);
          return (value as Method)(...args);
        }
      : value;
  return Object.fromEntries(
    Object.entries(sdk).map(([name, module]) => [
      name,
      Object.fromEntries(
        Object.entries(module).map(([member, value]) => [
          member,
          wrap(`${name}.${member}`, value),
        ]),
      ),
    ]),
  );
}

/** Acts as the platform for one app, and records the app's behavior. */
export class AppRun {
  readonly calls: Call[] = [];
  /** Errors that the app's callbacks have thrown. */
  readonly uncaught: unknown[] = [];
  /** The app's state at each request to play a video. */
  readonly plays: string[] = [];
  /** The app's state each time it spoke. */
  readonly speaks: string[] = [];
  /** Number of progress reports while no video was playing. */
  idleReports = 0;
  /** Whether a video continued to play after the app left the screen. */
  playsHidden = false;
  /** Whether a video plays again after the viewer returns. */
  playsAgain = false;
  failure: unknown;
  private sendEvent: SendEvent = () => false;
  private readonly sdk: Sdk;
  /** Stops apps that repeat rejected requests forever. */
  private readonly stop: () => void;
  private readonly page = new PretendedPage(
    () => this.plays.push(this.getState()),
    () => this.speaks.push(this.getState()),
  );

  constructor({ version, answer }: Launch) {
    ({ sdk: this.sdk, stop: this.stop } = startSdk(version, {
      answer,
      onMock: (sendEvent) => {
        this.sendEvent = sendEvent;
      },
      onUncaught: (error) => {
        this.uncaught.push(error);
      },
    }));
  }

  private getState(): string {
    const { state } = this.sdk['Lifecycle'] as { state: () => string };
    return state();
  }

  private start(sample: Sample): Promise<void> {
    const firebolt = follow(this.sdk, (name, args) => {
      this.calls.push({ name, args, state: this.getState() });
    });
    const ignore = (): void => undefined;
    const globals = {
      ...this.page.getGlobals(),
      console: { log: ignore, warn: ignore, error: ignore },
      firebolt,
    };
    new AsyncFunction(...Object.keys(globals), toBody(sample))(
      ...Object.values(globals),
    ).catch((error: unknown) => {
      this.failure = error;
    });
    return settle(LAUNCH_TURNS);
  }

  private async enter(state: string, previous: string): Promise<void> {
    this.sendEvent('Lifecycle', state, { state, previous });
    await settle(TURNS);
  }

  private async pressKeys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.page.pressKey(key);
      await settle(TURNS);
    }
  }

  private isPlaying(): boolean {
    return this.page.videos.some((video) => !video.paused);
  }

  /** Counts the progress reports that the timers send now. */
  private countReports(): void {
    const before = this.calls.length;
    this.page.runTimers();
    this.idleReports += this.calls
      .slice(before)
      .filter(({ name }) => name === 'Metrics.mediaProgress').length;
  }

  async launch(sample: Sample): Promise<this> {
    await this.start(sample);
    this.stop();
    return this;
  }

  /**
   * Launches an app, moves it to the background and off the screen, sends another deep
   * link, and closes the app.
   * @param intent the deep link while the app is off the screen
   */
  async run(sample: Sample, intent?: unknown): Promise<this> {
    await this.start(sample); // now in the foreground
    await this.pressKeys('Enter', 'MediaPlay');
    for (const video of this.page.videos) video.pause();
    this.countReports();
    await this.pressKeys('MediaPlay');
    await this.enter('background', 'foreground');
    await this.pressKeys('MediaPlay');
    await this.enter('foreground', 'background');
    // Not every app plays again when the viewer presses a key.
    for (const video of this.page.videos) if (video.src) void video.play();
    await this.enter('inactive', 'foreground');
    this.countReports();
    this.playsHidden = this.isPlaying();
    await this.enter('suspended', 'inactive');
    await this.enter('inactive', 'suspended');
    if (intent) this.sendEvent('Discovery', 'navigateTo', intent);
    await this.enter('foreground', 'inactive');
    this.playsAgain = this.isPlaying();
    const { close } = this.sdk['Lifecycle'] as { close: Method };
    await close('userExit');
    await settle(LAUNCH_TURNS);
    this.stop();
    return this;
  }
}
