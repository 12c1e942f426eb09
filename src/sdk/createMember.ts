import type { OpenRpcDocument } from '../openrpc';
import { getMemberName } from '../openrpc/document/getMembers';
import type { Method } from '../openrpc/document/types';
import type { EventCenter } from './EventCenter';
import type { Host } from './Host';
import type { SdkTraits } from './SdkTraits';
import type { Transport } from './Transport';

export type SdkFunction = (...args: unknown[]) => unknown;

export interface ModuleContext {
  readonly document: OpenRpcDocument;
  readonly traits: SdkTraits;
  readonly host: Host;
  readonly transport: Transport;
  readonly events: EventCenter;
  getEvents(module: string): readonly string[];
}

const toParams = (method: Method, args: readonly unknown[]): object =>
  Object.fromEntries(method.params.map(({ name }, i) => [name, args[i]]));

function createProperty(
  { transport, events }: ModuleContext,
  method: Method,
): SdkFunction {
  const name = getMemberName(method);
  const { listen } = events.getFunctions(method.name.split('.')[0]);
  const canChange = method['x-js-forms'].includes('subscribe');
  return (...args) => {
    if (args.length === 0) return transport.send(method.name);
    if (args.length > 1 || typeof args[0] !== 'function') {
      const kind = canChange ? 'a readonly' : 'an immutable';
      throw new Error(`Cannot set a value to ${kind} property`);
    }
    if (!canChange) {
      throw new Error('Cannot subscribe to an immutable property');
    }
    return listen(`${name}Changed`, args[0]);
  };
}

interface PullRequest {
  readonly correlationId: string;
  readonly parameters: unknown;
}

function callHandler(
  handler: SdkFunction,
  parameters: unknown,
): Promise<unknown> {
  const answer = handler(parameters);
  if (typeof (answer as Promise<unknown> | undefined)?.then === 'function') {
    return answer as Promise<unknown>;
  }
  throw new TypeError('callback(...).then is not a function');
}

function createPull(context: ModuleContext, method: Method): SdkFunction {
  const { transport, events, traits, host } = context;
  const name = getMemberName(method);
  const { listen } = events.getFunctions(method.name.split('.')[0]);
  let hasHandler = false;
  const fail = (error: unknown): void => {
    if (!traits.logsFailedPulls) {
      throw new ReferenceError('InternalMetrics is not defined');
    }
    const reason = error instanceof Error ? error.message : String(error);
    host.console.error(`App '${name}' callback failed: ${reason}`);
  };
  const register = (handler: SdkFunction): Promise<unknown> => {
    if (hasHandler) {
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
      return Promise.reject(`Cannot register more than one ${name} handler.`);
    }
    hasHandler = true;
    const event = `pull${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return listen(event, (request: PullRequest) => {
      try {
        // As in the SDK, this line throws if the subscription is rejected.
        callHandler(handler, request.parameters)
          .then((result) => {
            const { correlationId } = request;
            return transport.send(method.name, { correlationId, result });
          })
          .catch(fail);
      } catch (error) {
        fail(error);
      }
    });
  };
  return (...args) => {
    const [arg] = args;
    if (typeof arg === 'function') return register(arg as SdkFunction);
    return transport.send(
      method.name,
      traits.pushParameter === 'data'
        ? { data: arg }
        : { correlationId: null, result: arg },
    );
  };
}

function createCall(context: ModuleContext, method: Method): SdkFunction {
  const { transport, host } = context;
  const takesArray = method['x-js-forms'].includes('call-array');
  const isCounted = method.tags?.some(({ name }) => name === 'calls-metrics');
  const metric = `metrics.${getMemberName(method)}`;
  return (...args) => {
    const isArray = takesArray && args.length === 1 && Array.isArray(args[0]);
    const answer = transport.send(
      method.name,
      isArray ? args[0] : toParams(method, args),
    );
    if (isCounted) {
      // Like the SDK, ignores a rejection here; the app receives the rejection, too.
      void answer.then(() => {
        host.setTimeout(() => void transport.send(metric, {}), 0);
      });
    }
    return answer;
  };
}

/** The SDK adds its own version to the response of `Device.version`. */
const createVersion =
  ({ transport, traits }: ModuleContext, method: Method): SdkFunction =>
  () =>
    transport.send(method.name).then((answer) => {
      const version = (answer ?? {}) as Record<string, unknown>;
      version['sdk'] = { ...(version['sdk'] as object), ...traits.version };
      return version;
    });

export function createMember(
  context: ModuleContext,
  method: Method,
): SdkFunction {
  const forms = method['x-js-forms'];
  if (method.name === 'device.version') return createVersion(context, method);
  if (forms.includes('pull')) return createPull(context, method);
  if (forms.includes('get')) return createProperty(context, method);
  return createCall(context, method);
}
