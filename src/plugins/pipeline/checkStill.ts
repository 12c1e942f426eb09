import path from 'node:path';
import { WebpackError, type Compilation, type Module } from 'webpack';
import { listDependencies } from './listDependencies';

/** Components that may use React's means, and why they work all the same. */
const KNOWN: Readonly<Record<string, string>> = {
  'DocPage/Layout': 'its state hides the sidebar, which we do not offer',
  'DocPage/Layout/Sidebar': 'the same',
  'DocPage/Layout/Sidebar/ExpandButton': 'the same',
  'DocSidebar/Desktop': 'the same',
  'DocSidebarItem/Link': 'passes on what only a drawer of the theme gives it',
  Loading: 'is no part of a page',
  AnnouncementBar: 'no page shows one',
  ErrorPageContent: 'is no part of a page',
  'Navbar/Layout': 'its click closes a drawer of the theme',
  PlainLink: 'StillPage answers links',
  DocVersionBanner: 'the plugin shell answers its link',
};

/** What React keeps up around pages, or shows in their place. */
const SHELL =
  /[\\/](?:components[\\/]PageProviders|theme[\\/]NotFound[\\/]index)\.[jt]sx?$/;

/** Code that we can see components in. */
const COMPONENT =
  /[\\/](?:src[\\/](?:theme|components)|theme-classic[\\/]lib[\\/]theme)[\\/](.+?)(?:[\\/]index)?\.[jt]sx?$/;

/** What does nothing in HTML that React has not made. */
const NEEDS_REACT =
  /\buse(?:State|Reducer|Effect|LayoutEffect)\b|\bon[A-Z]\w+(?=:)/;

const getFile = (module: Module): string => module.nameForCondition() ?? '';

/** All modules of a page, without those of the shell and those seen before. */
function listModules(
  { moduleGraph }: Compilation,
  page: Module,
  seen: Set<Module>,
): readonly Module[] {
  const found: Module[] = [];
  const visit = (module: Module | null): void => {
    if (!module || seen.has(module) || SHELL.test(getFile(module))) return;
    seen.add(module);
    found.push(module);
    for (const dependency of listDependencies(module)) {
      visit(moduleGraph.getModule(dependency));
    }
  };
  visit(page);
  return found;
}

/** What in a component needs React in the browser. */
function findNeed(module: Module): string | undefined {
  const name = COMPONENT.exec(getFile(module))?.[1];
  if (name === undefined || name.replace(/\\/g, '/') in KNOWN) return undefined;
  return NEEDS_REACT.exec(String(module.originalSource()?.source() ?? ''))?.[0];
}

/**
 * Finds components in pages of the docs that need React in the browser, where
 * these pages are mere HTML.
 *
 * @param pages the modules that make pages of the docs
 * @param registry the module that names the modules of all pages
 */
export function checkStill(
  compilation: Compilation,
  pages: readonly Module[],
  registry: Module,
): readonly WebpackError[] {
  // Core's list of the parts of all pages, which it needs for each.
  const seen = new Set([registry]);
  const { context } = compilation.compiler;
  const print = (module: Module) => path.relative(context, getFile(module));
  return pages.flatMap((page) =>
    listModules(compilation, page, seen).flatMap((module) => {
      const need = findNeed(module);
      if (need === undefined) return [];
      return new WebpackError(
        `${print(module)} uses ${need}, and is in ${print(page)}: pages of the docs are HTML that React leaves alone. Let the script of src/plugins/browser/shell answer it, or give what needs React a route of its own.`,
      );
    }),
  );
}
