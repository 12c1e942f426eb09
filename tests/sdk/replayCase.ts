import { vi } from 'vitest';
import { createSdk } from '../../src/sdk/createSdk';
import { PretendedPlatform } from './PretendedPlatform';
import { AsyncFunction } from './runApp';
import type { Entry, SdkCase } from './SdkCase';
import { readTraits, readVersion, settle } from './startSdk';

/** A value as in a transcript, without parts that JSON can't contain. */
function toPlain(value: unknown, seen: ReadonlySet<object>): unknown {
  if (typeof value === 'bigint') return `${String(value)}n`;
  if (value === undefined) return '[undefined]';
  if (typeof value === 'function') return '[function]';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return '[circular]';
  if (typeof (value as { then?: unknown }).then === 'function') {
    return '[promise]';
  }
  const inside = new Set([...seen, value]);
  return Array.isArray(value)
    ? value.map((item) => toPlain(item, inside))
    : Object.fromEntries(
        Object.entries(value).map(([key, v]) => [key, toPlain(v, inside)]),
      );
}

/** An argument of `console.log`, as in a transcript. */
function printLogged(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined) return 'undefined';
  const plain = toPlain(value, new Set());
  const isText =
    value instanceof Error ||
    typeof value === 'bigint' ||
    typeof value === 'function';
  return isText ? String(plain) : JSON.stringify(plain);
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

  private createConsole() {
    const print =
      (level: string) =>
      (...args: unknown[]): void => {
        this.noteLine(level, args.map(printLogged).join(' '));
      };
    return {
      log: print('log'),
      info: print('info'),
      warn: print('warn'),
      error: print('error'),
      debug: print('debug'),
    };
  }

  private createLocation() {
    const navigate = (href: string): void => {
      this.transcript.push({ t: 'navigate', href });
    };
    return {
      get href(): string {
        return 'https://app.example/';
      },
      set href(href: string) {
        navigate(href);
      },
    };
  }

  /** Runs one timer after the other, until the promise is settled. */
  private async runTimers(end: Promise<unknown>): Promise<void> {
    const state = { isOver: false };
    const note = (): void => {
      state.isOver = true;
    };
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
    const window = {
      location: this.createLocation(),
      __firebolt: this.platform.getHooks(),
    };
    const console = this.createConsole();
    const host = { window, console, setTimeout: this.setTimeout };
    const sdk = createSdk(readVersion(version), readTraits(version), host);
    if (this.device.transport === 'late') {
      window.__firebolt.setTransportLayer?.(this.platform.createLayer());
    }
    if (!this.isScripted && !this.device.debugLines) {
      const { setLogLevel } = sdk['Settings'] as {
        setLogLevel: (level: string) => void;
      };
      setLogLevel('DEBUG');
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
