import { createRequire } from 'node:module';
import { answer } from '../shared/runInThread';

interface Printer {
  readonly toJSX: (tree: object, parent: object, options: object) => string;
}

const { toJSX } = createRequire(require.resolve('@docusaurus/mdx-loader'))(
  '@mdx-js/mdx/mdx-hast-to-jsx',
) as Printer;

/** The last step of MDX: the code of a page's tree. */
answer((tree) => toJSX(JSON.parse(tree) as object, {}, {}));
