import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { NormalModuleReplacementPlugin } from 'webpack';
import { suggest } from '../../text/suggest';

/** The languages of code that Docusaurus colors by itself, in Prism's names. */
const LANGUAGES =
  `bash c clike coffeescript cpp css diff git go graphql handlebars javascript json jsx
  less makefile markdown markup objectivec ocaml python reason sass scss sql stylus tsx
  typescript wasm yaml`.split(/\s+/);

/** As far as Prism tells of the parts that it has. */
type GetLoader = (
  components: { readonly languages: object },
  names: readonly string[],
) => { readonly getIds: () => readonly string[] };

const requirePrism = createRequire(require.resolve('prismjs/package.json'));

/**
 * The modules of the languages, those that others need first.
 * @throws for a language that Prism does not have
 */
function listParts(additional: readonly string[]): readonly string[] {
  const components = requirePrism('./components.js') as {
    readonly languages: object;
  };
  const known = Object.keys(components.languages);
  const faults = additional
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `docusaurus.config.ts: prism.additionalLanguages: Prism has no language "${name}". ${suggest(name, known)}`,
    );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const getLoader = requirePrism('./dependencies.js') as GetLoader;
  const ids = getLoader(components, [...LANGUAGES, ...additional]).getIds();
  return ids.map((id) => `prismjs/components/prism-${id}`);
}

/**
 * A Prism with the languages of Docusaurus and those that the settings add. Code is
 * colored when the site is built, and readers load none of them.
 *
 * @throws when the package has no such module any more
 */
export function replacePrism({
  generatedFilesDir,
  siteConfig,
}: LoadContext): NormalModuleReplacementPlugin {
  const { prism } = siteConfig.themeConfig as {
    readonly prism?: { readonly additionalLanguages?: readonly string[] };
  };
  const parts = listParts(prism?.additionalLanguages ?? []);
  const file = path.join(generatedFilesDir, 'prism.js');
  fs.writeFileSync(
    file,
    [
      "const Prism = require('prismjs/components/prism-core');",
      // It would color, a second time, all code that it finds on the page.
      'Prism.manual = true;',
      // Some add themselves to what they find under this name.
      'globalThis.Prism = Prism;',
      ...parts.map((name) => `require('${name}');`),
      'module.exports = Prism;\n',
    ].join('\n'),
  );
  require.resolve('prism-react-renderer/prism');
  return new NormalModuleReplacementPlugin(
    /^(?:prism-react-renderer|\.\.)\/prism(?:\/index\.js)?$/,
    file,
  );
}
