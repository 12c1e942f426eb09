import type { IconName } from './Icon';

/** Tasks of readers, and the pages that explain them. */
export const TASKS = [
  {
    icon: 'start',
    title: 'Start an app',
    text: 'Try the SDK in your browser, then run a complete first app.',
    to: '/docs/firebolt_docs/getting-started/quick-start-guide/',
  },
  {
    icon: 'look',
    title: 'Look up a call',
    text: 'Every module with its methods, events, types and examples.',
    to: '/docs/api/',
  },
  {
    icon: 'lifecycle',
    title: 'Follow the lifecycle',
    text: 'Tell the platform when your app is ready, pause when it is hidden, and exit cleanly.',
    to: '/docs/firebolt_docs/app-lifecycle/lifecycle-management/',
  },
  {
    icon: 'find',
    title: 'Let viewers find content',
    text: 'Put titles on the home screen of TVs, and open them from there.',
    to: '/docs/firebolt_docs/discovery/content-discovery/',
  },
  {
    icon: 'sign',
    title: 'Sign viewers in',
    text: 'Fill in the email address, and tell the platform about the sign-in.',
    to: '/docs/firebolt_docs/authentication/sign-in-and-sign-up/',
  },
  {
    icon: 'serve',
    title: 'Make your app accessible',
    text: "Follow the viewer's settings for captions and voice guidance.",
    to: '/docs/firebolt_docs/accessibility/',
  },
  {
    icon: 'deliver',
    title: 'Deliver metadata',
    text: 'Write the feed that brings your titles into search.',
    to: '/docs/firebolt_docs/metadata/metadata-integration/',
  },
  {
    icon: 'upgrade',
    title: 'Upgrade',
    text: 'Find the lines of your code that an upgrade affects.',
    to: '/upgrade/',
  },
] satisfies readonly {
  readonly icon: IconName;
  readonly [text: string]: string;
}[];
