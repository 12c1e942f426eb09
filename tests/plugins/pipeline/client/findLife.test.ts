import { expect, it } from 'vitest';
import {
  explainLife,
  explainPackage,
  findLife,
  findLifeInPage,
} from '../../../../src/plugins/pipeline/client/findLife';

const show = (found: ReturnType<typeof findLife>): readonly string[] =>
  found.map(({ line, what }) => `${line} ${what}`);

it.each([
  ['const [a] = useState<string>("");', ['1 useState()']],
  ['React.useEffect(() => {});', ['1 useEffect()']],
  ['const b = <b onClick={f}>x</b>;', ['1 onClick=']],
  ['class A extends React.Component { state = {} }', ['1 a class component']],
  ['class A extends React.Component { render() { return 1; } }', []],
  ['const b = <Badge onLabel="On" onTop onLevel={1} />;', []],
  ['if (ExecutionEnvironment.canUseDOM) start();', ['1 canUseDOM']],
  ['const p = { onClick: () => f() };', ['1 onClick:']],
  ["createElement('b', {\nonKeyDown() {} });", ['2 onKeyDown:']],
  ['const p = { onFocus: f, onEnd: f, onScroll: null };', ['1 onFocus:']],
  ['\n\n<BrowserOnly>{() => 1}</BrowserOnly>;', ['3 <BrowserOnly>']],
  ['// useState( does nothing\nconst a = "onClick={f} useEffect(";', []],
  ['const a = useMemo(() => 1, []);', []],
  ['const { colorMode } = useColorMode();', ['1 useColorMode()']],
  ['const a = { onClick: 1 }; class A extends Error {}', []],
])('%j has %j', (source, expected) => {
  expect(show(findLife(source))).toEqual(expected);
});

const PAGE = `---
title: useState(1)
---

import Counter from './Counter';

export const Dead = () => {
  const [count] = useState(0);
  return <b onClick={() => count}>{count}</b>;
};

Prose about useState(0) and \`useEffect(\`.

Text with <b onClick={f}>a press</b> in it.

\`\`\`jsx
const [count] = useState(1);
\`\`\`

<!-- <b onClick={f} /> -->

<Counter start={1} />
`;

it('a page is searched in its JSX and its exports, and nowhere else, and is told how it would live', () => {
  expect(show(findLifeInPage(PAGE))).toEqual([
    '8 useState()',
    '9 onClick=',
    '14 onClick=',
  ]);
  expect(explainLife('docs/guide.mdx', PAGE)?.message).toBe(
    "docs/guide.mdx:8: useState(), onClick=: no effect here (lines 8, 9, 14), because React doesn't run this file in the browser. Move the component to a file that starts with 'use client', and import it.",
  );
});

it('a file of code is told how it would live', () => {
  expect(explainLife('src/pages/own.jsx', 'useState(f);')?.message).toMatch(
    /Move the component to a file that starts with 'use client', and import it\.$/,
  );
  expect(explainLife('src/theme/Footer/index.tsx', 'useEffect(f);')).toEqual({
    message:
      "src/theme/Footer/index.tsx:1: useEffect(): no effect here, because React doesn't run this file in the browser. Start the file with 'use client', or move the interactive part to a file that does. To handle only clicks, see src/site/controls.ts.",
    isWarning: false,
  });
});

it('a package whose components have state is named, with its hooks', () => {
  const sources = ['(0,r.useState)(0)', 'useMemo()', 'React.useState(1)'];
  expect(explainPackage('a', sources)).toMatch(/^a: useState: /);
  expect(explainPackage('a', ['useMemo(); reuseState()'])).toBeUndefined();
});
