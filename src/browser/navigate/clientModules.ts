import modules from '@generated/client-modules';
import { cleanPath } from '../head/cleanPath';

/* Like Docusaurus's client, runs the client modules and their route hooks. */

type Hook = (step: Step) => (() => void) | undefined;

type Hooks = Partial<Record<'onRouteUpdate' | 'onRouteDidUpdate', Hook>>;

/** A module exports its hooks by name, or as properties of its default export. */
export type ClientModule = Hooks & { readonly default?: Hooks };

interface Step {
  /** `null` for the first page. */
  readonly previousLocation: Place | null;
  readonly location: Place;
}

type Place = Pick<URL, 'pathname' | 'search' | 'hash'>;

let shown: URL | undefined;

/** Functions that the hooks have returned, to call after the navigation. */
let callbacks: (() => void)[] = [];

const toPlace = ({ pathname, search, hash }: URL): Place => ({
  pathname: cleanPath(pathname),
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

export function runCallbacks(): void {
  const all = callbacks;
  callbacks = [];
  all.forEach(callSafely);
}

export function startRoute(to: URL): void {
  runCallbacks();
  callHooks('onRouteUpdate', to);
}

/** Call when the page is visible. */
export function finishRoute(to: URL): void {
  runCallbacks();
  callHooks('onRouteDidUpdate', to);
  shown = to;
}

/** Call for the first page, and when the URL changes on the same page. */
export function updateRoute(): void {
  const to = new URL(location.href);
  if (to.href === shown?.href) return;
  startRoute(to);
  // Like Docusaurus's client, ignores the callbacks for the first page.
  if (!shown) callbacks = [];
  finishRoute(to);
}
