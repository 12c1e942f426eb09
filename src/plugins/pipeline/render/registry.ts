/** A line of core's `registry.js`: a module that pages are made of, by its name. */
const LINE = /^ {2}'[^']*': \[\(\) => import\(.* '([^']*)'\), .*\],\n?/gm;

/** Where core loads a module of pages. */
const LOADS = /=> import\(/g;

/**
 * @param source of core's `registry.js`
 * @returns its modules, in order, each with its line
 * @throws when core writes it otherwise
 */
export function readRegistry(source: string): ReadonlyMap<string, string> {
  const lines = new Map(
    Array.from(source.matchAll(LINE), ([line, name = '']) => [name, line]),
  );
  if (lines.size !== Array.from(source.matchAll(LOADS)).length) {
    throw new Error(
      'registry.js names the modules of pages otherwise now. See src/plugins/pipeline/README.md, "Modules".',
    );
  }
  return lines;
}
