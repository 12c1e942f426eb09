/** Titles and descriptions of pages outside the docs, by name of the social card. */
export const STANDALONE_PAGES = {
  index: {
    title: 'JavaScript SDK',
    description:
      'Documentation for the Firebolt JavaScript SDK: guides, API reference, and changelog for apps on connected TVs and set-top boxes.',
  },
  compare: {
    title: 'Compare versions',
    description:
      'Compare any two versions of the Firebolt API: added, removed, deprecated, and changed symbols, and the changes that break apps.',
  },
  playground: {
    title: 'Playground',
    description:
      'Write code for any version of the Firebolt SDK, run it in your browser against a simulated device, and share it as a link.',
  },
  upgrade: {
    title: 'Upgrade check',
    description:
      'Check your code before you upgrade the Firebolt SDK: see, by file and line, what stops working, is deprecated, or behaves differently.',
  },
} as const;
