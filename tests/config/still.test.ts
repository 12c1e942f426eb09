import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
  // Types take seconds to read, and this rule needs none.
  overrideConfig: {
    languageOptions: {
      parserOptions: { project: false, projectService: false },
    },
  },
});

async function lint(file: string, body: string): Promise<readonly string[]> {
  const text = `export default function Box(props) {\n  ${body}\n}\n`;
  const [result] = await eslint.lintText(text, { filePath: file });
  return result?.messages.map(({ message }) => message) ?? [];
}

const BUTTON = 'return <button onClick={props.press} />;';

describe('a still component', () => {
  it.each([
    ['state', 'const [x] = useState(0); return <p>{x}</p>;'],
    ['state of React', 'const [x] = React.useState(0); return <p>{x}</p>;'],
    ['an effect', 'useEffect(() => {}); return null;'],
    ['an effect before paint', 'useLayoutEffect(() => {}); return null;'],
    ['a reference', 'const host = useRef(null); return <p ref={host} />;'],
    ['a question for the browser', 'return useIsBrowser() ? <p /> : null;'],
    ['a handler', BUTTON],
    [
      'a class',
      'return class extends Object {}; } class A extends Component {',
    ],
  ])('may not have %s', async (_, body) => {
    for (const folder of ['components', 'theme', 'pages']) {
      expect(await lint(`src/${folder}/Box.tsx`, body)).toHaveLength(1);
    }
  });

  it.each([
    ['a control', "return <button {...control('tab')} />;"],
    [
      'what React remembers while it renders',
      'return useMemo(() => null, []);',
    ],
    ['what core knows of a page', 'return <p>{useDoc().metadata.title}</p>;'],
  ])('may have %s', async (_, body) => {
    expect(await lint('src/components/Box.tsx', body)).toEqual([]);
  });

  it('is told why, and what to do', async () => {
    expect(await lint('src/components/Box.tsx', BUTTON)).toEqual([
      'src/components makes HTML when the site is built; React never runs it in the browser, so an on… handler does nothing there. For a press, add a name to src/site/controls.ts, print it with control(), and answer it in src/browser/controls. For a tool, make an island in src/browser.',
    ]);
  });
});

it('an island moves', async () => {
  expect(await lint('src/browser/compare/Box.tsx', BUTTON)).toEqual([]);
});

it('an exception may have handlers, but no imports from above', async () => {
  const file = 'src/components/CrashMessage.tsx';
  expect(await lint(file, BUTTON)).toEqual([]);
  expect(await lint(file, "return import('../theme/TOC');")).toHaveLength(1);
});
