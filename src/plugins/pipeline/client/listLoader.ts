import type { LoaderContext } from 'webpack';
import { getClientId } from './clientLoader';

interface Options {
  readonly siteDir: string;
  /** Resolves to the client files of all pages. */
  readonly getFiles: () => Promise<readonly string[]>;
}

/** Returns a client file's chunk name. The ID may end with `#` and a component's name. */
export const getChunkName = (id: string): string =>
  id
    .replace(/#.*/, '')
    .replace(/^src\//, '')
    .replace(/\W+/g, '-');

/** A webpack loader that lists the client files for the browser, one chunk each. */
export default async function listLoader(
  this: LoaderContext<Options>,
): Promise<string> {
  // The list depends on the server bundle, not on the loaded file.
  this.cacheable(false);
  const { siteDir, getFiles } = this.getOptions();
  const lines = (await getFiles()).map((file) => {
    const id = getClientId(siteDir, file);
    const chunk = getChunkName(id);
    return `${JSON.stringify(id)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)})`;
  });
  return `export const clientFiles = {${lines.join(',\n')}};`;
}
