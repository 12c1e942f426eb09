import { builtinModules } from 'node:module';
import tseslint from 'typescript-eslint';

/** Rooms of src/openrpc, from the ground up, and which others each may use. */
const ROOMS = {
  document: [],
  schema: ['document'],
  print: ['document', 'schema'],
  declarations: ['document', 'schema', 'print'],
  diff: ['document', 'schema', 'print'],
  history: ['document', 'diff'],
  pages: ['document', 'schema', 'print', 'diff', 'history'],
};

/** Refuses imports of the names that fit, also where `import()` loads them. */
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

/** Lets the files import each other, and what the pattern names besides. */
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
    `src/openrpc/${room} imports only its own files, src/text and the rooms below it: ${below.join(', ') || 'none'}. See src/openrpc/README.md.`,
  ),
);

/** Folders of `src` without React, Docusaurus and files, from the ground up. */
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

/** Folders of `src/browser` with components of React, and what runs them. */
const WITH_REACT = [
  'compare',
  'nearest',
  'playground',
  'react',
  'search',
  'upgrade',
];

/** What the build writes and the browser reads: the formats are for both. */
const FORMATS = ['browser/run/sandbox/protocol', 'browser/run/sharing/Sample'];

/** Folders of `src/plugins`, from the ground up; none imports from beside it. */
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

/** What the files of a folder may import of the other folders of `src`. */
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
  // They name the other files of `browser` by path.
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
  // Commands: nothing of the site needs them. The first asks Docusaurus.
  { folder: 'versions', may: ['upgrade', 'text'] },
  { folder: 'commands', may: PURE },
];

/** A rule against imports from a layer above, or beside. */
function forbidUpward({ folder, may, not = [] }) {
  const [root] = folder.split('/');
  const others = FOLDERS.filter((name) => name !== root && !may.includes(name));
  // Files of a folder that is closed else.
  const files = may
    .filter((name) => name.includes('/'))
    .map((name) => `(?!${name}$)`);
  // From `src/plugins/main`, `../browser` is a folder of plugins.
  const up = folder.split('/').map(() => '\\.\\.');
  const regexes = [
    `^(@site/src|${up.join('/')}(/\\.\\.)*)/${files.join('')}(${others.join('|')})(/|$)`,
  ];
  // Of `src/plugins`, from one of its folders, or from a folder in that.
  if (not.length) regexes.push(`^(\\.\\./){1,2}(${not.join('|')})/`);
  // No React, no Docusaurus, no files.
  if (PURE.includes(root) || folder === 'browser') {
    regexes.push(
      `^(react|node:|@docusaurus/|@theme/|(${builtinModules.join('|')})$)`,
    );
  }
  const allowed = ['its own files', ...may.map((name) => `src/${name}`)];
  const readme = not.length > 0 ? 'src/plugins/README.md' : 'src/README.md';
  const message = `src/${folder} may import ${allowed.join(', ')}${not.length > 0 ? `, and not src/plugins/${not.join(', ')}` : ''}: see the layers in ${readme}. Move what both need to a layer below.`;
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: refuse(regexes, message),
  };
}

/** Lines that a function may have, with its comments. */
const LONGEST = 60;

/** Files with a longer one. */
const LONG = {
  'src/theme/DocSidebarItem/Category/index.tsx':
    "in the order of the theme's file, so that `npm run theme:diff` says little",
};

/** What makes a test late on a fast machine and wrong on a slow one. */
const SLEEPS = [
  "CallExpression[callee.property.name='waitForTimeout']",
  "Literal[value='networkidle']",
].map((selector) => ({
  selector,
  message:
    'A test waits for a fact, not for time: for what a reader would see (expect), or, where nothing shall happen, by settle().',
}));

/** What takes whichever element comes first, and hides that there are several. */
const FIRST_OF_SEVERAL = {
  selector: 'CallExpression[callee.property.name=/^(?:first|last|nth)$/]',
  message:
    'A test names the one element that it means: by role, name and region. Where it means any of several that are alike, or a place in a list whose order it tests, it says so by anyOf() or at() of tests/browser/pick.ts.',
};

/** What depends on the tests that ran before: files of tests share loaded modules. */
const MOCKED_MODULE = {
  selector:
    "CallExpression[callee.object.name='vi'][callee.property.name=/[mM]ock$/][arguments.0.value=/^[.]/]",
  message:
    'Files of tests share loaded modules, so a mock comes too late where another test has loaded the module. Use the module itself, or pass what it needs.',
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
      // Numbers in texts read well as they are.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true },
      ],
      // Docusaurus and its tools expect async functions here and there.
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
    'src/openrpc is pure: it imports its own files and src/text.',
  ),
);
