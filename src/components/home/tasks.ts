/** What readers come to do, and the page that tells how. */
export interface Task {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

export const TASKS: readonly Task[] = [
  {
    title: 'Start an app',
    text: 'Try the SDK in your browser, then run a complete first app.',
    to: '/docs/firebolt_docs/getting-started/quick-start-guide/',
  },
  {
    title: 'Look up a call',
    text: 'Every module with its methods, events, types and examples.',
    to: '/docs/api/',
  },
  {
    title: 'Follow the lifecycle',
    text: 'Report that you are ready, stop when you are hidden, close well.',
    to: '/docs/firebolt_docs/app-lifecycle/lifecycle-management/',
  },
  {
    title: 'Let viewers find content',
    text: 'Put titles on the home screen and open them from outside.',
    to: '/docs/firebolt_docs/discovery/content-discovery/',
  },
  {
    title: 'Sign viewers in',
    text: 'Fill in the email address, and tell the platform about the sign-in.',
    to: '/docs/firebolt_docs/authentication/sign-in-and-sign-up/',
  },
  {
    title: 'Serve every viewer',
    text: 'Follow the captions and voice guidance that a viewer has chosen.',
    to: '/docs/firebolt_docs/accessibility/',
  },
  {
    title: 'Deliver metadata',
    text: 'Write the feed that brings your titles into search.',
    to: '/docs/firebolt_docs/metadata/metadata-integration/',
  },
  {
    title: 'Upgrade',
    text: 'What an upgrade changes in your own code, line by line.',
    to: '/upgrade/',
  },
];
