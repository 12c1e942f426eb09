import fs from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { readRoutes, type ClientRoutes } from './readRoutes';

type Loader = LoaderContext<object>;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Global data that only the server uses. */
const SERVER_DATA = ['seo'];

/** Settings of the build; the theme reads none of them. */
const BUILD_SETTINGS = ['plugins', 'presets', 'themes', 'clientModules'];

const print = (value: unknown): string => JSON.stringify(value);

function printRoutes({ still, live, parts }: ClientRoutes): string {
  // Core finds the chunks of a route by its path and a hash.
  const trees = live.map(({ path: page, tree }) => [`${page}-live`, tree]);
  const imports = parts.map(
    ({ name, file }) =>
      `${print(name)}: [() => import(/* webpackChunkName: "${name}" */ ${print(file)})]`,
  );
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
import StillPage from ${print(path.join(__dirname, 'client/StillPage.tsx'))};
Object.assign(chunkNames, ${print(Object.fromEntries(trees))});
Object.assign(registry, {${imports.join()}});
export default [
${live.map(({ path: page }) => `{ path: ${print(page)}, exact: true, component: ComponentCreator(${print(page)}, 'live') },`).join('\n')}
${still.map((page) => `{ path: ${print(page)}, component: StillPage },`).join('\n')}
{ path: '*', component: ComponentCreator('*') },
];
`;
}

interface Version {
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string }[];
}

/** Pages bring the docs that stand for them; the client knows no others. */
function printGlobalData(source: string): string {
  const data = JSON.parse(source) as Record<string, Record<string, unknown>>;
  const entries = Object.entries(data).filter(
    ([name]) => !SERVER_DATA.includes(name),
  );
  const { [DOCS_PLUGIN]: docs, ...others }: typeof data =
    Object.fromEntries(entries);
  const instances = Object.entries<unknown>(docs ?? {}).map(
    ([id, instance]): [string, unknown] => {
      const { versions, ...rest } = instance as {
        versions: readonly Version[];
      };
      const known = versions.map((version) => ({
        ...version,
        docs: version.docs.filter((doc) => doc.id === version.mainDocId),
      }));
      return [id, { ...rest, versions: known }];
    },
  );
  const lean = { ...others, [DOCS_PLUGIN]: Object.fromEntries(instances) };
  return `export default ${print(lean)};`;
}

function printConfig(source: string): string {
  const json = source.slice(source.indexOf('export default') + 14);
  const config = JSON.parse(json.replace(/;\s*$/, '')) as Record<
    string,
    unknown
  >;
  const entries = Object.entries(config).filter(
    ([key]) => !BUILD_SETTINGS.includes(key),
  );
  return `export default ${print(Object.fromEntries(entries))};`;
}

function readNeighbor(loader: Loader, name: string): string {
  const file = path.join(loader.context, name);
  loader.addDependency(file);
  return fs.readFileSync(file, 'utf8');
}

/** Replaces what core generates for the client by what the client needs. */
export default function loader(this: Loader, source: string): string {
  const name = path.basename(this.resourcePath);
  switch (name) {
    case 'routes.js':
      return printRoutes(
        readRoutes((file) => readNeighbor(this, file), this.context),
      );
    case 'globalData.json':
      return printGlobalData(source);
    case 'docusaurus.config.mjs':
      return printConfig(source);
    case 'registry.js':
    case 'routesChunkNames.json':
      // The routes fill them in.
      return 'export default {}';
    default:
      throw new Error(`src/plugins/pipeline knows no "${name}"`);
  }
}
