import type * as TypeScript from 'typescript';
import { withoutSamples } from '../../shared/findReference';
import { requireFromMdx } from '../replaceMdx';

/** Something that needs React in the browser, such as a hook, and its line. */
interface Life {
  readonly line: number;
  readonly what: string;
}

/** Hooks of React, Docusaurus, and the theme that have state or effects. */
const HOOKS =
  'use(?:State|Reducer|Ref|Effect|LayoutEffect|ImperativeHandle|IsBrowser|ColorMode|PrismTheme|DocsPreferredVersion|AnnouncementBar|ScrollPosition|ScrollController|Collapsible|TabGroupChoice|WindowSize|HideableNavbar|BackToTopButton|TOCHighlight|CodeWordWrap|KeyboardNavigation|LockBodyScroll)';

const HOOK = new RegExp(`^${HOOKS}$`);

/** Hooks whose values for the default color mode are a good first render. */
const FROZEN = /^use(?:ColorMode|PrismTheme)\(\)$/;

/** Theme components that run while a client component loads, or after it fails. */
export const LIVE = ['Error', 'ErrorPageContent', 'Loading'];

/** Handlers of elements, which `createElement` and `{...props}` get in an object. */
const HANDLERS =
  'on(?:Click|DoubleClick|Change|Input|Submit|Focus|Blur|Scroll|Wheel|(?:Key|Mouse|Pointer|Touch)\\w+)';

const HANDLER = new RegExp(`^${HANDLERS}$`);

/** Only files that match are parsed, because loading the compiler takes half a second. */
const HINT = new RegExp(
  `\\b${HOOKS}\\b|\\bon[A-Z]\\w*\\s*=|\\b${HANDLERS}\\b|\\bextends\\s+(?:React\\.)?(?:Pure)?Component\\b|<BrowserOnly\\b|\\bcanUseDOM\\b`,
);

const CLASS = /^(?:React\.)?(?:Pure)?Component$/;

/** Members of a class component that does more than render its props. */
const MEMBERS =
  /\b(?:state|setState|forceUpdate|createRef|component(?:Did|Will)\w+)\b/;

const load = (): typeof TypeScript =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- few files need it
  require('typescript') as typeof TypeScript;

/** Finds `onClick() {}`, `onClick: () => {}`, and `onClick: press` in an object. */
function isHandler(
  ts: typeof TypeScript,
  node: TypeScript.Node,
): node is TypeScript.PropertyAssignment | TypeScript.MethodDeclaration {
  if (ts.isMethodDeclaration(node)) return HANDLER.test(node.name.getText());
  if (!ts.isPropertyAssignment(node)) return false;
  const { name, initializer } = node;
  return (
    HANDLER.test(name.getText()) &&
    (ts.isFunctionLike(initializer) || ts.isIdentifier(initializer))
  );
}

function describe(ts: typeof TypeScript, node: TypeScript.Node): string {
  if (ts.isCallExpression(node)) {
    const { expression } = node;
    const name = ts.isPropertyAccessExpression(expression)
      ? expression.name.text
      : expression.getText();
    return HOOK.test(name) ? `${name}()` : '';
  }
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    // A text or number, such as `onLabel="On"`, handles nothing.
    const value = node.initializer;
    const isCode =
      value !== undefined &&
      ts.isJsxExpression(value) &&
      value.expression !== undefined &&
      !ts.isLiteralExpression(value.expression);
    return isCode && /^on[A-Z]/.test(name) ? `${name}=` : '';
  }
  if (isHandler(ts, node)) return `${node.name.getText()}:`;
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return node.tagName.getText() === 'BrowserOnly' ? '<BrowserOnly>' : '';
  if (ts.isHeritageClause(node))
    return MEMBERS.test(node.parent.getText()) &&
      node.types.some(({ expression }) => CLASS.test(expression.getText()))
      ? 'a class component'
      : '';
  if (ts.isPropertyAccessExpression(node))
    return node.name.text === 'canUseDOM' ? 'canUseDOM' : '';
  return '';
}

