import { Compilation, type Compiler } from 'webpack';
import { STYLES_ENTRY } from './PageStyles';

const NAME = 'ClientFiles';

interface StyleSheet {
  readonly file: string;
  /** A page needs it that has one of these; one without is for all pages. */
  readonly classes: ReadonlySet<string> | undefined;
}

/** Files of the client, below the output folder. */
export interface Files {
  /** Scripts of the app, in order. */
  readonly scripts: readonly string[];
  readonly styles: readonly StyleSheet[];
  /** Files of a chunk of a page that React makes, by its name. */
  readonly chunks: ReadonlyMap<string, readonly string[]>;
}

const isStyle = (file: string): boolean => file.endsWith('.css');

const readClasses = (css: string): ReadonlySet<string> =>
  new Set(Array.from(css.matchAll(/\.([\w-]+)/g), ([, name = '']) => name));

function readFiles(compilation: Compilation): Files {
  const getEntry = (name: string): readonly string[] => {
    const files = compilation.entrypoints.get(name)?.getFiles();
    if (!files) throw new Error(`the client has no entry "${name}"`);
    return files;
  };
  const main = getEntry('main');
  const pages = getEntry(STYLES_ENTRY);
  return {
    scripts: main.filter((file) => !isStyle(file)),
    styles: [...new Set([...main, ...pages])].filter(isStyle).map((file) => {
      const css = compilation.getAsset(file)?.source.source().toString() ?? '';
      const isShared = main.includes(file);
      return { file, classes: isShared ? undefined : readClasses(css) };
    }),
    chunks: new Map(
      [...compilation.namedChunkGroups].map(([name, group]) => [
        name,
        group.getFiles(),
      ]),
    ),
  };
}

/** Tells which files the client consists of, when their names are known. */
export class ClientFiles {
  private resolve: (files: Files) => void = () => undefined;

  readonly files = new Promise<Files>((resolve) => {
    this.resolve = resolve;
  });

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          this.resolve(readFiles(compilation));
        },
      );
    });
  }
}
