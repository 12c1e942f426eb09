import { createRequire } from 'node:module';
import type * as Eta from 'eta';
import type { Page } from './page';
import type { Generator } from './RenderPages';

/** The client's chunks and their files, as core notes them. */
export interface Manifest {
  readonly entrypoints: readonly string[];
}

type Files = readonly { readonly file: string }[];

interface Addon {
  readonly getBundles: (
    manifest: Manifest,
    modules: readonly string[],
  ) => { readonly css?: Files; readonly js?: Files };
}

const requireFromCore = createRequire(
  require.resolve('@docusaurus/core/package.json'),
);

const getFiles = (files: Files = []): readonly string[] =>
  files.map(({ file }) => file);

/** Fills core's template, which names the files that a page loads. */
export function createPrinter(
  { ssrTemplate, DOCUSAURUS_VERSION, ...locals }: Generator['locals'],
  manifest: Manifest,
): (page: Page) => string {
  const eta = requireFromCore('eta') as typeof Eta;
  const { getBundles } = requireFromCore(
    'react-loadable-ssr-addon-v5-slorber',
  ) as Addon;
  const print = eta.compile(ssrTemplate.trim(), { rmWhitespace: true });
  return ({ data, modules }) => {
    const { css, js } = getBundles(manifest, [
      ...manifest.entrypoints,
      ...modules,
    ]);
    return print(
      {
        ...locals,
        ...(JSON.parse(data) as object),
        version: DOCUSAURUS_VERSION,
        stylesheets: getFiles(css),
        scripts: getFiles(js),
      },
      eta.defaultConfig,
    );
  };
}
