/** What the pages outside the docs say of themselves, by name of their card. */
export const STANDALONE_PAGES = {
  index: {
    title: 'Firebolt',
    description:
      'Documentation of the Firebolt JavaScript SDK: guides, API reference and changelog for apps on connected TVs and set-top boxes.',
  },
  compare: {
    title: 'Compare versions',
    description:
      'What differs between any two versions of the Firebolt API: added, removed, deprecated and changed symbols, and what breaks an app.',
  },
  playground: {
    title: 'Playground',
    description:
      'Write code for the Firebolt SDK of any version, run it in your browser against a simulated device, and share it by link.',
  },
  upgrade: {
    title: 'Upgrade check',
    description:
      'What an upgrade of the Firebolt SDK does to your own code, per file and line: what stops working, what is deprecated, what behaves differently.',
  },
} as const;
