import modules from '@generated/client-modules';

/*
 * Client modules of the settings and of plugins: their code has run with the import,
 * and here they hear of each step, as from core's client.
 */

type Hook = (step: Step) => (() => void) | undefined;

type Hooks = Partial<Record<'onRouteUpdate' | 'onRouteDidUpdate', Hook>>;

/** A client module, with its hooks as exports or as those of its default export. */
export type ClientModule = Hooks & { readonly default?: Hooks };

/** A step from page to page, to a place in a page, or to another query. */
interface Step {
  /** `null` for the first page. */
  readonly previousLocation: Place | null;
  readonly location: Place;
}

type Place = Pick<URL, 'pathname' | 'search' | 'hash'>;

let shown: URL | undefined;

/** What modules want to be called when the page has come. */
let waiting: (() => void)[] = [];

const toPlace = ({ pathname, search, hash }: URL): Place => ({
  pathname: pathname.replace(/\/index\.html$/, '/'),
  search,
  hash,
});

/** What a module does wrong must not keep readers from the page. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function tell(name: 'onRouteUpdate' | 'onRouteDidUpdate', to: URL): void {
  const step: Step = {
    previousLocation: shown ? toPlace(shown) : null,
    location: toPlace(to),
  };
  for (const module of modules) {
    const hook = module.default?.[name] ?? module[name];
    const then = attempt(() => hook?.(step));
    if (then) waiting.push(then);
  }
}

/** The page that was asked for is there, or does not come. */
export function settleRoute(): void {
  const all = waiting;
  waiting = [];
  all.forEach(attempt);
}

/** A reader wants another page; what they wanted before does not come. */
export function startRoute(to: URL): void {
  settleRoute();
  tell('onRouteUpdate', to);
}

/** What a reader wanted is on show. */
export function endRoute(to: URL): void {
  settleRoute();
  tell('onRouteDidUpdate', to);
  shown = to;
}

/** The address is another one, and the page the same; or the page is the first. */
export function followRoute(): void {
  const to = new URL(location.href);
  if (to.href === shown?.href) return;
  startRoute(to);
  // As from core, which shows the first page without waiting for it.
  if (!shown) waiting = [];
  endRoute(to);
}
