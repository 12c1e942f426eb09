import modules from '@generated/client-modules';
import { cleanPath } from '../head/cleanPath';

/*
 * Like Docusaurus's client, runs the client modules, and calls their route hooks on each
 * navigation.
 */

type Hook = (step: Step) => (() => void) | undefined;

type Hooks = Partial<Record<'onRouteUpdate' | 'onRouteDidUpdate', Hook>>;

/** A client module exports its hooks by name, or in its default export. */
export type ClientModule = Hooks & { readonly default?: Hooks };

interface Step {
  /** `null` for the first page. */
  readonly previousLocation: Place | null;
  readonly location: Place;
}

type Place = Pick<URL, 'pathname' | 'search' | 'hash'>;

let shown: URL | undefined;

/** Functions that hooks have returned, to be called after the navigation. */
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

/** Calls the hooks' callbacks after the navigation has ended or failed. */
export function runCallbacks(): void {
  const all = callbacks;
  callbacks = [];
  all.forEach(callSafely);
}

/** Handles the start of a navigation, which ends the previous one. */
export function startRoute(to: URL): void {
  runCallbacks();
  callHooks('onRouteUpdate', to);
}

/** Handles the end of a navigation, when the page is visible. */
export function finishRoute(to: URL): void {
  runCallbacks();
  callHooks('onRouteDidUpdate', to);
  shown = to;
}

/** Handles the first page, and a change of the URL on the same page. */
export function updateRoute(): void {
  const to = new URL(location.href);
  if (to.href === shown?.href) return;
  startRoute(to);
  // Like Docusaurus's client, ignores the callbacks for the first page.
  if (!shown) callbacks = [];
  finishRoute(to);
}
