import type { Hooks, Host, TransportLayer } from './Host';

/** The fields of a message that the SDK reads. */
interface Message {
  readonly id?: string | number;
  readonly result?: unknown;
  readonly error?: unknown;
}

interface Pending {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** True if a message only confirms a subscription. */
function isAcknowledgement(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false;
  const { event, listening } = result as Record<string, unknown>;
  return typeof event === 'string' && typeof listening === 'boolean';
}

export interface EventName {
  readonly module: string;
  readonly event: string;
}

interface TransportOptions {
  readonly host: Host;
  readonly mockDelay: number;
  /** Warnings by the wire name of a deprecated method. */
  readonly warnings: ReadonlyMap<string, string>;
  readonly createMock: (hooks: Hooks) => TransportLayer;
  readonly onEvent: (name: EventName, value: unknown) => void;
}

export class Transport {
  /** Set through `Settings`. */
  logLevel = 'WARN';
  private lastId = 0;
  private layer: TransportLayer | undefined;
  private readonly queue: string[] = [];
  private readonly pending = new Map<string, Pending>();
  private readonly events = new Map<string, EventName>();

  constructor(private readonly options: TransportOptions) {}

  start(): void {
    const { host, mockDelay, createMock } = this.options;
    const { window } = host;
    const hooks = (window.__firebolt ??= {});
    hooks.setTransportLayer = (layer) => {
      hooks.transport = layer;
      this.attach(layer);
    };
    if (hooks.mockTransportLayer !== true && hooks.getTransportLayer) {
      hooks.transport = hooks.getTransportLayer();
      this.attach(hooks.transport);
    } else if (hooks.mockTransportLayer === true || mockDelay === 0) {
      this.attach(createMock(hooks));
    } else {
      host.setTimeout(() => {
        if (this.layer) return;
        host.console.log('Setting up mock transport layer');
        this.attach(createMock(hooks));
      }, mockDelay);
    }
  }

  private attach(layer: TransportLayer): void {
    const { host, mockDelay } = this.options;
    this.layer = layer;
    layer.receive((message) => this.handle(message));
    if (mockDelay > 0) delete host.window.__firebolt;
    for (const message of this.queue.splice(0)) layer.send(message);
  }

  /**
   * @param params converted to JSON; `undefined` omits the key
   * @returns the platform's result; rejects with its error, unchanged
   * @throws TypeError if an argument can't be converted to JSON
   */
  send(method: string, params?: unknown): Promise<unknown> {
    const { console, observe } = this.options.host;
    const id = ++this.lastId;
    const json = JSON.stringify({ jsonrpc: '2.0', method, params, id });
    const warning = this.options.warnings.get(method);
    if (warning) console.warn(warning);
    if (this.logLevel === 'DEBUG') {
      console.debug(`Sending message to transport: ${json}`);
    }
    observe?.('send', json);
    const answer = new Promise<unknown>((resolve, reject) => {
      this.pending.set(String(id), { resolve, reject });
    });
    if (this.layer) this.layer.send(json);
    else this.queue.push(json);
    return answer;
  }

  /** Subscribes to an event, whose payloads `onEvent` then receives. */
  listen(name: EventName): Promise<unknown> {
    const { module, event } = name;
    this.events.set(String(this.lastId + 1), name);
    return this.send(`${module}.${toWireName(event)}`, { listen: true });
  }

  private handle(text: string): void {
    const { host, onEvent } = this.options;
    if (this.logLevel === 'DEBUG') {
      host.console.debug(`Received message from transport: ${text}`);
    }
    host.observe?.('receive', text);
    const message = JSON.parse(text) as Message;
    const id = String(message.id);
    const pending = this.pending.get(id);
    this.pending.delete(id);
    if ('error' in message) pending?.reject(message.error);
    else pending?.resolve(message.result);
    const name = this.events.get(id);
    // Like the SDK, calls the callbacks with `undefined` if the subscription is rejected.
    if (name && !isAcknowledgement(message.result)) {
      onEvent(name, message.result);
    }
  }
}

export const toWireName = (event: string): string =>
  `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;
