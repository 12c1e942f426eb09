import { expect, it } from 'vitest';
import { getRun } from '../../src/text/getRun';

it.each([
  ['javascript', 'title="a"', "import 'b';\na();", {}],
  ['js', 'title="a" run="0.7.0"', 'a();', { version: '0.7.0' }],
  ['ts', 'title="a"', 'a();', { language: 'ts' }],
  ['typescript', 'norun', 'a();', undefined],
  ['json', '', '{}', undefined],
  ['js', '', "// Here:\nimport {\n  A,\n} from 'b'; /* C */\n", undefined],
  ['js', '', "await import('b');", {}],
])('%s %s %j runs: %j', (language, meta, code, run) => {
  expect(getRun(language, meta, code)).toEqual(run);
});
