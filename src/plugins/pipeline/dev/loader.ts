import path from 'node:path';
import type { LoaderContext } from 'webpack';
import type { Wanted } from './Wanted';

/** Matches an entry in Docusaurus's `registry.js`. */
const ENTRY =
  /'([^']+)': \[\(\) => (import\([^)]*\)), '([^']*)', require\.resolveWeak\('[^']*'\)\]/g;

interface Options {
  readonly wanted: Wanted;
  /** URL path of the browser's module requests. */
  readonly address: string;
}

/**
 * Removes modules of unopened pages from `registry.js`, so that webpack doesn't compile
 * them. The printed code accepts hot updates of the list, but not those of pages.
 */
export default function loader(
  this: Pick<LoaderContext<Options>, 'cacheable' | 'getOptions'>,
  source: string,
): string {
  const { wanted, address } = this.getOptions();
  const entries = [...source.matchAll(ENTRY)];
  if (entries.length !== source.split('import(').length - 1) {
    throw new Error(
      'Docusaurus now writes registry.js in a different format. See src/plugins/pipeline/README.md, "Dev server".',
    );
  }
  // The result depends on the opened pages.
  this.cacheable(false);
  const names = wanted.read();
  const compiled = entries.filter(([, name = '']) => names.has(name));
  const requests = new Set(compiled.map(([, , , request]) => request));
  const modules = entries.map(([, name, , request]) => [name, request]);
  const loaders = compiled.map(
    ([, name = '', load = '']) => `${JSON.stringify(name)}: () => ${load},\n`,
  );
  return `import { fill } from ${JSON.stringify(path.join(__dirname, 'client.ts'))};
export default fill(${JSON.stringify(address)}, ${JSON.stringify(modules)}, {
${loaders.join('')}});
module.hot.accept();
module.hot.accept(${JSON.stringify([...requests])}, () => {
  module.hot.invalidate();
});
`;
}
