export interface TransportLayer {
  send(message: string): void;
  receive(callback: (message: string) => void): void;
}

/** Sends an event to the app, if the app is listening. */
export type Emit = (module: string, event: string, value: unknown) => void;

/** Sends an event from the platform; returns false if the app isn't listening. */
export type SendEvent = (
  module: string,
  event: string,
  value: unknown,
) => boolean;

interface TestHarness {
  initialize?(harness: { readonly emit: Emit }): void;
  onSend?(module: string, method: string, params: unknown, id: number): void;
}

/** The hooks that an app can set on `window.__firebolt` before it imports the SDK. */
export interface Hooks {
  mockTransportLayer?: boolean;
  /** Shortens the mock's delays. */
  automation?: boolean;
  testHarness?: TestHarness;
  getTransportLayer?(): TransportLayer;
  /** Set by the SDK: replaces the transport after the import. */
  setTransportLayer?(layer: TransportLayer): void;
  /** Set by the SDK if its mock isn't used. */
  transport?: TransportLayer;
}

/** A result, or the error that the call rejects with. */
export type Answer =
  { readonly result?: unknown } | { readonly error: unknown };

export interface Host {
  readonly window: { __firebolt?: Hooks; location: { href: string } };
  readonly console: Pick<Console, 'debug' | 'error' | 'log' | 'warn'>;
  /** @param delay in milliseconds */
  readonly setTimeout: (callback: () => void, delay: number) => unknown;
  /** Returns a response that replaces the mock's, or `undefined`. */
  readonly answer?: (method: string, params: unknown) => Answer | undefined;
  /** Called with each message, as JSON, before it is sent or handled. */
  readonly observe?: (direction: 'send' | 'receive', message: string) => void;
  /** Called for each listener of the app, without `event` if it is for a whole module. */
  readonly observeListener?: (module: string, event?: string) => void;
  /** Called with the function that sends events, as soon as the mock is attached. */
  readonly onMock?: (sendEvent: SendEvent) => void;
  /** Called before the mock itself calls `finished()` for the app. */
  readonly onMockFinish?: () => void;
}
