import type { Emit, Hooks, TransportLayer } from '../../src/sdk/Host';
import { toWireName } from '../../src/sdk/Transport';

/** Something that was recorded while a case ran. */
export interface Entry {
  readonly t: 'console' | 'send' | 'recv' | 'error' | 'mark';
  readonly [field: string]: unknown;
}

/** The simulated platform's answer to a request. */
interface ScriptedAnswer {
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
    readonly globals?: Hooks;
  };
  readonly recorded?: readonly {
    readonly versions: readonly string[];
    readonly transcript: readonly Entry[];
  }[];
}

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params?: { readonly listen?: boolean };
}

const EVENT = /\.on[A-Z]/;

/** Acts as the platform in a case, and records every message. */
export class PretendedPlatform {
  private readonly device: NonNullable<SdkCase['device']>;
  private readonly seen = new Set<string>();
  private readonly listening = new Map<string, number>();
  private readonly answers: ReadonlyMap<string, ScriptedAnswer[]>;
  private emit: Emit = () => undefined;

  constructor(
    { device = {} }: SdkCase,
    private readonly note: (entry: Entry) => void,
  ) {
    this.device = device;
    const answers = Object.entries(device.answers ?? {});
    this.answers = new Map(answers.map(([name, one]) => [name, [one].flat()]));
  }

  /** The members of `window.__firebolt` that the case sets before the import. */
  getHooks(): Hooks {
    const hooks: Hooks = { ...this.device.globals };
    if (this.device.transport === 'script') {
      return { ...hooks, getTransportLayer: () => this.createLayer() };
    }
    if (this.device.transport === 'late') return hooks;
    return {
      ...hooks,
      testHarness: {
        initialize: ({ emit }) => {
          this.emit = emit;
        },
        onSend: (module, member, params, id) => {
          const method = `${module}.${member}`;
          const shown = params === undefined ? '[undefined]' : params;
          this.note({ t: 'send', message: { method, params: shown, id } });
          this.start(method);
        },
      },
    };
  }

  /** Schedules the events that follow the first request of a method. */
  start(method: string): void {
    if (this.seen.has(method)) return;
    this.seen.add(method);
    for (const { on, after, module, event, value } of this.device.emit ?? []) {
      if (on !== method) continue;
      setTimeout(() => {
        this.emit(module, event, value);
      }, after);
    }
  }

  /** Creates a transport that returns the case's answers. */
  createLayer(): TransportLayer {
    let receive: (message: string) => void = () => undefined;
    const deliver = (message: object): void => {
      this.note({ t: 'recv', message });
      receive(JSON.stringify(message));
    };
    this.emit = (module, event, result) => {
      const id = this.listening.get(`${module}.${toWireName(event)}`);
      if (id !== undefined) deliver({ jsonrpc: '2.0', id, result });
    };
    return {
      receive: (callback) => {
        receive = callback;
      },
      send: (text) => {
        const request = JSON.parse(text) as Request;
        this.note({ t: 'send', message: request });
        const { error, result, after = 1 } = this.getAnswer(request);
        const value = error ? { error } : { result };
        setTimeout(() => {
          deliver({ jsonrpc: '2.0', ...value, id: request.id });
        }, after);
      },
    };
  }

  private getAnswer({ id, method, params }: Request): ScriptedAnswer {
    const isEvent = EVENT.test(method);
    if (isEvent && params?.listen && !this.listening.has(method)) {
      this.listening.set(method, id);
    }
    this.start(method);
    const planned = this.answers.get(method) ?? [];
    const answer = planned.length > 1 ? planned.shift() : planned[0];
    if (answer) return answer;
    const { listen: listening } = params ?? {};
    return { result: isEvent ? { listening, event: method } : null };
  }
}
