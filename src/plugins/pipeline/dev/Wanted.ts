import fs from 'node:fs';
import path from 'node:path';
import type { ChunkNames, RouteChunkNames } from '@docusaurus/types';

/** Lists the names of a route's modules. */
const flatten = (names: ChunkNames[string]): readonly string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flatten);

/** Returns `/docs/api/` for `/docs/api` and `/docs/api/index.html`. */
export const getFolder = (address: string): string =>
  address.replace(/\/index\.html$/, '').replace(/\/?$/, '/');

/** The names of all modules that opened pages have requested since `npm start`. */
export class Wanted {
  private readonly names = new Set<string>();

  /** Whether webpack has read the names since the last addition. */
  private isRead = false;

  private compile = (): void => undefined;

  constructor(
    private readonly generated: string,
    private readonly baseUrl: string,
  ) {}

  /** The entry point for webpack, which compiles again when names are added. */
  apply(compiler: { watching?: { invalidate: () => void } }): void {
    this.compile = () => compiler.watching?.invalidate();
  }

  read(): ReadonlySet<string> {
    this.isRead = true;
    return this.names;
  }

  add(names: readonly string[]): void {
    const { size } = this.names;
    for (const name of names) this.names.add(name);
    if (this.names.size === size || !this.isRead) return;
    this.isRead = false;
    this.compile();
  }

  /** Adds a page's modules before its script requests them; `false` if no page exists. */
  addPage(address: string): boolean {
    const folder = getFolder(address);
    const file = path.join(this.generated, 'routesChunkNames.json');
    // Docusaurus appends a hash to the names of routes.
    const routes = Object.entries(
      JSON.parse(fs.readFileSync(file, 'utf8')) as RouteChunkNames,
    ).map(
      ([name, chunks]) =>
        [getFolder(name.replace(/-[0-9a-f]{3}$/, '')), chunks] as const,
    );
    if (!routes.some(([route]) => route === folder)) return false;
    const needed = routes.filter(
      ([route, chunks]) =>
        route === folder ||
        // The route for the layout of the page's version has no content.
        (folder.startsWith(route) &&
          route !== this.baseUrl &&
          !('content' in chunks)),
    );
    this.add(needed.flatMap(([, chunks]) => flatten(chunks)));
    return true;
  }
}