/** Finds hooks, event handlers, class components, and `BrowserOnly`. */
export function findLife(source: string, firstLine = 1): readonly Life[] {
  if (!HINT.test(source)) return [];
  const ts = load();
  const file = ts.createSourceFile(
    'file.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: Life[] = [];
  const visit = (node: TypeScript.Node): void => {
    const what = describe(ts, node);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (what) found.push({ line: firstLine + line, what });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

interface MdxNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly MdxNode[];
  readonly position?: { readonly start: { readonly line: number } };
}

type Parse = (text: string) => MdxNode;

interface Unified {
  readonly use: (plugin: unknown) => Unified;
  readonly parse: Parse;
}

function loadParser(): Parse {
  const unified = requireFromMdx('unified') as () => Unified;
  return unified()
    .use(requireFromMdx('remark-parse'))
    .use(requireFromMdx('remark-mdx')).parse;
}

const listNodes = (node: MdxNode): readonly MdxNode[] => [
  node,
  ...(node.children ?? []).flatMap(listNodes),
];

/** Like `findLife`, for the JSX and the exports of an MDX page. */
export function findLifeInPage(source: string): readonly Life[] {
  const shown = withoutSamples(source);
  if (!HINT.test(shown)) return [];
  // Replaces the front matter with empty lines, so that line numbers stay correct.
  const text = shown.replace(/^---\n[^]*?\n---\n/, (matter) =>
    matter.replace(/[^\n]+/g, ''),
  );
  return listNodes(loadParser()(text))
    .filter(
      ({ type, value = '' }) =>
        (type === 'jsx' || type === 'export') && !value.startsWith('<!--'),
    )
    .flatMap(({ value = '', position }) =>
      findLife(value, position?.start.line),
    );
}

interface Problem {
  readonly message: string;
  readonly isWarning: boolean;
}

/**
 * Describes a file that uses React in the browser but lacks 'use client'. As in the pages
 * of stock Docusaurus, the color mode is the default one, so this is only a warning.
 * @param original the theme's component that the file replaces; what it does, too, is
 *   allowed, because the page's script replaces it
 */
export function explainLife(
  file: string,
  source: string,
  original = '',
): Problem | undefined {
  const isText = /\.mdx?$/.test(file);
  const all = isText ? findLifeInPage(source) : findLife(source);
  const known = new Set(
    all.length > 0 ? findLife(original).map(({ what }) => what) : [],
  );
  const found = all.filter(({ what }) => !known.has(what));
  const [first] = found;
  if (!first) return undefined;
  const list = [...new Set(found.map(({ what }) => what))].join(', ');
  const lines = [...new Set(found.map(({ line }) => line))].join(', ');
  const more = lines.includes(',') ? ` (lines ${lines})` : '';
  // A page itself is never a client file.
  const isPage =
    isText || (file.startsWith('src/pages/') && !file.includes('/_'));
  const way = isPage
    ? "Move the component to a file that starts with 'use client', and import it."
    : "Start the file with 'use client', or move the interactive part to a file that does. To handle only clicks, see src/site/controls.ts.";
  const isWarning = found.every(({ what }) => FROZEN.test(what));
  const effect = isWarning ? 'only the default color mode' : 'no effect';
  const message = `${file}:${first.line}: ${list}: ${effect} here${more}, because React doesn't run this file in the browser. ${way}`;
  return { message, isWarning };
}

/** Returns the warning for a package whose components need React in the browser. */
export function explainPackage(
  name: string,
  sources: readonly string[],
): string | undefined {
  const found = sources.flatMap(
    (text) => new RegExp(`\\b${HOOKS}\\b`).exec(text)?.[0] ?? [],
  );
  if (found.length === 0) return undefined;
  return `${name}: ${[...new Set(found)].join(', ')}: its components may have no effect here, because React doesn't run them in the browser. Import the package in a file that starts with 'use client', and use that file in the page.`;
}
