import type { OpenRpcDocument } from '../../../openrpc';
import type { GivenNames } from '../code/given';
import type { Answer } from '../../../sdk/Host';
import type { SdkTraits } from '../../../sdk/SdkTraits';
import type { Shown } from './Shown';
import type { Excess } from './Watch';

/** What the panel knows of a version: its API, and how its SDK behaves. */
export interface VersionData {
  readonly document: OpenRpcDocument;
  readonly traits: SdkTraits;
}

/** Answers of the platform that a reader has set, by method. */
export type Answers = Readonly<Record<string, Answer>>;

/** The first message to a sandbox; its port is the only way in or out. */
export interface RunStart {
  /** Comes back with every report. */
  readonly secret: string;
  /** A body as `prepareCode` makes it. */
  readonly body: string;
  /** How the body calls what it is given. */
  readonly given: GivenNames;
  /** The reader's line for each line of the body, where they are others. */
  readonly lines?: readonly number[] | undefined;
  readonly needsScreen: boolean;
  readonly data: VersionData;
  readonly answers: Answers;
}

/** What a panel asks of a sandbox that runs. */
export type RunOrder =
  | { readonly type: 'answers'; readonly answers: Answers }
  | {
      readonly type: 'event';
      readonly module: string;
      readonly event: string;
      readonly value: unknown;
    }
  /** A key of the remote; only an app with a screen hears it. */
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'ping' };

export type ConsoleLevel = 'debug' | 'error' | 'info' | 'log' | 'warn';

/** What a sandbox tells. */
export type RunReport =
  | {
      readonly type: 'log';
      readonly level: ConsoleLevel;
      readonly values: readonly Shown[];
      readonly line?: number | undefined;
    }
  /** What the last line has given. */
  | { readonly type: 'value'; readonly value: Shown }
  /** An error that nothing has caught. */
  | {
      readonly type: 'error';
      readonly value: Shown;
      readonly line?: number | undefined;
    }
  /** Something the sandbox does not let through. */
  | { readonly type: 'refused'; readonly text: string }
  | {
      readonly type: 'message';
      readonly direction: 'send' | 'receive';
      readonly json: string;
    }
  /** The app has registered a function for events. */
  | {
      readonly type: 'listen';
      readonly module: string;
      /** All events of the module, without. */
      readonly event?: string | undefined;
    }
  /** An event was sent; whether the app had asked for it. */
  | {
      readonly type: 'sent';
      readonly event: string;
      readonly wasAsked: boolean;
    }
  /** Lines, or messages, that are not shown because there are too many. */
  | { readonly type: 'dropped'; readonly count: number }
  /** Whether timers of the code are to come. */
  | { readonly type: 'timers'; readonly hasTimers: boolean }
  /** The code ran to its end; events may still come. */
  | { readonly type: 'done' }
  /** An error has ended the code; what it registered may still be called. */
  | { readonly type: 'failed' }
  /** The code has run for too long without a pause, or holds too much. */
  | {
      readonly type: 'stuck';
      readonly excess: Excess;
      readonly line?: number | undefined;
    }
  /** The app has ended through `Lifecycle.finished()`, which it or the mock has called. */
  | { readonly type: 'finished'; readonly byMock: boolean }
  | { readonly type: 'pong' };

/** One delivery of reports. */
export interface Delivery {
  readonly secret: string;
  readonly reports: readonly RunReport[];
}
