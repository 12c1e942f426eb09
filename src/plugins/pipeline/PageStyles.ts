import { Compilation, EntryPlugin, type Compiler, type Module } from 'webpack';
import { listDependencies } from './listDependencies';

const NAME = 'PageStyles';

/** Entry of the client with the style sheets of pages, and no scripts. */
export const STYLES_ENTRY = 'pages';

/**
 * Brings the style sheets of the server's components to the client, which has
 * no pages whose scripts would name them.
 */
export class PageStyles {
  private resolve: (files: readonly string[]) => void = () => undefined;
  private reject: (error: Error) => void = () => undefined;

  private readonly styles = new Promise<readonly string[]>(
    (resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    },
  );

  readonly server = {
    apply: (compiler: Compiler): void => {
      compiler.hooks.finishMake.tap(NAME, (compilation) => {
        this.resolve(listStyles(compilation));
      });
      compiler.hooks.failed.tap(NAME, (error) => {
        this.reject(error);
      });
    },
  };

  readonly client = {
    apply: (compiler: Compiler): void => {
      compiler.hooks.make.tapPromise(NAME, async (compilation) => {
        const files = await this.styles;
        await Promise.all(files.map((file) => addEntry(compilation, file)));
      });
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap(
          // Before the minifier.
          { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
          () => {
            dropScripts(compilation);
          },
        );
      });
    },
  };
}

/** Core's list of what runs first in the client; the server meets pages before. */
const CLIENT_MODULES = 'client-modules.js';

const getFile = (module: Module): string => module.nameForCondition() ?? '';

/**
 * All style sheets of the bundle for the server, in the order in which the client
 * would run their modules.
 *
 * @throws when the bundle has no list of what runs first
 */
function listStyles(compilation: Compilation): readonly string[] {
  const { moduleGraph, modules, entries } = compilation;
  const first = [...modules].find((module) =>
    getFile(module).endsWith(CLIENT_MODULES),
  );
  if (!first) {
    throw new Error(
      `The server bundle has no ${CLIENT_MODULES}. See src/plugins/pipeline/README.md, "Styles".`,
    );
  }
  const found = new Set<Module>();
  const visit = (module: Module | null): void => {
    if (!module || found.has(module)) return;
    found.add(module);
    for (const dependency of listDependencies(module)) {
      visit(moduleGraph.getModule(dependency));
    }
  };
  visit(first);
  for (const { dependencies } of entries.values()) {
    for (const entry of dependencies) visit(moduleGraph.getModule(entry));
  }
  return [...found].map(getFile).filter((file) => file.endsWith('.css'));
}

function addEntry(compilation: Compilation, file: string): Promise<void> {
  const options = { name: STYLES_ENTRY };
  const dependency = EntryPlugin.createDependency(file, options);
  return new Promise((resolve, reject) => {
    compilation.addEntry(
      compilation.compiler.context,
      dependency,
      options,
      (error) => {
        if (error) reject(error);
        else resolve();
      },
    );
  });
}

/** What webpack makes to run the entry; nothing does. */
function dropScripts(compilation: Compilation): void {
  const files = compilation.entrypoints.get(STYLES_ENTRY)?.getFiles() ?? [];
  for (const file of files) {
    if (file.endsWith('.js')) {
      compilation.deleteAsset(file);
    }
  }
}
