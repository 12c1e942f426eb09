import type { ModuleContext, SdkFunction } from './createMember';
import type { SdkModule } from './createModule';

const NOT_UNLOADING =
  'Cannot call finished() except when in the unloading transition';

/** `Lifecycle`, and what the SDK itself asks it. */
export interface Lifecycle {
  readonly module: SdkModule;
  readonly getState: () => string;
  readonly finish: () => Promise<unknown>;
  /** Begins to follow the state of the app. */
  follow(): Promise<unknown>;
}

/** Adds to the plain module what the SDK does itself: it knows the state. */
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
    // A text, not an error, as in the SDK.
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
