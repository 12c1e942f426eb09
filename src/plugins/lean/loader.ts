import fs from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { getTableName } from './ChunkTables';
import { compactDocs, type DocsData } from './docsData';
import { getChunkName, printRoutes, printVersion } from './printRoutes';
import { readGenerated } from './readGenerated';

type Loader = LoaderContext<object>;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function printRouteModule(loader: Loader): string {
  const read = (name: string): string => {
    const file = path.join(loader.context, name);
    loader.addDependency(file);
    return fs.readFileSync(file, 'utf8');
  };
  const generated = readGenerated(read, loader.context);
  const version = new URLSearchParams(loader.resourceQuery).get('version');
  if (version === null) return printRoutes(generated);
  const route = generated.routes[Number(version)];
  if (!route) throw new Error(`no route number ${version}`);
  return printVersion(route, generated, getTableName(getChunkName(route)));
}

function printGlobalData(source: string): string {
  const { [DOCS_PLUGIN]: docs, ...rest } = JSON.parse(source) as Record<
    string,
    Record<string, DocsData>
  >;
  const compact = Object.fromEntries(
    Object.entries(docs ?? {}).map(([id, data]) => [id, compactDocs(data)]),
  );
  const file = path.join(__dirname, 'docsData.ts');
  return `import { expandDocs } from ${JSON.stringify(file)};
const docs = ${JSON.stringify(compact)};
for (const id in docs) docs[id] = expandDocs(docs[id]);
export default { ...${JSON.stringify(rest)}, ${JSON.stringify(DOCS_PLUGIN)}: docs };
`;
}

/** Settings of the build; the theme reads none of them. */
const BUILD_SETTINGS = ['plugins', 'presets', 'themes', 'clientModules'];

function printConfig(source: string): string {
  const json = source.slice(source.indexOf('export default') + 14);
  const config = JSON.parse(json.replace(/;\s*$/, '')) as Record<
    string,
    unknown
  >;
  const entries = Object.entries(config).filter(
    ([key]) => !BUILD_SETTINGS.includes(key),
  );
  return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
}

/** Replaces what core generates for the client by the lean parts of it. */
export default function loader(this: Loader, source: string): string {
  switch (path.basename(this.resourcePath)) {
    case 'routes.js':
      return printRouteModule(this);
    case 'globalData.json':
      return printGlobalData(source);
    case 'docusaurus.config.mjs':
      return printConfig(source);
    default:
      // The modules of the routes fill in these.
      return 'export default {}';
  }
}
