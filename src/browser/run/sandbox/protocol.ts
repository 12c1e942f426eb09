import type { OpenRpcDocument } from '../../../openrpc';
import type { PreparedCode } from '../code/prepareCode';
import type { Answer } from '../../../sdk/Host';
import type { SdkTraits } from '../../../sdk/SdkTraits';
import type { Excess } from './Watch';

export interface VersionData {
  readonly document: OpenRpcDocument;
  readonly traits: SdkTraits;
}

/** Responses that the reader has set, by method. */
export type Answers = Readonly<Record<string, Answer>>;

/** The first message to a sandbox. Its port is the only connection to the page. */
export interface RunStart extends PreparedCode {
  /** Every report must contain this secret. */
  readonly secret: string;
  /** The reader's line for each line of the body; missing if they are equal. */
  readonly lines?: readonly number[] | undefined;
  readonly data: VersionData;
  readonly answers: Answers;
}

/** Messages from a panel to its sandbox. */
export type RunOrder =
  | { readonly type: 'answers'; readonly answers: Answers }
  | {
      readonly type: 'event';
      readonly module: string;
      readonly event: string;
      readonly value: unknown;
    }
  /** A key of the remote. Only an app with a screen receives it. */
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'ping' };

export type ConsoleLevel = 'debug' | 'error' | 'info' | 'log' | 'warn';

export interface Frame {
  /** Name of the function; empty at the top level. */
  readonly name: string;
  readonly line: number;
}

/** A preview of a value, as in a console. */
export interface Shown {
  /** One line, such as `{ a: 1, b: {…} }`; only a string can have several lines. */
  readonly text: string;
  /** Shown when the reader opens the value; missing if `text` shows everything. */
  readonly entries?: readonly ShownEntry[] | undefined;
  readonly stack?: readonly Frame[] | undefined;
}

export interface ShownEntry {
  /** For example `a:`, `0:`, or `'key' =>`. It can be empty. */
  readonly name: string;
  readonly value: Shown;
}

/** A line of the output. Uncaught errors also have the kind `error`. */
export interface LineReport {
  readonly type: 'line';
  readonly kind: ConsoleLevel | 'note' | 'value';
  readonly values: readonly Shown[];
  /** Number of the code line that printed this output. */
  readonly line?: number | undefined;
}

export type RunReport =
  | LineReport
  | {
      readonly type: 'message';
      readonly direction: 'send' | 'receive';
      readonly json: string;
    }
  | {
      readonly type: 'listen';
      readonly module: string;
      /** Missing for all events of the module. */
      readonly event?: string | undefined;
    }
  /** The platform has sent an event; `wasAsked` is true if the app listens for it. */
  | {
      readonly type: 'sent';
      readonly event: string;
      readonly wasAsked: boolean;
    }
  /** How many lines and messages exceed the limits, and the last lines, newest first. */
  | {
      readonly type: 'dropped';
      readonly count: number;
      readonly last: readonly LineReport[];
    }
  | { readonly type: 'timers'; readonly hasTimers: boolean }
  /** The code has reached its end. Events can still call its functions. */
  | { readonly type: 'done' }
  /** An error has ended the code. Events can still call its functions. */
  | { readonly type: 'failed' }
  /** The code has blocked its thread for too long, or uses too much memory. */
  | {
      readonly type: 'stuck';
      readonly excess: Excess;
      readonly line?: number | undefined;
    }
  /** The app or the mock has called `Lifecycle.finished()`. */
  | { readonly type: 'finished'; readonly byMock: boolean }
  | { readonly type: 'pong' };

export interface Delivery {
  readonly secret: string;
  readonly reports: readonly RunReport[];
}
