import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { posixPath } from '@docusaurus/utils';
import { hasDirective } from './hasDirective';

/** The query by which a client file is asked for as it is written. */
export const ITSELF = '?itself';

interface Options {
  readonly siteDir: string;
  /** The module whose `wrapClient` stands around the components of the file. */
  readonly wrapper: string;
}

/** Names a client file in HTML and in messages: `src/components/Counter`. */
export const getClientId = (siteDir: string, file: string): string =>
  posixPath(path.relative(siteDir, file)).replace(
    /(?:\/index)?\.[cm]?[jt]sx?$/,
    '',
  );

/** Wraps the components of a file that begins with `'use client'`. */
export default function clientLoader(
  this: LoaderContext<Options>,
  source: string,
): string {
  if (!hasDirective(source)) return source;
  const { siteDir, wrapper } = this.getOptions();
  const [id, file, itself] = [
    getClientId(siteDir, this.resourcePath),
    wrapper,
    this.resourcePath + ITSELF,
  ].map((text) => JSON.stringify(text));
  return `module.exports = require(${file}).wrapClient(${id}, require(${itself}));`;
}
