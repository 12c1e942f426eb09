import { transformSync } from 'esbuild';
import type { Answer, SendEvent } from '../../src/sdk/Host';
import type { Sdk } from '../../src/sdk/createSdk';
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

/** An app's recorded behavior, from its launch to its end. */
export interface Observation {
  readonly calls: readonly Call[];
  /** The app's state at each request to play a video. */
  readonly plays: readonly string[];
  /** The app's state each time it spoke. */
  readonly speaks: readonly string[];
  /** Whether a video continued to play after the app left the screen. */
  readonly playsHidden: boolean;
  /** Whether a video plays again after the viewer returns. */
  readonly playsAgain: boolean;
  /** Number of progress reports while no video was playing. */
  readonly idleReports: number;
  readonly failure: unknown;
  /** Errors that the app's callbacks have thrown. */
  readonly uncaught: readonly unknown[];
}

/** Recorded behavior on a platform that rejects every call. */
type Refusal = Pick<
  Observation,
  'calls' | 'plays' | 'speaks' | 'failure' | 'uncaught'
>;

export const REFUSAL = { error: { code: -32000, message: 'Not here' } };

type Run = (...globals: readonly unknown[]) => Promise<void>;

/** A function that can use `await`, like a module. */
export const AsyncFunction = (async () => undefined).constructor as new (
  ...text: string[]
) => Run;

const IMPORT = /^import \{([^}]*)\} from ['"]@firebolt-js\/sdk['"];$/gm;

/** Converts a guide's module to the body of a function. */
export const toBody = ({ code, language }: Sample): string =>
  (language === 'js' ? code : transformSync(code, { loader: 'ts' }).code)
    .replace(IMPORT, (_, names: string) => `const {${names}} = firebolt;`)
    .replaceAll("import('@firebolt-js/sdk')", 'firebolt')
    .replace(/^export \{[^}]*\};?$/gm, '')
    .replace(/^export /gm, '');

/** Turns that a launch needs, because each request waits for the previous answer. */
const LAUNCH_TURNS = 12;

/** Turns to wait after a key press or a change of state. */
const TURNS = 3;

/** Wraps the modules to record each call. */
function follow(sdk: Sdk, note: (name: string, args: unknown[]) => void): Sdk {
  const follower = (module: string): ProxyHandler<Sdk[string]> => ({
    get: (target, member: string) => {
      const value: unknown = target[member];
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        note(`${module}.${member}`, args);
        return (value as (...args: unknown[]) => unknown)(...args);
      };
    },
  });
  return Object.fromEntries(
    Object.entries(sdk).map(([name, module]) => [
      name,
      new Proxy(module, follower(name)),
    ]),
  );
}

/** Acts as the platform for one app, from its launch to its end. */
class AppRun {
  readonly calls: Call[] = [];
  readonly uncaught: unknown[] = [];
  readonly plays: string[] = [];
  readonly speaks: string[] = [];
  private failure: unknown;
  private sendEvent: SendEvent = () => false;
  private readonly sdk: Sdk;
  /** Stops apps that repeat rejected requests forever. */
  private readonly stop: () => void;
  private readonly page = new PretendedPage({
    onPlay: () => this.plays.push(this.getState()),
    onSpeak: () => this.speaks.push(this.getState()),
  });

  constructor({ version, answer }: Launch) {
    const { sdk, stop } = startSdk(version, {
      answer,
      onMock: (sendEvent) => {
        this.sendEvent = sendEvent;
      },
      onUncaught: (error) => {
        this.uncaught.push(error);
      },
    });
    this.sdk = sdk;
    this.stop = stop;
  }

  private call(member: string, ...args: unknown[]): unknown {
    const { Lifecycle } = this.sdk as unknown as Record<
      string,
      Record<string, (...args: unknown[]) => unknown>
    >;
    return Lifecycle?.[member]?.(...args);
  }

  private getState(): string {
    return String(this.call('state'));
  }

  private start(sample: Sample): void {
    const firebolt = follow(this.sdk, (name, args) => {
      this.calls.push({ name, args, state: this.getState() });
    });
    const print = { log: () => undefined, warn: () => undefined };
    const globals = {
      ...this.page.getGlobals(),
      console: { ...print, error: () => undefined },
      firebolt,
    };
    new AsyncFunction(...Object.keys(globals), toBody(sample))(
      ...Object.values(globals),
    ).catch((error: unknown) => {
      this.failure = error;
    });
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

  /** The number of progress reports that the timers send now. */
  private countReports(): number {
    const before = this.calls.length;
    this.page.runTimers();
    return this.calls
      .slice(before)
      .filter(({ name }) => name === 'Metrics.mediaProgress').length;
  }

  async runRefused(sample: Sample): Promise<Refusal> {
    this.start(sample);
    await settle(LAUNCH_TURNS);
    this.stop();
    const { calls, plays, speaks, failure, uncaught } = this;
    return { calls, plays, speaks, failure, uncaught };
  }

  async run(sample: Sample, intent: unknown): Promise<Observation> {
    this.start(sample);
    await settle(LAUNCH_TURNS); // now in the foreground
    await this.pressKeys('Enter', 'MediaPlay');
    for (const video of this.page.videos) video.pause();
    let idleReports = this.countReports();
    await this.pressKeys('MediaPlay');
    await this.enter('background', 'foreground');
    await this.pressKeys('MediaPlay');
    await this.enter('foreground', 'background');
    await this.enter('inactive', 'foreground');
    idleReports += this.countReports();
    const playsHidden = this.isPlaying();
    await this.enter('suspended', 'inactive');
    await this.enter('inactive', 'suspended');
    if (intent) this.sendEvent('Discovery', 'navigateTo', intent);
    await this.enter('foreground', 'inactive');
    const playsAgain = this.isPlaying();
    await this.call('close', 'userExit');
    await settle(LAUNCH_TURNS);
    this.stop();
    const { calls, plays, speaks, failure, uncaught } = this;
    return {
      ...{ calls, plays, speaks, failure, uncaught },
      ...{ playsHidden, playsAgain, idleReports },
    };
  }
}

/**
 * Launches an app, moves it to the background and off the screen, sends another deep
 * link, and closes the app.
 * @param intent the deep link while the app is off the screen
 */
export const runApp = (
  sample: Sample,
  launch: Launch,
  intent: unknown,
): Promise<Observation> => new AppRun(launch).run(sample, intent);

export const runRefused = (sample: Sample, version: string): Promise<Refusal> =>
  new AppRun({ version, answer: () => REFUSAL }).runRefused(sample);
