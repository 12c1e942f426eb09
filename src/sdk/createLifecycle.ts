import type { ModuleContext, SdkFunction } from './createMember';
import type { SdkModule } from './createModule';

const NOT_UNLOADING =
  'Cannot call finished() except when in the unloading transition';

/** `Lifecycle`, and the functions that the SDK itself uses. */
export interface Lifecycle {
  readonly module: SdkModule;
  readonly getState: () => string;
  readonly finish: () => Promise<unknown>;
  /** Starts to track the app's state. */
  follow(): Promise<unknown>;
}

/** Adds the parts of the module that the SDK implements itself, because it tracks the state. */
export function createLifecycle(
  { transport, events, traits, host }: ModuleContext,
  plain: SdkModule,
): Lifecycle {
  let current = 'initializing';
  const getState = (): string => current;
  const follow = (): Promise<unknown> =>
    events.getFunctions('lifecycle', true).listen((state: string) => {
      current = state;
    });
  const finish = (): Promise<unknown> => {
    // The SDK throws a string, too.
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
  return { module: { ...plain, ...own }, getState, finish, follow };
}
