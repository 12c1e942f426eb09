import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../src/plugins/shared/listFiles';

/** The theme's components, which `src/theme` can replace. */
const STOCK = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Handlers, and hooks with state or effects, which don't work in plain HTML. */
const LIFE =
  /\bon[A-Z]\w*=\{|\buse(?:State|Reducer|Ref|Effect|LayoutEffect|IsBrowser|Collapsible|TabGroupChoice|ColorMode|WindowSize|HideableNavbar|BackToTopButton|TOCHighlight|CodeWordWrap|KeyboardNavigation|LockBodyScroll)\(|<Collapsible\b/;

const HIDEABLE = 'src/browser/controls/sidebar.ts hides the sidebar';
const REPLACED = 'what renders it is replaced';

/** Components with handlers or hooks that the site uses anyway, and the reason. */
const FINE: Readonly<Record<string, string>> = {
  'BlogSidebar/index':
    'it asks for the width of a browser, and none is a wide one',
  'CodeBlock/CopyButton/index': REPLACED,
  'CodeBlock/WordWrapButton/index': REPLACED,
  'ColorModeToggle/index': REPLACED,
  'DocPage/Layout/Sidebar/ExpandButton/index': HIDEABLE,
  'DocPage/Layout/Sidebar/index': HIDEABLE,
  'DocPage/Layout/index': HIDEABLE,
  'DocSidebar/Desktop/index': HIDEABLE,
  'DocSidebar/Mobile/index': REPLACED,
  'Layout/index': 'src/browser/controls/keyboard.ts shows the focus',
  'Navbar/Layout/index': REPLACED,
  'Navbar/MobileSidebar/Header/index': REPLACED,
  'Navbar/MobileSidebar/PrimaryMenu/index': REPLACED,
  'Navbar/MobileSidebar/SecondaryMenu/index': REPLACED,
  'Navbar/MobileSidebar/index': REPLACED,
};

const isReplaced = (name: string): boolean =>
  fs.existsSync(`src/theme/${name.replace(/\/index$/, '')}/index.tsx`);

it('of the theme is replaced if React would have to run it in the browser', () => {
  const files = listFiles(STOCK).filter((name) => name.endsWith('.js'));
  const living = files
    .filter((name) =>
      LIFE.test(fs.readFileSync(path.join(STOCK, name), 'utf8')),
    )
    .map((name) => name.replace(/\.js$/, ''))
    .filter((name) => !isReplaced(name));
  expect(files.length).toBeGreaterThan(50);
  expect(living.sort()).toEqual(Object.keys(FINE).sort());
});
