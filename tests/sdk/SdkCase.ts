/** Something that was recorded while a case ran. */
export type Entry =
  | { readonly t: 'console'; readonly level: string; readonly text: string }
  | { readonly t: 'send' | 'recv'; readonly message: unknown }
  | {
      readonly t: 'error';
      readonly kind: 'thrown' | 'unhandled';
      readonly name: string;
      readonly message: string;
    }
  | { readonly t: 'navigate'; readonly href: string }
  | { readonly t: 'mark'; readonly text: string };

/** The simulated platform's answer to a request. */
export interface ScriptedAnswer {
  readonly result?: unknown;
  readonly error?: unknown;
  /** Milliseconds until the answer. */
  readonly after?: number;
}

/** Code of an app, and the recorded behavior of the real SDK. */
export interface SdkCase {
  readonly id: string;
  /** An ES module. */
  readonly code: string;
  /** Milliseconds to wait after the end of the code. */
  readonly settle?: number;
  readonly device?: {
    /** A transport that is passed at or after the import; default: the SDK's own mock. */
    readonly transport?: 'script' | 'late';
    readonly answers?: Readonly<
      Record<string, ScriptedAnswer | readonly ScriptedAnswer[]>
    >;
    /** Events to send, each some milliseconds after a request. */
    readonly emit?: readonly {
      readonly on: string;
      readonly after: number;
      readonly module: string;
      readonly event: string;
      readonly value: unknown;
    }[];
    /** Whether the log of messages counts as output. */
    readonly debugLines?: boolean;
    /** Other members of `window.__firebolt`. */
    readonly globals?: Readonly<Record<string, unknown>>;
  };
  readonly recorded?: readonly {
    readonly versions: readonly string[];
    readonly transcript: readonly Entry[];
  }[];
}
