import { expect, test } from 'vitest';
import { checkImports } from '@site/src/plugins/checks/pages/checkImports';

const PAGE = 'docs/firebolt_docs/app-lifecycle/lifecycle-management.mdx';

const check = (text: string) => checkImports('.', PAGE, text);

test.each([
  "import Tabs from '@theme/Tabs';",
  '1. Do\n\n   ```ts title="a.ts"\n   import x from \'./none\';\n   ```',
  'An import of goods from afar.',
])('%j is fine', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  [
    "\nimport Module from '@site/src/components/api/Module';",
    ':2: import of "@site/src/components/api/Module": pages may import only from src/components/public, whose interface is stable for released pages. Did you mean "Module"? Import a component from @site/src/components/public/, or add Module there.',
  ],
  [
    "import Diagram from '@site/src/components/public/Diagramm';",
    ':1: import of "@site/src/components/public/Diagramm": unknown component "Diagramm". Did you mean "Diagram"? Import a component from @site/src/components/public/, or add Diagramm there.',
  ],
  [
    "import x from '../../../versioned_docs/version-0.5.3/api/openrpc.json?index';",
    ':1: import of "../../../versioned_docs/version-0.5.3/api/openrpc.json?index": it is outside docs/, so a later edit for another version could change this page. Copy the file to docs/ and import it from there.',
  ],
])('%j is refused: %s', (text, message) => {
  expect(check(text)).toEqual([`${PAGE}${message}`]);
});

test('an import of several lines counts where it ends', () => {
  expect(
    check("import {\n  a,\n  b,\n} from '../../../none.json';")[0],
  ).toMatch(/lifecycle-management\.mdx:4: /);
});
