import { expect, it } from 'vitest';
import { listSamples } from '../../../../src/plugins/browser/run/createFiles';
import { createDocument, createEvent } from '../../../openrpc/createDocument';

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

it('offers what guides can run, by page, heading and name, and listeners of the reference', () => {
  const document = createDocument({ methods: [createEvent()] });
  const listeners = ['listen', 'once', 'clear'].map((name) => ({
    place: `Device.${name}()`,
    title: `Does ${name}.`,
    language: 'js',
    code: expect.stringMatching(/^import \{ Device \} from/) as string,
  }));
  expect(listSamples(document, [{ title: 'Guide', text: PAGE }])).toEqual([
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
    ...listeners,
  ]);
});
