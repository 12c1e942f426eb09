import type { LoaderContext } from 'webpack';
import { getSitePath } from '../../shared/getSitePath';

/** Allows whitespace, comments, and `'use strict'` before the directive. */
const DIRECTIVE =
  /^\uFEFF?(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\/|(?:'use strict'|"use strict");?)*(?:'use client'|"use client")\s*(?:;|\n|$|\/)/;

/** Whether a file starts with `'use client'`, so that React runs it in the browser. */
export const hasDirective = (source: string): boolean => DIRECTIVE.test(source);

/** The query that imports a client file without its wrapper. */
export const ITSELF = '?itself';

interface Options {
  readonly siteDir: string;
  /** The module that exports `wrapClient`. */
  readonly wrapper: string;
}

/** Returns a client file's name in HTML and in messages: `src/components/Counter`. */
export const getClientId = (siteDir: string, file: string): string =>
  getSitePath(siteDir, file).replace(/(?:\/index)?\.[cm]?[jt]sx?$/, '');

/** Wraps the components of a file that starts with `'use client'`. */
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
