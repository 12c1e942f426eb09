import fs from 'node:fs';
import type { LoaderContext, Module } from 'webpack';
import { getSitePath } from '../../shared/getSitePath';
import { hasDirective, ITSELF } from './clientLoader';
import { getResource } from '../listModules';
import { explainLife, LIVE } from './findLife';

interface Options {
  readonly siteDir: string;
}

/** Files that run in the browser without `'use client'`. */
const RUNS_THERE = new RegExp(
  `[\\\\/]src[\\\\/](?:browser|theme[\\\\/](?:${LIVE.join('|')})[\\\\/])`,
);

/** Whether a file that runs in the browser imports this one, directly or indirectly. */
function isInside({ _compilation, _module }: LoaderContext<Options>): boolean {
  let module: Module | null | undefined = _module;
  while (module) {
    const resource = getResource(module);
    if (resource.endsWith(ITSELF) || RUNS_THERE.test(resource)) return true;
    if (resource.endsWith('client-modules.js')) return true;
    module = _compilation?.moduleGraph.getIssuer(module);
  }
  return false;
}

/** If 'use client' is missing, logs the build's error or warning in the browser's console. */
export default function stillLoader(
  this: LoaderContext<Options>,
  source: string,
  map?: string,
): void {
  const { siteDir } = this.getOptions();
  const name = getSitePath(siteDir, this.resourcePath);
  const text = fs.readFileSync(this.resourcePath, 'utf8');
  const message =
    hasDirective(text) || isInside(this)
      ? undefined
      : explainLife(name, text)?.message;
  const line = message ? `\n;console.error(${JSON.stringify(message)});` : '';
  this.callback(null, source + line, map);
}
