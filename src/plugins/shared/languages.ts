import { createRequire } from 'node:module';
import { suggest } from '../../text/suggest';

/** The languages that Docusaurus highlights by default, by their names in Prism. */
const LANGUAGES =
  `bash c clike coffeescript cpp css diff git go graphql handlebars javascript json jsx
  less makefile markdown markup objectivec ocaml python reason sass scss sql stylus tsx
  typescript wasm yaml`.split(/\s+/);

/** Other languages that samples may use; most of them have no highlighting. */
const NAMES = ['mdx', 'mdx-code-block', 'plain', 'plaintext', 'text', 'txt'];

interface Components {
  readonly languages: Readonly<
    Record<string, { readonly alias?: string | readonly string[] }>
  >;
}

type GetLoader = (
  components: Components,
  names: readonly string[],
) => { readonly getIds: () => readonly string[] };

const requirePrism = createRequire(require.resolve('prismjs/package.json'));

/**
 * Lists the IDs of Prism's components for the site's languages, dependencies first.
 * @throws if Prism doesn't have a language
 */
export function listParts(additional: readonly string[]): readonly string[] {
  const components = requirePrism('./components.js') as Components;
  const known = Object.keys(components.languages);
  const errors = additional
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `docusaurus.config.ts: prism.additionalLanguages: unknown Prism language "${name}". ${suggest(name, known)}`,
    );
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const getLoader = requirePrism('./dependencies.js') as GetLoader;
  return getLoader(components, [...LANGUAGES, ...additional]).getIds();
}

/** Lists all language names that samples may use, including aliases and `text`. */
export function listLanguages(
  additional: readonly string[],
): readonly string[] {
  const { languages } = requirePrism('./components.js') as Components;
  const names = listParts(additional).map((id) => [
    id,
    languages[id]?.alias ?? [],
  ]);
  return [NAMES, names].flat(3);
}
