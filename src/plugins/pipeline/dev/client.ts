type Load = () => Promise<unknown>;

/** As core's `registry.js` names a module of pages: how to load it, what it is. */
type Entry = readonly [load: Load, request: string];

/** What has been compiled. It outlives the list that names it. */
let compiled: Readonly<Record<string, Load>> = {};

/** What core holds; it never sees another list. */
const registry: Record<string, Entry> = {};

let waiting: (() => void)[] = [];

let asked: string[] = [];

/** What somebody has seen. */
const loaded = new Set<string>();

/** What has failed to load cannot be replaced in place. */
let isBroken = false;

/** Asks the dev server for all that one page needs, at once. */
function ask(name: string, address: string): void {
  asked.push(name);
  if (asked.length > 1) return;
  setTimeout(() => {
    const names = asked.join();
    asked = [];
    // Without a server there is nothing to wait for; core says that it is lost.
    fetch(address + names, { cache: 'no-store' }).catch(() => undefined);
  });
}

async function load(name: string, address: string): Promise<unknown> {
  if (!compiled[name]) ask(name, address);
  while (!compiled[name]) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    const module = await compiled[name]();
    loaded.add(name);
    return module;
  } catch (error) {
    isBroken = true;
    throw error;
  }
}

/**
 * The list of the modules of pages, most of which are compiled when they are loaded.
 * It is called again with each change of the list.
 *
 * @param address where the dev server is asked for modules
 * @param modules names and requests of all
 * @param loaders of those that are compiled
 */
export function fill(
  address: string,
  modules: readonly (readonly [name: string, request: string])[],
  loaders: Readonly<Record<string, Load>>,
): Readonly<Record<string, Entry>> {
  if (isBroken) location.reload();
  compiled = loaders;
  for (const [name, request] of modules) {
    registry[name] ??= [() => load(name, address), request];
  }
  // A new list knows nothing of what the one before has loaded, and would not hear of
  // its changes.
  for (const name of loaded) loaders[name]?.().catch(() => undefined);
  const resolved = waiting;
  waiting = [];
  for (const resolve of resolved) resolve();
  return registry;
}
