import type { OpenRpcDocument } from '../../../openrpc';
import type { GivenNames } from '../code/given';
import type { Answer } from '../../../sdk/Host';
import type { SdkTraits } from '../../../sdk/SdkTraits';
import type { Shown } from './Shown';
import type { Excess } from './Watch';

/** A version's API description, and the behavior of its SDK. */
export interface VersionData {
  readonly document: OpenRpcDocument;
  readonly traits: SdkTraits;
}

/** Answers that the reader has set, by method. */
export type Answers = Readonly<Record<string, Answer>>;

/** The first message to a sandbox; its port is the only connection. */
export interface RunStart {
  /** A secret that every report repeats. */
  readonly secret: string;
  /** The code, prepared by `prepareCode`. */
  readonly body: string;
  /** Names of the injected globals. */
  readonly given: GivenNames;
  /** The reader's line for each line of the body, if they differ. */
  readonly lines?: readonly number[] | undefined;
  readonly needsScreen: boolean;
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
  /** A key of the remote; only an app with a screen receives it. */
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'ping' };

export type ConsoleLevel = 'debug' | 'error' | 'info' | 'log' | 'warn';

/** A line of the output. Uncaught errors have the kind `error`, too. */
export interface LineReport {
  readonly type: 'line';
  readonly kind: ConsoleLevel | 'note' | 'value';
  readonly values: readonly Shown[];
  /** The line of the code that has printed it. */
  readonly line?: number | undefined;
}

/** Reports from a sandbox. */
export type RunReport =
  | LineReport
  | {
      readonly type: 'message';
      readonly direction: 'send' | 'receive';
      readonly json: string;
    }
  /** The app has registered a function for events. */
  | {
      readonly type: 'listen';
      readonly module: string;
      /** Absent for all events of the module. */
      readonly event?: string | undefined;
    }
  /** The platform has sent an event; `wasAsked` is true if the app listens to it. */
  | {
      readonly type: 'sent';
      readonly event: string;
      readonly wasAsked: boolean;
    }
  /** The number of lines and messages beyond the limits, and the last lines, newest first. */
  | {
      readonly type: 'dropped';
      readonly count: number;
      readonly last: readonly LineReport[];
    }
  /** Whether timers are pending. */
  | { readonly type: 'timers'; readonly hasTimers: boolean }
  /** The code has reached its end; events can still call its functions. */
  | { readonly type: 'done' }
  /** An error has ended the code; events can still call its functions. */
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

/** A batch of reports. */
export interface Delivery {
  readonly secret: string;
  readonly reports: readonly RunReport[];
}
