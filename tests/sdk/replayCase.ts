import { expect, vi } from 'vitest';
import { createSdk } from '../../src/sdk/createSdk';
import {
  PretendedPlatform,
  type Entry,
  type SdkCase,
} from './PretendedPlatform';
import { AsyncFunction } from './runApp';
import { readTraits, readVersion, settle } from './startSdk';

/** A logged value, or a value inside it, as in a transcript. */
function toPlain(_: string, value: unknown): unknown {
  if (value === undefined) return '[undefined]';
  if (value instanceof Promise) return '[promise]';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return typeof value === 'bigint' ? `${String(value)}n` : value;
}

function printLogged(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (value instanceof Error) return String(toPlain('', value));
  return typeof value === 'string' ? value : JSON.stringify(value, toPlain);
}

const SENDING = 'Sending message to transport: ';
const RECEIVED = 'Received message from transport: ';

/** Plays one case, and records what the SDK and the app do. */
class CaseRun {
  readonly transcript: Entry[] = [];
  private readonly device: NonNullable<SdkCase['device']>;
  private readonly isScripted: boolean;
  private readonly platform: PretendedPlatform;
  /** Sorted by time. They replace the real ones, so that a case runs without delays. */
  private readonly timers: {
    readonly due: number;
    readonly run: () => void;
  }[] = [];
  private now = 0;

  constructor(private readonly sdkCase: SdkCase) {
    this.device = sdkCase.device ?? {};
    this.isScripted = this.device.transport !== undefined;
    this.platform = new PretendedPlatform(sdkCase, (entry) => {
      this.transcript.push(entry);
    });
  }

  readonly setTimeout = (run: () => void, delay = 0): void => {
    this.timers.push({ due: this.now + delay, run });
    this.timers.sort((a, b) => a.due - b.due);
  };

  noteError(kind: 'thrown' | 'unhandled', error: unknown): void {
    const isError = error instanceof Error;
    this.transcript.push({
      t: 'error',
      kind,
      name: isError ? error.name : typeof error,
      message: isError ? error.message : printLogged(error),
    });
  }

  private noteLine(level: string, text: string): void {
    const isMessage = level === 'debug' && !this.device.debugLines;
    if (isMessage && text.startsWith(SENDING)) return;
    if (isMessage && text.startsWith(RECEIVED)) {
      const message: unknown = JSON.parse(text.slice(RECEIVED.length));
      if (!this.isScripted) this.transcript.push({ t: 'recv', message });
      return;
    }
    this.transcript.push({ t: 'console', level, text });
  }

  private createConsole(): Console {
    const levels = ['log', 'info', 'warn', 'error', 'debug'].map((level) => [
      level,
      (...args: unknown[]): void => {
        this.noteLine(level, args.map(printLogged).join(' '));
      },
    ]);
    return Object.fromEntries(levels) as Console;
  }

  /** Runs one timer after the other, until the promise is settled. */
  private async runTimers(end: Promise<unknown>): Promise<void> {
    const state = { isOver: false };
    const note = (): void => void Object.assign(state, { isOver: true });
    end.then(note, note);
    await settle(1);
    while (!state.isOver) {
      const next = this.timers.shift();
      if (!next)
        throw new Error('the code waits for something that never comes');
      this.now = next.due;
      try {
        next.run();
      } catch (error) {
        this.noteError('unhandled', error);
      }
      await settle(1);
    }
  }

  private wait(milliseconds: number): Promise<void> {
    return this.runTimers(
      new Promise<void>((resolve) => {
        this.setTimeout(resolve, milliseconds);
      }),
    );
  }

  async play(version: string): Promise<void> {
    const location = { href: 'https://app.example/' };
    const window = { location, __firebolt: this.platform.getHooks() };
    const console = this.createConsole();
    const host = { window, console, setTimeout: this.setTimeout };
    const sdk = createSdk(readVersion(version), readTraits(version), host);
    if (this.device.transport === 'late') {
      window.__firebolt.setTransportLayer?.(this.platform.createLayer());
    }
    if (!this.isScripted && !this.device.debugLines) {
      const settings = sdk['Settings'] as { setLogLevel(level: string): void };
      settings.setLogLevel('DEBUG');
    }
    await this.wait(20);
    this.platform.start('import');
    const code = this.sdkCase.code.replace(
      /^import (?:\* as )?(.*) from '@firebolt-js\/sdk'/m,
      'const $1 = firebolt;',
    );
    const end = new AsyncFunction('firebolt', 'console', code)(sdk, console);
    await this.runTimers(end);
    await end.catch((error: unknown) => {
      this.noteError('thrown', error);
    });
    await this.wait(this.sdkCase.settle ?? 40);
    // No case is recorded until the SDK leaves the page.
    expect(location.href).toBe('https://app.example/');
  }
}

/** Returns the transcript of a case on the simulated SDK of a version. */
export async function replayCase(
  sdkCase: SdkCase,
  version: string,
): Promise<readonly Entry[]> {
  const run = new CaseRun(sdkCase);
  const note = (reason: unknown): void => {
    run.noteError('unhandled', reason);
  };
  process.on('unhandledRejection', note);
  vi.stubGlobal('setTimeout', run.setTimeout);
  try {
    await run.play(version);
  } finally {
    vi.unstubAllGlobals();
    process.off('unhandledRejection', note);
  }
  return run.transcript;
}
