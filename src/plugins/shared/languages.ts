import { createRequire } from 'node:module';
import { suggest } from '../../text/suggest';

/** The languages of code that Docusaurus colors by itself, in Prism's names. */
const LANGUAGES =
  `bash c clike coffeescript cpp css diff git go graphql handlebars javascript json jsx
  less makefile markdown markup objectivec ocaml python reason sass scss sql stylus tsx
  typescript wasm yaml`.split(/\s+/);

/** Other names that samples have, of languages without colors among them. */
const NAMES = ['mdx', 'mdx-code-block', 'plain', 'plaintext', 'text', 'txt'];

interface Components {
  readonly languages: Readonly<
    Record<string, { readonly alias?: string | readonly string[] }>
  >;
}

/** As far as Prism tells of the parts that it has. */
type GetLoader = (
  components: Components,
  names: readonly string[],
) => { readonly getIds: () => readonly string[] };

const requirePrism = createRequire(require.resolve('prismjs/package.json'));

/**
 * Prism's parts for the languages of the site, those that others need first.
 * @param additional as the settings name them: `prism.additionalLanguages`
 * @throws for a language that Prism does not have
 */
export function listParts(additional: readonly string[]): readonly string[] {
  const components = requirePrism('./components.js') as Components;
  const known = Object.keys(components.languages);
  const faults = additional
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `docusaurus.config.ts: prism.additionalLanguages: unknown Prism language "${name}". ${suggest(name, known)}`,
    );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const getLoader = requirePrism('./dependencies.js') as GetLoader;
  return getLoader(components, [...LANGUAGES, ...additional]).getIds();
}

/** All names by which samples can ask for colors, and those of plain text. */
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
