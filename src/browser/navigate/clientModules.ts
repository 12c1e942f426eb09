import modules from '@generated/client-modules';

/*
 * Calls the route hooks of client modules on each navigation, like Docusaurus' client.
 * Importing a module runs its code.
 */

type Hook = (step: Step) => (() => void) | undefined;

type Hooks = Partial<Record<'onRouteUpdate' | 'onRouteDidUpdate', Hook>>;

/** A client module, with its hooks as named exports or in its default export. */
export type ClientModule = Hooks & { readonly default?: Hooks };

interface Step {
  /** `null` for the first page. */
  readonly previousLocation: Place | null;
  readonly location: Place;
}

type Place = Pick<URL, 'pathname' | 'search' | 'hash'>;

let shown: URL | undefined;

/** Callbacks that hooks have returned, to be called after the navigation. */
let callbacks: (() => void)[] = [];

const toPlace = ({ pathname, search, hash }: URL): Place => ({
  pathname: pathname.replace(/\/index\.html$/, '/'),
  search,
  hash,
});

/** An error in a client module must not stop the navigation. */
function callSafely<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function callHooks(name: 'onRouteUpdate' | 'onRouteDidUpdate', to: URL): void {
  const step: Step = {
    previousLocation: shown ? toPlace(shown) : null,
    location: toPlace(to),
  };
  for (const module of modules) {
    const hook = module.default?.[name] ?? module[name];
    const then = callSafely(() => hook?.(step));
    if (then) callbacks.push(then);
  }
}

/** Calls the returned callbacks: the navigation has ended or failed. */
export function runCallbacks(): void {
  const all = callbacks;
  callbacks = [];
  all.forEach(callSafely);
}

/** A navigation starts; it replaces one that is still running. */
export function startRoute(to: URL): void {
  runCallbacks();
  callHooks('onRouteUpdate', to);
}

/** The navigation has ended: the page is shown. */
export function finishRoute(to: URL): void {
  runCallbacks();
  callHooks('onRouteDidUpdate', to);
  shown = to;
}

/** Only the URL has changed; or this is the first page. */
export function updateRoute(): void {
  const to = new URL(location.href);
  if (to.href === shown?.href) return;
  startRoute(to);
  // Like Docusaurus' client, ignores the callbacks for the first page.
  if (!shown) callbacks = [];
  finishRoute(to);
}
