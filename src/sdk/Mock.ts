import type { OpenRpcDocument } from '../openrpc';
import type {
  Answer,
  Emit,
  Hooks,
  Host,
  SendEvent,
  TransportLayer,
} from './Host';
import type { SdkTraits } from './SdkTraits';
import { toWireName } from './Transport';

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const EVENT = /\.on[A-Z]/;

const INVALID_PARAMS = {
  code: -32602,
  message:
    'Invalid params (this is a mock error from the mock transport layer)',
};

const HIDDEN = { state: 'inactive', previous: 'foreground' };
const CLOSED = [HIDDEN, { state: 'unloading', previous: 'inactive' }];

/** State changes after `Lifecycle.ready()`, and after each reason of `Lifecycle.close()`. */
const TRANSITIONS: Readonly<
  Record<string, readonly { state: string; previous: string }[]>
> = {
  ready: [
    { state: 'inactive', previous: 'initializing' },
    { state: 'foreground', previous: 'inactive' },
  ],
  remoteButton: [HIDDEN],
  userExit: CLOSED,
  error: CLOSED,
};

const WITHOUT_VALUE = [
  'lifecycle.ready',
  'lifecycle.close',
  'lifecycle.finished',
];

interface MockOptions {
  readonly document: OpenRpcDocument;
  readonly traits: SdkTraits;
  readonly host: Host;
  readonly getState: () => string;
  /** Calls `Lifecycle.finished()` for the app. */
  readonly finish: () => void;
}

export class Mock implements TransportLayer {
  private callback: (message: string) => void = () => undefined;
  /** Ids of the event subscriptions, by wire name in lower case. */
  private readonly listening = new Map<string, number>();
  private readonly examples: ReadonlyMap<string, unknown>;
  /** Milliseconds between two steps of the lifecycle. */
  private readonly step: number;

  constructor(
    private readonly options: MockOptions,
    private readonly hooks: Hooks,
  ) {
    const { document, traits } = options;
    this.examples = new Map(
      document.methods.map(({ name, examples }) => [
        name,
        name in traits.mock.answers
          ? traits.mock.answers[name]
          : examples?.[0]?.result.value,
      ]),
    );
    this.step = hooks.automation === true ? 1 : 500;
    hooks.testHarness?.initialize?.({ emit: this.emit });
    options.host.onMock?.(this.sendEvent);
  }

  receive(callback: (message: string) => void): void {
    this.callback = callback;
  }

  send(message: string): void {
    const { host, traits } = this.options;
    const request = JSON.parse(message) as Request;
    const { id, method, params } = request;
    const [module = '', member = ''] = method.split('.');
    if (traits.mock.logsRequests) {
      host.console.debug(`Sending message to transport: ${message}`);
    }
    this.hooks.testHarness?.onSend?.(module, member, params, id);
    for (const answer of this.getAnswers(request)) {
      host.setTimeout(() => this.reply({ jsonrpc: '2.0', ...answer, id }), 0);
    }
  }

  private getAnswers(request: Request): readonly Answer[] {
    const { host } = this.options;
    const { id, method, params } = request;
    const override = host.answer?.(method, params);
    if (EVENT.test(method)) {
      if (!override || 'result' in override) {
        this.listening.set(method.toLowerCase(), id);
      }
      return [override ?? { result: { event: method, listening: true } }];
    }
    const isKnown = this.simulate(request);
    if (override) return [override];
    if (!isKnown) return [{ error: INVALID_PARAMS }, {}];
    if (WITHOUT_VALUE.includes(method)) return [{}];
    return [{ result: this.examples.get(method) || {} }];
  }

  /** @returns false for an unknown close reason */
  private simulate({ method, params }: Request): boolean {
    const { host, traits, finish } = this.options;
    if (method === 'lifecycle.ready') this.play('ready');
    if (method === 'lifecycle.finished') {
      host.window.location.href = 'about:blank';
    }
    if (method !== 'lifecycle.close') return true;
    const reason = String(params?.['reason']);
    const isKnown = Object.keys(TRANSITIONS).includes(reason);
    if (reason === 'ready' || !isKnown) return false;
    this.play(reason);
    if (traits.mock.finishesApps && reason !== 'remoteButton') {
      host.setTimeout(
        () => {
          host.onMockFinish?.();
          finish();
        },
        this.step === 1 ? 3 : 3000,
      );
    }
    return true;
  }

  private play(name: string): void {
    const { host, traits, getState } = this.options;
    TRANSITIONS[name]?.forEach(({ state, previous }, i) => {
      host.setTimeout(
        () => {
          const isTrue = traits.mock.previousState === 'true';
          const value = { state, previous: isTrue ? getState() : previous };
          this.sendEvent('lifecycle', state, value);
        },
        this.step * (i + 1),
      );
    });
  }

  private readonly sendEvent: SendEvent = (module, event, value) => {
    const id = this.listening.get(
      `${module}.${toWireName(event)}`.toLowerCase(),
    );
    if (id === undefined) return false;
    // Like the SDK's mock, sends the id as a string.
    this.reply({ jsonrpc: '2.0', id: String(id), result: value });
    return true;
  };

  /** For the test harness. Some versions throw if the app isn't listening. */
  readonly emit: Emit = (module, event, value) => {
    const { emitsAnyName } = this.options.traits.mock;
    const isLower = event === event.toLowerCase();
    const isSent =
      (emitsAnyName || isLower) && this.sendEvent(module, event, value);
    if (!emitsAnyName && !isSent) {
      throw new TypeError("Cannot read properties of undefined (reading '0')");
    }
  };

  private reply(message: object): void {
    this.callback(JSON.stringify(message));
  }
}
