import type { ChunkTree, Generated, Route } from './readGenerated';

const listRoutes = (route: Route): readonly Route[] => [
  route,
  ...(route.routes ?? []).flatMap(listRoutes),
];

/** The names of all chunks in a tree. */
export const listChunks = (tree: ChunkTree): readonly string[] =>
  Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? value : listChunks(value),
  );

function printRoute({ path, component, routes, ...props }: Route): string {
  const args = component.map((arg) => JSON.stringify(arg)).join();
  return `{
  path: ${JSON.stringify(path)},
  component: ComponentCreator(${args}),
  ${routes ? `routes: [${routes.map(printRoute).join()}],` : ''}
  ...${JSON.stringify(props)}
}`;
}

/** The names and loaders of the chunks of some routes, before their literal. */
function printModule(
  routes: readonly Route[],
  { chunkNames, registry }: Generated,
  literal: string,
): string {
  const keys = routes
    .flatMap(listRoutes)
    .map(({ component }) => component.join('-'))
    .filter((key) => key in chunkNames);
  const ownNames = Object.fromEntries(
    keys.map((key) => [key, chunkNames[key] ?? {}]),
  );
  const imports = [...new Set(listChunks(ownNames))].map((name) => {
    const file = registry.get(name);
    if (file === undefined) throw new Error(`no module for chunk "${name}"`);
    return `${JSON.stringify(name)}: [() => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(file)})]`;
  });
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
Object.assign(chunkNames, ${JSON.stringify(ownNames)});
Object.assign(registry, {${imports.join()}});
export default ${literal};
`;
}

/** The chunk with the routes of a version. */
export const getChunkName = ({ path }: Route): string =>
  `routes${path.replace(/\W+/g, '-').replace(/-$/, '')}`;

/** The routes without those of the versions, which come when one is needed. */
export function printRoutes(generated: Generated): string {
  const { routes } = generated;
  const literals = routes.map((route, index) =>
    route.routes
      ? `{
  path: ${JSON.stringify(route.path)},
  load: () => import(/* webpackChunkName: "${getChunkName(route)}" */ './routes.js?version=${String(index)}')
}`
      : printRoute(route),
  );
  return printModule(
    routes.filter((route) => !route.routes),
    generated,
    `[${literals.join()}]`,
  );
}

/**
 * The routes of one version.
 *
 * @param table stands for the names of the version's files
 */
export function printVersion(
  route: Route,
  generated: Generated,
  table: string,
): string {
  return `__webpack_require__.addFiles(${JSON.stringify(table)});
${printModule([route], generated, printRoute(route))}`;
}
