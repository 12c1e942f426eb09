/** What is on the other end of the wire. */
export interface TransportLayer {
  /** Takes a JSON-RPC message to the platform. */
  send(message: string): void;
  /** Names the function that gets every message from the platform. */
  receive(callback: (message: string) => void): void;
}

/** Delivers an event to the app, if the app has asked for it. */
export type Emit = (module: string, event: string, value: unknown) => void;

/** The same from the platform; false if the app has not asked for it. */
export type SendEvent = (
  module: string,
  event: string,
  value: unknown,
) => boolean;

/** Sees what the app sends to the mock, and sends events. */
export interface TestHarness {
  initialize?(harness: { readonly emit: Emit }): void;
  onSend?(module: string, method: string, params: unknown, id: number): void;
}

/** What an app may set on `window.__firebolt` before it imports the SDK. */
export interface Hooks {
  mockTransportLayer?: boolean;
  /** Shortens the delays of the mock. */
  automation?: boolean;
  testHarness?: TestHarness;
  getTransportLayer?(): TransportLayer;
  /** Set by the SDK: hands over another transport after the import. */
  setTransportLayer?(layer: TransportLayer): void;
  /** Set by the SDK, unless its mock answers. */
  transport?: TransportLayer;
}

/** An answer of the platform: a value, or the error a call rejects with. */
export type Answer =
  { readonly result?: unknown } | { readonly error: unknown };

/** The page that the SDK runs in. */
export interface Host {
  /** The global object of the page. */
  readonly window: { __firebolt?: Hooks; location: { href: string } };
  readonly console: Pick<Console, 'debug' | 'error' | 'log' | 'warn'>;
  /** @param delay in milliseconds */
  readonly setTimeout: (callback: () => void, delay: number) => unknown;
  /** What the mock answers instead of its own; `undefined` leaves that. */
  readonly answer?: (method: string, params: unknown) => Answer | undefined;
  /** Told of each message, as JSON text, before it is sent or handled. */
  readonly observe?: (direction: 'send' | 'receive', message: string) => void;
  /** Told of each function that the app registers; no event: all of them. */
  readonly observeListener?: (module: string, event?: string) => void;
  /** Handed the way to send events, as soon as the mock answers. */
  readonly onMock?: (sendEvent: SendEvent) => void;
}
