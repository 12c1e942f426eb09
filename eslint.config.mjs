import tseslint from 'typescript-eslint';

const library = 'src/openrpc/**/*.ts';

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
  {
    files: [library],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\./|(\\.\\./)+[a-z]+/)',
              message:
                'src/openrpc is pure: it imports its own files and src/text.',
            },
          ],
        },
      ],
    },
  },
);
