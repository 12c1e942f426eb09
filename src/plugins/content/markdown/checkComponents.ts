import { suggest } from '../../../text/suggest';
import { findImports } from '../../checks/pages/checkImports';

/** Components that are printed from their model. */
const MODELS = ['Module', 'SchemaPage'];

/** Components whose HTML is of elements that Markdown can say. */
const PLAIN = [
  'Changes',
  'Diagram',
  'Downloads',
  'FeedElements',
  'FeedHeading',
  'FeedKinds',
  'FeedMap',
  'Index',
  'Install',
  'Symbols',
];

/** What a page's text is taken for data, and shows nothing by itself. */
const DATA = /\.json(\?.*)?$|\/get[A-Z]\w*$/;

/** A model ends its page: below it, text would be missing in Markdown. */
const END =
  /<(?:Module|SchemaPage) model=\{model\}(?: formerIds=\{.*\})? \/>\s+export const toc = model\.toc;\s*$/;

/**
 * What keeps a page from becoming Markdown: `file:line: what and fix`.
 *
 * @param text of the page as it is written
 */
export function checkComponents(file: string, text: string): readonly string[] {
  const components = findImports(text)
    .filter(({ from }) => !DATA.test(from))
    .map(({ from, line }) => ({ line, name: from.replace(/^.*\//, '') }));
  const known = [...MODELS, ...PLAIN];
  const unknown = components.filter(({ name }) => !known.includes(name));
  const isModel = components.some(({ name }) => MODELS.includes(name));
  return [
    ...unknown.map(
      ({ name, line }) =>
        `${file}:${line}: the component ${name} has no form in Markdown. ${suggest(name, known)} Use one of them, or see what its HTML becomes and name it in src/plugins/content/markdown/checkComponents.ts.`,
    ),
    ...(isModel && !END.test(text)
      ? [
          `${file}: text below the model of a page would be missing in its Markdown. Put it above, and end the page with the component and "export const toc = model.toc;".`,
        ]
      : []),
  ];
}
