import type { LoaderContext } from 'webpack';
import { getClientId } from './clientLoader';

interface Options {
  readonly siteDir: string;
  /** The client files that still files import, once they are known. */
  readonly getFiles: () => Promise<readonly string[]>;
}

/** The chunk of a client file; a component of it may be named after a `#`. */
export const getChunkName = (id: string): string =>
  id
    .replace(/#.*/, '')
    .replace(/^src\//, '')
    .replace(/\W+/g, '-');

/** Lists the client files for the browser, each in a chunk of its own. */
export default async function listLoader(
  this: LoaderContext<Options>,
): Promise<string> {
  // It depends on the bundle for the server, and not on its own file.
  this.cacheable(false);
  const { siteDir, getFiles } = this.getOptions();
  const lines = (await getFiles()).map((file) => {
    const id = getClientId(siteDir, file);
    const chunk = getChunkName(id);
    return `${JSON.stringify(id)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)})`;
  });
  return `export const clientFiles = {${lines.join(',\n')}};`;
}
