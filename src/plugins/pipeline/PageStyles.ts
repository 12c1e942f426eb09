import { promisify } from 'node:util';
import { Compilation, EntryPlugin, type Compiler } from 'webpack';
import { Deferred } from './Deferred';
import { CLIENT_MODULES, getFile, listModules } from './listModules';

const NAME = 'PageStyles';

/** Includes style sheets that a plugin compiles. */
const STYLE_SHEET = /\.(?:css|s[ac]ss|less|styl)$/;

/** The client entry that contains only the style sheets of pages. */
export const STYLES_ENTRY = 'pages';

/** The client lacks the pages' components, so this adds the style sheets of pages. */
export class PageStyles {
  private readonly styles = new Deferred<readonly string[]>();

  readonly server = {
    apply: (compiler: Compiler): void => {
      compiler.hooks.finishMake.tap(NAME, (compilation) =>
        this.styles.resolve(listStyles(compilation)),
      );
      compiler.hooks.failed.tap(NAME, (error) => this.styles.reject(error));
    },
  };

  readonly client = {
    apply: (compiler: Compiler): void => {
      compiler.hooks.make.tapPromise(NAME, async (compilation) => {
        const files = await this.styles.promise;
        const options = { name: STYLES_ENTRY };
        const add = promisify(compilation.addEntry.bind(compilation));
        await Promise.all(
          files.map((file) =>
            add(
              compiler.context,
              EntryPlugin.createDependency(file, options),
              options,
            ),
          ),
        );
      });
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap(
          // Runs before the minifier, which would waste time on these scripts.
          { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
          () => removeScripts(compilation),
        );
      });
    },
  };
}

/** Lists style sheets in the client's order: those of client modules come first. */
function listStyles(compilation: Compilation): readonly string[] {
  const first = [...compilation.modules].find((module) =>
    getFile(module).endsWith(CLIENT_MODULES),
  );
  if (!first) {
    throw new Error(
      `The server bundle has no ${CLIENT_MODULES}. See src/plugins/pipeline/README.md, "Styles".`,
    );
  }
  return listModules(compilation, [first], () => true)
    .map(getFile)
    .filter((file) => STYLE_SHEET.test(file));
}

/** Removes the entry's scripts, which no page loads. */
function removeScripts(compilation: Compilation): void {
  const files = compilation.entrypoints.get(STYLES_ENTRY)?.getFiles() ?? [];
  for (const file of files) {
    if (file.endsWith('.js')) compilation.deleteAsset(file);
  }
}
