import type { LoaderContext } from 'webpack';
import { readRegistry } from './registry';

export interface RegistryOptions {
  /** Whether a page that is to be rendered is made of the module. */
  readonly isWanted: (name: string) => boolean;
}

/** Drops the modules of pages that are known from the build before. */
export default function loader(
  this: LoaderContext<RegistryOptions>,
  source: string,
): string {
  const { isWanted } = this.getOptions();
  // The same file is another module in the next build.
  this.cacheable(false);
  return [...readRegistry(source)].reduce(
    (text, [name, line]) => (isWanted(name) ? text : text.replace(line, '')),
    source,
  );
}
