import { Compilation, type Compiler } from 'webpack';
import { Deferred } from './Deferred';
import { STYLES_ENTRY } from './PageStyles';

const NAME = 'ClientFiles';

interface StyleSheet {
  readonly file: string;
  /** Only pages with one of these classes need the sheet; `undefined` if all pages do. */
  readonly classes: ReadonlySet<string> | undefined;
  /** Chunks that need the sheet, directly or through a chunk that they load. */
  readonly chunks: ReadonlySet<string>;
}

/** The client's files, relative to the output folder. */
export interface ClientParts {
  readonly script: string;
  readonly styles: readonly StyleSheet[];
}

/** Matches the name of a style sheet that only some pages need. */
const PART = /(?:^|\/)part-/;

const readClasses = (css: string): ReadonlySet<string> =>
  new Set(Array.from(css.matchAll(/\.([\w-]+)/g), ([, name = '']) => name));

function listChunks(
  { chunkGroups }: Compilation,
  file: string,
): ReadonlySet<string> {
  const found = new Set(
    chunkGroups.filter((group) => group.getFiles().includes(file)),
  );
  // The loop also visits groups that it adds. Two chunks can load each other.
  for (const group of found)
    for (const parent of group.getParents()) found.add(parent);
  return new Set(Array.from(found, ({ name }) => name ?? ''));
}

/** The rest of Infima comes first, and sheets for some pages come last and override. */
const getOrder = (file: string): number =>
  /part-infima/.test(file) ? 0 : PART.test(file) ? 2 : 1;

function readFiles(compilation: Compilation): ClientParts {
  const getEntry = (name: string): string[] => {
    const files = compilation.entrypoints.get(name)?.getFiles();
    if (!files) throw new Error(`the browser bundle has no entry "${name}"`);
    return files;
  };
  const [script, ...others] = getEntry('main').filter((file) =>
    file.endsWith('.js'),
  );
  if (script === undefined || others.length > 0) {
    throw new Error(
      `the browser bundle has more than one script: ${others.join(', ')}`,
    );
  }
  return {
    script,
    styles: getEntry(STYLES_ENTRY)
      .filter((file) => file.endsWith('.css'))
      .sort((a, b) => getOrder(a) - getOrder(b))
      .map((file) => {
        const css =
          compilation.getAsset(file)?.source.source().toString() ?? '';
        return {
          file,
          classes: PART.test(file) ? readClasses(css) : undefined,
          chunks: listChunks(compilation, file),
        };
      }),
  };
}

/** A webpack plugin that lists the client's files when they are written. */
export class ClientFiles {
  /** Resolves to `undefined` if the client has errors. */
  readonly files = new Deferred<ClientParts | undefined>();

  apply({ hooks }: Compiler): void {
    let parts: ClientParts | undefined;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          parts = readFiles(compilation);
        },
      );
    });
    hooks.done.tap(NAME, (stats) =>
      this.files.resolve(stats.hasErrors() ? undefined : parts),
    );
    hooks.failed.tap(NAME, () => this.files.resolve(undefined));
  }
}
