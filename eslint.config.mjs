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
  'markdown',
  'search',
  'diagrams',
  'feed',
  'sdk',
  'typing',
  'run',
  'upgrade',
];

const FOLDERS = [
  ...PURE,
  'components',
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
  { folder: 'plugins', may: PURE },
  // These run in pages, as components do.
  { folder: 'plugins/{browser,pipeline}', may: [...PURE, 'components'] },
  { folder: 'theme', may: [...PURE, 'components'] },
  { folder: 'pages', may: [...PURE, 'components'] },
  // Commands: nothing of the site needs them. The first asks Docusaurus.
  { folder: 'versions', may: ['upgrade'] },
  { folder: 'commands', may: PURE },
];

/** A rule against imports from a layer above, or beside. */
function forbidUpward({ folder, may }) {
  const [root] = folder.split('/');
  const others = FOLDERS.filter((name) => name !== root && !may.includes(name));
  const regexes = [`^(@site/src|\\.\\.(/\\.\\.)*)/(${others.join('|')})(/|$)`];
  // No React, no Docusaurus, no files.
  if (PURE.includes(root)) {
    regexes.push('^(react|node:|@docusaurus/|@theme/)');
  }
  const allowed = ['its own files', ...may.map((name) => `src/${name}`)];
  const message = `src/${root} may import ${allowed.join(', ')}: see the layers in src/README.md. Move what both need to a layer below.`;
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: refuse(regexes, message),
  };
}

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
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
  ...LAYERS.map(forbidUpward),
  ...rooms,
  only(
    'src/openrpc/*.ts',
    '',
    'src/openrpc is pure: it imports its own files and src/text.',
  ),
);
