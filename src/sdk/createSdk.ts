import type { OpenRpcDocument } from '../openrpc';
import { getMemberName } from '../openrpc/document/getMembers';
import type { ModuleContext, SdkFunction } from './createMember';
import { createModule, type SdkModule } from './createModule';
import { EventCenter } from './EventCenter';
import type { Host } from './Host';
import { Mock } from './Mock';
import type { SdkTraits } from './SdkTraits';
import { Transport } from './Transport';

const NOT_UNLOADING =
  'Cannot call finished() except when in the unloading transition';

function createLifecycle(
  { transport, events, traits, host }: ModuleContext,
  plain: SdkModule,
) {
  let current = 'initializing';
  const getState = (): string => current;
  const follow = (): Promise<unknown> =>
    events.getFunctions('lifecycle', true).listen((state: string) => {
      current = state;
    });
  const finish = (): Promise<unknown> => {
    // Like the SDK, throws a string.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    if (current !== 'unloading') throw NOT_UNLOADING;
    return transport.send('lifecycle.finished');
  };
  const ready = async (): Promise<void> => {
    await follow();
    await transport.send('lifecycle.ready', {});
    host.setTimeout(() => void transport.send('metrics.ready', {}), 0);
  };
  const own: Record<string, SdkFunction> = {
    state: getState,
    finished: finish,
    ...(traits.followsLifecycleFrom === 'ready' && { ready }),
  };
  const module: SdkModule = { ...plain, ...own };
  return { module, getState, finish, follow };
}

/** The console method and the label's color for each level. */
const LEVELS = {
  info: ['log', 'green'],
  debug: ['debug', 'gray'],
  warn: ['warn', 'orange'],
  error: ['error', 'red'],
} as const;

/** `Log` prints lines with a colored label at every log level. */
const createLog = ({ console }: Host): SdkModule =>
  Object.fromEntries(
    Object.entries(LEVELS).map(([level, [method, color]]) => [
      level,
      (...args: unknown[]) => {
        const hasLabel = args.length > 1 && typeof args[0] === 'string';
        const name = level.charAt(0).toUpperCase() + level.slice(1);
        console[method](
          `%c${hasLabel ? String(args[0]) : name}`,
          `background-color: ${color}; color: white; padding: 2px 4px; border-radius: 2px`,
          hasLabel ? args.slice(1) : args,
        );
      },
    ]),
  );

/** Of the log levels, only `DEBUG` has an effect. */
const createSettings = (transport: Transport): SdkModule => ({
  setLogLevel: (level: string) => {
    transport.logLevel = level;
  },
  getLogLevel: () => transport.logLevel,
});

export type Sdk = Readonly<Record<string, SdkModule>>;

const HELPERS = ['Events', 'Log', 'Platform', 'Settings'] as const;

export const getExports = (document: OpenRpcDocument): readonly string[] =>
  [...document['x-modules'].map(({ name }) => name), ...HELPERS].sort();

const listEvents = (
  document: OpenRpcDocument,
  module: string,
  withProperties: boolean,
): readonly string[] =>
  document.methods
    .filter((method) => method['x-module'] === module)
    .filter((method) => method['x-js-forms'].includes('event'))
    .filter((method) => withProperties || !method['x-generated'])
    .map(getMemberName);

const listWarnings = (document: OpenRpcDocument): ReadonlyMap<string, string> =>
  new Map(
    document.methods.flatMap(({ name, tags }) =>
      (tags ?? [])
        .filter((tag) => tag.name === 'deprecated' && tag['x-alternative'])
        .map(({ 'x-alternative': instead = '' }): [string, string] => [
          name,
          `WARNING: ${name}() is deprecated. Use ${instead} instead.`,
        ]),
    ),
  );

const createHelpers = (
  { host, transport, events }: ModuleContext,
  { Accessibility = {}, Device = {}, Localization = {} }: Sdk,
): Record<(typeof HELPERS)[number], SdkModule> => ({
  Events: {
    ...events.getFunctions(),
    broadcast: (event: string, value: unknown) => {
      events.dispatch({ module: 'app', event }, value);
    },
  },
  Log: createLog(host),
  Platform: { Localization, Device, Accessibility },
  Settings: createSettings(transport),
});

/** Simulates the import of the SDK. Call it once for each page or run. */
export function createSdk(
  document: OpenRpcDocument,
  traits: SdkTraits,
  host: Host,
): Sdk {
  const modules = document['x-modules'].map(({ name }) => name);
  const getEvents = (module: string): readonly string[] =>
    listEvents(document, module, traits.listsPropertyEvents);
  const events = new EventCenter(
    () => transport,
    new Map(
      modules
        .map((name) => [name.toLowerCase(), getEvents(name)] as const)
        .filter(([, names]) => names.length > 0),
    ),
    traits.onceNeedsListen,
    host.observeListener,
  );
  const transport = new Transport({
    host,
    mockDelay: traits.mockDelay,
    warnings: traits.warnsOfDeprecation ? listWarnings(document) : new Map(),
    createMock: (hooks) =>
      new Mock(
        {
          document,
          traits,
          host,
          getState: () => lifecycle.getState(),
          finish: () => void lifecycle.finish(),
        },
        hooks,
      ),
    onEvent: (name, value) => events.dispatch(name, value),
  });
  const context: ModuleContext = {
    document,
    traits,
    host,
    transport,
    events,
    getEvents,
  };
  const plain = Object.fromEntries(
    modules.map((name) => [name, createModule(context, name)]),
  );
  const lifecycle = createLifecycle(context, plain['Lifecycle'] ?? {});
  transport.start();
  if (traits.followsLifecycleFrom === 'import') void lifecycle.follow();
  return {
    ...plain,
    Lifecycle: lifecycle.module,
    ...createHelpers(context, plain),
  };
}
