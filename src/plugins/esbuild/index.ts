import type { Plugin } from '@docusaurus/types';
import { EsbuildPlugin } from 'esbuild-loader';

/** Minifies scripts and styles with esbuild in place of Terser and cssnano. */
export default function esbuildPlugin(): Plugin {
  return {
    name: 'esbuild',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          minimizer: [new EsbuildPlugin({ target: 'es2020', css: true })],
        },
      };
    },
  };
}
