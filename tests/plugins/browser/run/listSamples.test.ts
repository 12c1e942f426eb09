import { expect, it } from 'vitest';
import { listSamples } from '../../../../src/plugins/browser/run/createFiles';
import { readDocument } from '../../../../src/plugins/content/openrpc/readDocument';

const PAGE = `# Title

\`\`\`js
first();
\`\`\`

## Sign \`in\` {#sign-in}

- Step:

  \`\`\`js title="app.js" run="0.7.0"
  if (a) {
    b();
  }
  \`\`\`

\`\`\`js norun
no();
\`\`\`

### Types

\`\`\`ts title="app.ts"
const a: string = b();
\`\`\`

\`\`\`json
{}
\`\`\`
`;

const document = readDocument('.', 'versioned_docs/version-0.8.0');

it('offers what guides can run, by page, heading and name', () => {
  const samples = listSamples(document, [{ title: 'Guide', text: PAGE }]);
  expect(samples.filter(({ place }) => place === 'Guide')).toEqual([
    { place: 'Guide', title: 'Guide', language: 'js', code: 'first();\n' },
    {
      place: 'Guide',
      title: 'Sign in: app.js',
      language: 'js',
      version: '0.7.0',
      code: 'if (a) {\n  b();\n}\n',
    },
    {
      place: 'Guide',
      title: 'Types: app.ts',
      language: 'ts',
      code: 'const a: string = b();\n',
    },
  ]);
});

it('offers the examples of the reference', () => {
  const samples = listSamples(document, []);
  expect(samples.length).toBeGreaterThan(100);
  for (const place of ['Device.name()', 'Lifecycle.listen()']) {
    const sample = samples.find((one) => one.place === place);
    expect(sample?.code, place).toMatch(/^import \{ \w+ \} from/);
    expect(sample?.title, place).not.toBe('');
  }
});
