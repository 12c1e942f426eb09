import { builtinModules } from 'node:module';
import tseslint from 'typescript-eslint';

/** The folders of src/openrpc, lowest layer first, and the folders that each may import. */
const ROOMS = {
  document: [],
  schema: ['document'],
  print: ['document', 'schema'],
  declarations: ['document', 'schema', 'print'],
  diff: ['document', 'schema', 'print'],
  history: ['document', 'diff'],
  pages: ['document', 'schema', 'print', 'diff', 'history'],
};

/** Forbids imports that match, including those with `import()`. */
const refuse = (regexes, message) => ({
  'no-restricted-imports': [
    'error',
    { patterns: regexes.map((regex) => ({ regex, message })) },
  ],
  'no-restricted-syntax': [
    'error',
    ...regexes.map((regex) => ({
      // A selector ends its pattern at the first slash.
      selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`,
      message,
    })),
  ],
});

/** Allows the files to import only each other, and paths that match the pattern. */
const only = (files, others, message) => ({
  files: [files],
  rules: refuse([`^(?!\\./${others})`], message),
});

const rooms = Object.entries(ROOMS).map(([room, below]) =>
  only(
    `src/openrpc/${room}/**/*.ts`,
    [...below.map((name) => `|\\.\\./${name}/`), '|\\.\\./\\.\\./text/'].join(
      '',
    ),
    `src/openrpc/${room} may import only its own files, src/text, and the layers below it: ${below.join(', ') || 'none'}. See src/openrpc/README.md.`,
  ),
);

/** Folders of `src` that don't use React, Docusaurus, or files, lowest layer first. */
const PURE = [
  'text',
  'site',
  'openrpc',
  'reference',
  'markdown',
  'search',
  'diagrams',
  'feed',
  'sdk',
  'typing',
  'upgrade',
];

/** Folders of `src/browser` with React components, or with the code that runs them. */
const WITH_REACT = [
  'compare',
  'nearest',
  'playground',
  'react',
  'search',
  'upgrade',
];

/** Formats that the build writes and the browser reads. */
const FORMATS = ['browser/run/sandbox/protocol', 'browser/run/sharing/Sample'];

/** Folders of `src/plugins`, lowest layer first; those in one layer don't import each other. */
const PLUGINS = [
  ['shared'],
  ['content'],
  ['checks', 'browser', 'pipeline', 'styles'],
  ['main'],
];

const FOLDERS = [
  ...PURE,
  'components',
  'browser',
  'plugins',
  'theme',
  'pages',
  'versions',
  'commands',
];

/** The folders of `src` that a folder may import. */
const LAYERS = [
  ...PURE.filter((folder) => folder !== 'openrpc').map((folder) => ({
    folder,
    may: PURE.slice(0, PURE.indexOf(folder)),
  })),
  { folder: 'components', may: PURE },
  { folder: 'browser', may: PURE },
  ...WITH_REACT.map((name) => ({
    folder: `browser/${name}`,
    may: [...PURE, 'components'],
  })),
  // Plugins refer to other files in `browser` by path.
  { folder: 'plugins', may: [...PURE, ...FORMATS] },
  ...PLUGINS.flatMap((floor, i) =>
    floor.map((name) => ({
      folder: `plugins/${name}`,
      may: [...PURE, ...FORMATS],
      not: PLUGINS.slice(i)
        .flat()
        .filter((other) => other !== name),
    })),
  ),
  { folder: 'theme', may: [...PURE, 'components', 'browser'] },
  { folder: 'pages', may: [...PURE, 'components', 'browser'] },
  // The site doesn't import these commands.
  {
    folder: 'versions',
    may: ['upgrade', 'site', 'text', 'plugins/content/openrpc/readDocument'],
  },
  { folder: 'commands', may: PURE },
];

/** Forbids imports from the same layer or a higher one. */
function forbidUpward({ folder, may, not = [] }) {
  const [root] = folder.split('/');
  const others = FOLDERS.filter((name) => name !== root && !may.includes(name));
  // Single files that are allowed, although their folder isn't.
  const files = may
    .filter((name) => name.includes('/'))
    .map((name) => `(?!${name}$)`);
  // From `src/plugins/main`, `../browser` is a folder of plugins.
  const up = folder.split('/').map(() => '\\.\\.');
  const regexes = [
    `^(@site/src|${up.join('/')}(/\\.\\.)*)/${files.join('')}(${others.join('|')})(/|$)`,
  ];
  // For `src/plugins`: imports from a folder in it, at most two levels deep.
  if (not.length) regexes.push(`^(\\.\\./){1,2}(${not.join('|')})/`);
  if (PURE.includes(root) || folder === 'browser') {
    regexes.push(
      `^(react|node:|@docusaurus/|@theme/|(${builtinModules.join('|')})$)`,
    );
  }
  const allowed = ['its own files', ...may.map((name) => `src/${name}`)];
  const readme = not.length > 0 ? 'src/plugins/README.md' : 'src/README.md';
  const message = `src/${folder} may import only ${allowed.join(', ')}${not.length > 0 ? `, but not src/plugins/${not.join(', ')}` : ''}. See the layers in ${readme}. Move shared code to a lower layer.`;
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: refuse(regexes, message),
  };
}

/** The maximum number of lines in a function, including comments. */
const LONGEST = 60;

/** Files with a longer function, and why. */
const LONG = {
  'src/theme/DocSidebarItem/Category/index.tsx':
    "keeps the order of the theme's file, so that `npm run theme:diff` prints few changes",
};

/** Fixed waiting times: too long on a fast machine, and too short on a slow one. */
const SLEEPS = [
  "CallExpression[callee.property.name='waitForTimeout']",
  "Literal[value='networkidle']",
].map((selector) => ({
  selector,
  message:
    'Wait for something that a reader would see (expect), not for a time. To check that nothing happens, use settle().',
}));

/** Selects one of several elements, which hides that there are several. */
const FIRST_OF_SEVERAL = {
  selector: 'CallExpression[callee.property.name=/^(?:first|last|nth)$/]',
  message:
    'Select the one element that the test means by role, name, and region. For any of several equal elements, or for a position in a list whose order the test checks, use anyOf() or at() from tests/browser/pick.ts.',
};

/** Mocked modules depend on earlier tests, because test files share loaded modules. */
const MOCKED_MODULE = {
  selector:
    "CallExpression[callee.object.name='vi'][callee.property.name=/[mM]ock$/][arguments.0.value=/^[.]/]",
  message:
    'Test files share loaded modules, so a mock has no effect if another test has already loaded the module. Use the real module, or pass in what it needs.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.cache',
      '.docusaurus',
      'tests/fixtures',
      '**/*.{js,mjs,cjs}',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true },
    },
    rules: {
      // Numbers need no conversion in template strings.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true },
      ],
      // A callback that returns nothing may consist of a single call, without braces.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreVoidReturningFunctions: true },
      ],
      // Docusaurus and its tools expect some functions to be async.
      '@typescript-eslint/require-await': 'off',
    },
  },
  ...LAYERS.map((layer) => forbidUpward(layer)),
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: Object.keys(LONG),
    rules: { 'max-lines-per-function': ['error', LONGEST] },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', MOCKED_MODULE] },
  },
  {
    files: ['tests/browser/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        MOCKED_MODULE,
        ...SLEEPS,
        FIRST_OF_SEVERAL,
      ],
    },
  },
  {
    files: ['tests/browser/pick.ts'],
    rules: { 'no-restricted-syntax': ['error', MOCKED_MODULE, ...SLEEPS] },
  },
  ...rooms,
  only(
    'src/openrpc/*.ts',
    '',
    'src/openrpc is pure: it may import only its own files and src/text.',
  ),
);
