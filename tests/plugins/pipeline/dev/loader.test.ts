import { expect, it } from 'vitest';
import loader from '../../../../src/plugins/pipeline/dev/loader';

const PAGE = "'a': [() => import('@site/a.mdx'), '@site/a.mdx'";

it('takes from the list of pages what compiles them all', () => {
  expect(loader(`${PAGE}, require.resolveWeak('@site/a.mdx')],`)).toBe(
    `${PAGE}],`,
  );
});

it('refuses a list that it does not know, and says where to look', () => {
  expect(() => loader(`${PAGE}, weak('@site/a.mdx')],`)).toThrow(
    'registry.js names pages without resolveWeak now. See src/plugins/pipeline/README.md, "Dev server".',
  );
});

it('leaves a list without pages as it is', () => {
  expect(loader('export default {};')).toBe('export default {};');
});
