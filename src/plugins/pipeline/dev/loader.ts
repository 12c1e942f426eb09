import path from 'node:path';
import type { LoaderContext } from 'webpack';
import type { Wanted } from './Wanted';

/** Where core loads a module of pages. */
const ENTRY =
  /'([^']+)': \[\(\) => (import\([^)]*\)), '([^']*)', require\.resolveWeak\('[^']*'\)\]/g;

interface Options {
  readonly wanted: Wanted;
  /** Where the browser asks for modules. */
  readonly address: string;
}

/**
 * Leaves in core's list of the modules of pages those that somebody has opened; the
 * others are asked for, and the list is made again. A change of a page goes on to what
 * shows it, while a change of the list concerns nobody else.
 *
 * @throws when core's list is written otherwise
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
  // It depends on what somebody has opened.
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
