type Load = () => Promise<unknown>;

/** An entry in Docusaurus's `registry.js`: a module's load function and request. */
type Entry = readonly [load: Load, request: string];

/** Loaders of the compiled modules; updated when `registry.js` changes. */
let compiled: Readonly<Record<string, Load>> = {};

/** Docusaurus reads this object only once, so it is updated in place. */
const registry: Record<string, Entry> = {};

let waiting: (() => void)[] = [];

/** Names of modules for the next request. */
let pending: string[] = [];

const loaded = new Set<string>();

/** Whether a module failed to load, which hot replacement can't fix. */
let isBroken = false;

/** Requests all modules of a page from the dev server in one request. */
function request(name: string, address: string): void {
  pending.push(name);
  if (pending.length > 1) return;
  setTimeout(() => {
    const names = pending.join();
    pending = [];
    // If the server has stopped, Docusaurus's client reports the failure.
    fetch(address + names, { cache: 'no-store' }).catch(() => undefined);
  });
}

async function load(name: string, address: string): Promise<unknown> {
  if (!compiled[name]) request(name, address);
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
 * Fills `registry` when `registry.js` changes. Most modules are compiled on first use.
 * @param address URL path for module requests to the dev server
 */
export function fill(
  address: string,
  modules: readonly (readonly [name: string, request: string])[],
  loaders: Readonly<Record<string, Load>>,
): Readonly<Record<string, Entry>> {
  if (isBroken) location.reload();
  compiled = loaders;
  for (const [name, target] of modules) {
    registry[name] ??= [() => load(name, address), target];
  }
  // The new `registry.js` gets updates only for modules that it has loaded itself.
  for (const name of loaded) loaders[name]?.().catch(() => undefined);
  const resolved = waiting;
  waiting = [];
  for (const resolve of resolved) resolve();
  return registry;
}
