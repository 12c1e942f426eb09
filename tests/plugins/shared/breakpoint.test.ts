import path from 'node:path';
import { expect, it } from 'vitest';
import { readStyles } from '../../css/readStyles';
import {
  BREAKPOINT,
  setBreakpoint,
} from '../../../src/plugins/shared/breakpoint';

const WIDE = `(min-width:${BREAKPOINT}px)`;
const NARROW = `(max-width:${BREAKPOINT - 1}px)`;

it.each([
  ['(--wide)', WIDE],
  ['screen and (--narrow)', `screen and ${NARROW}`],
  ['(min-width: 997px)', WIDE],
  ['(max-width:996px)', NARROW],
  ['(min-width: 1440px)', '(min-width: 1440px)'],
  ['print', 'print'],
])('%s becomes %s', (media, lowered) => {
  expect(setBreakpoint(media)).toBe(lowered);
});

it('knows the width of every style sheet of the theme', () => {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const widths = [...readStyles(path.join(theme, 'theme')).values()].flatMap(
    (css) => css.match(/\((?:min|max)-width: \d{3,}px\)/g) ?? [],
  );
  const unknown = widths.filter((width) => setBreakpoint(width) === width);
  // This width is in a style sheet of the blog plugin, which the site doesn't use.
  expect([...new Set(unknown)]).toEqual(['(max-width: 576px)']);
});
