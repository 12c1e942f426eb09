import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { LoaderContext, NormalModule } from 'webpack';
import { ITSELF } from './clientLoader';
import { explainLife, LIVE } from './findLife';
import { hasDirective } from './hasDirective';

interface Options {
  readonly siteDir: string;
}

/** What runs in the browser, although it does not say so. */
const RUNS_THERE = new RegExp(
  `[\\\\/]src[\\\\/](?:browser|theme[\\\\/](?:${LIVE.join('|')})[\\\\/])`,
);

/** Some modules are no files. */
const getResource = (module: Partial<NormalModule>): string =>
  module.resource ?? '';

/** Whether a file came in by one that runs in the browser. */
function isInside({ _compilation, _module }: LoaderContext<Options>): boolean {
  let module: NormalModule | null = _module ?? null;
  while (module) {
    const resource = getResource(module);
    if (resource.endsWith(ITSELF) || RUNS_THERE.test(resource)) return true;
    if (resource.endsWith('client-modules.js')) return true;
    module = (_compilation?.moduleGraph.getIssuer(module) ??
      null) as NormalModule | null;
  }
  return false;
}

/** Lets `npm start` say in the browser's console what would stop the build. */
export default function stillLoader(
  this: LoaderContext<Options>,
  source: string,
  map?: string,
): void {
  const { siteDir } = this.getOptions();
  const name = posixPath(path.relative(siteDir, this.resourcePath));
  const text = fs.readFileSync(this.resourcePath, 'utf8');
  const message =
    hasDirective(text) || isInside(this) ? undefined : explainLife(name, text);
  const line = message ? `\n;console.error(${JSON.stringify(message)});` : '';
  this.callback(null, source + line, map);
}
