/** Icons are outlines on a 24 × 24 grid, with one lit part. */
export const TASKS = [
  {
    lines: 'M4 4.5h16v12H4zM8.5 20h7',
    lit: 'm10 7.5 5 3-5 3z',
    title: 'Start an app',
    text: 'Try the SDK in your browser, then run a complete first app.',
    to: '/docs/firebolt_docs/getting-started/quick-start-guide/',
  },
  {
    lines: 'M5 3.5h9.5V9M5 3.5v17h6M8 8h3.5M8 12h2m9.5 8.5-2.3-2.3',
    lit: 'M15 12.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z',
    title: 'Look up a call',
    text: 'Every module with its methods, events, types, and examples.',
    to: '/docs/api/',
  },
  {
    lines:
      'M20 12a8 8 0 0 1-13.7 5.6M4 12a8 8 0 0 1 13.7-5.6M18 3v3.8h-3.8M6 21v-3.8h3.8',
    lit: 'M12 9.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
    title: 'Follow the lifecycle',
    text: 'Tell the platform when your app is ready, pause when it is hidden, and exit cleanly.',
    to: '/docs/firebolt_docs/app-lifecycle/lifecycle-management/',
  },
  {
    lines: 'M3.5 5h7v5.5h-7zM13.5 13.5h7V19h-7zM3.5 13.5h7V19h-7z',
    lit: 'M13.5 5h7v5.5h-7z',
    title: 'Let viewers find content',
    text: 'Put your titles on the home screen of the TV, so that viewers can open them there.',
    to: '/docs/firebolt_docs/discovery/content-discovery/',
  },
  {
    lines: 'M3.5 6h17v12h-17zm0 .5 8.5 6.2L20.5 6.5',
    lit: 'M18.5 3.8a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z',
    title: 'Sign viewers in',
    text: 'Fill in the email address, and tell the platform about the sign-in.',
    to: '/docs/firebolt_docs/authentication/sign-in-and-sign-up/',
  },
  {
    lines: 'M3.5 5h17v11.5H13l-4 3.5v-3.5H3.5z',
    lit: 'M7 11.5h6v1.8H7zM14.8 11.5h2.2v1.8h-2.2z',
    title: 'Make your app accessible',
    text: "Follow the viewer's settings for captions and voice guidance.",
    to: '/docs/firebolt_docs/accessibility/',
  },
  {
    lines: 'M5 10.5a8.5 8.5 0 0 1 8.5 8.5M5 4.5A14.5 14.5 0 0 1 19.5 19',
    lit: 'M6.8 15.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
    title: 'Deliver metadata',
    text: 'Write the feed that brings your titles into search.',
    to: '/docs/firebolt_docs/metadata/metadata-integration/',
  },
  {
    lines: 'M3.5 19.5h5.5v-5h5.5v-5h6',
    lit: 'm17.5 2.5 2.6 3.8h-5.2z',
    title: 'Upgrade',
    text: 'Find the lines of your code that an upgrade affects.',
    to: '/upgrade/',
  },
];
