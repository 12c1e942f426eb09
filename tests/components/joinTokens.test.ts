import { expect, it } from 'vitest';
import {
  joinTokens,
  type Token,
} from '../../src/components/CodeLines/joinTokens';

const NO_THEME = new Set<string>();

const token = (content: string, ...types: string[]): Token => ({
  content,
  types,
});

it('text of one color is one run, over lines as well', () => {
  expect(
    joinTokens(
      [
        [token('await', 'keyword'), token(' ', 'plain'), token('a', 'plain')],
        [token('\n', 'plain')],
        [
          token('(', 'punctuation'),
          token('"b"', 'string'),
          token('"c"', 'string'),
        ],
      ],
      NO_THEME,
    ),
  ).toEqual([
    { color: 'keyword', text: 'await' },
    { text: ' a\n\n(' },
    { color: 'string', text: '"b""c"' },
    { text: '\n' },
  ]);
});

it('of several colors, that of the name counts', () => {
  expect(
    joinTokens([[token('key', 'string', 'property')]], NO_THEME)[0],
  ).toEqual({
    color: 'name',
    text: 'key',
  });
});
