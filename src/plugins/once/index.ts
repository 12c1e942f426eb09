import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import type { Options } from './loader';

/** Loaders whose output is the same for client and server. */
const SHARED = [
  require.resolve('@docusaurus/mdx-loader'),
  path.join(__dirname, '../openrpc/loader.ts'),
];

interface Use {
  loader?: string;
  options?: object | string;
}

function shareLoader(use: Use): void {
  const { loader, options } = use;
  if (loader === undefined || !SHARED.includes(loader)) return;
  const shared: Options = { loader, options: Object(options) as object };
  Object.assign(use, {
    loader: path.join(__dirname, 'loader.ts'),
    options: shared,
  });
}

/** Spares the production build the second run of expensive loaders. */
export default function oncePlugin(): Plugin {
  return {
    name: 'once',
    configureWebpack(config) {
      if (config.mode !== 'production') return {};
      for (const rule of (config.module?.rules ?? []) as RuleSetRule[]) {
        if (Array.isArray(rule.use)) {
          for (const use of rule.use) shareLoader(use as Use);
        }
      }
      return {};
    },
  };
}
