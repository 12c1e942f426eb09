import fs from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The category's page, `/category/<slug>`, shows a card for each item. */
const category = (
  label: string,
  slug: string,
  description: string,
  items: string[],
) => ({
  type: 'category' as const,
  label,
  link: {
    type: 'generated-index' as const,
    title: label,
    slug: `/category/${slug}`,
    description,
  },
  items,
});

const guide = (area: string, ...pages: string[]): string[] =>
  pages.map((page) => `firebolt_docs/${area}/${page}`);

/** Lists the pages whose file names match, from A to Z. */
const listPages = (folder: string, name: RegExp): string[] =>
  fs
    .readdirSync(path.join(__dirname, 'docs', folder))
    .filter((file) => name.test(file) && file.endsWith('.mdx'))
    .map((file) => `${folder}/${file.replace('.mdx', '')}`)
    .sort();

const sidebars: SidebarsConfig = {
  firebolt_docs: [
    category(
      'Getting started',
      'getting-started',
      'Try the SDK, build a first app, learn the terms that the guides use, and find out who to ask.',
      guide(
        'getting-started',
        'quick-start-guide',
        'first-tv-app',
        'first-calls',
        'concepts',
        'contacts',
        'other-platforms',
        'app-skeleton',
      ),
    ),
    category(
      'Screen and input',
      'input',
      'Design for a screen three meters away, move the focus, and react to keys and spoken commands.',
      [
        ...guide('getting-started', 'tv-design'),
        ...guide('accessibility', 'remote-keys'),
        ...guide('discovery', 'voice-commands'),
      ],
    ),
    category(
      'Lifecycle and events',
      'app-lifecycle',
      'Move between states, and react to events and changed values.',
      guide(
        'app-lifecycle',
        'lifecycle-management',
        'listening-for-events',
        'listening-for-property-changes',
      ),
    ),
    category(
      'Accessibility',
      'accessbility',
      "Apply the device's settings for captions and voice guidance.",
      guide('accessibility', 'index', 'closed-captions', 'voice-guidance'),
    ),
    category(
      'Localization',
      'localization',
      'Show the right language, formats, and offers for each viewer.',
      guide('localization', 'index'),
    ),
    category(
      'Playback',
      'playback',
      'Choose the right stream, resume it, and report how it starts and runs.',
      guide('playback', 'choosing-a-stream', 'resume', 'playback-metrics'),
    ),
    category(
      'Discovery',
      'discovery',
      'Let viewers find and open your content outside your app.',
      guide(
        'discovery',
        'content-discovery',
        'deep-linking',
        'purchases',
        'live-tv',
        'second-screen',
      ),
    ),
    category(
      'Metadata',
      'metadata',
      'Deliver the feed that puts your titles into search and home screens.',
      guide('metadata', 'metadata-integration', 'open-gmrss-format'),
    ),
    category(
      'Authentication',
      'authentication',
      'Sign viewers in quickly, and tell the platform that they are signed in.',
      guide(
        'authentication',
        'sign-in-and-sign-up',
        'email-prefill',
        'tokens-and-identity',
      ),
    ),
    category(
      'Profiles',
      'profiles',
      'Respect parental controls and the flags of the current profile.',
      guide('profile', 'parental-controls', 'profile-flags'),
    ),
    category(
      'Advertising',
      'advertising',
      'Serve ads within the limits that the viewer and the platform set, and protect privacy.',
      guide('advertising', 'advertising-and-privacy'),
    ),
    category(
      'Set up and test',
      'develop-and-test',
      'Set up your project, test it without a device, and find errors.',
      guide(
        'getting-started',
        'bundlers',
        'typescript',
        'exported-parts',
        'local-development',
        'automated-tests',
        'troubleshooting',
      ),
    ),
    category(
      'Ship and upgrade',
      'ship-and-upgrade',
      'Find out which web engine a device has, put your app on the device, and upgrade the SDK.',
      guide('getting-started', 'web-platform', 'onto-a-device', 'upgrading'),
    ),
  ],
  api: [
    category(
      'Schemas',
      'schemas',
      'Types that several modules of the SDK share, such as intents, errors, and entitlements.',
      ['api/schemas/intro', ...listPages('api/schemas', /^[A-Z]/)],
    ),
    ...listPages('api', /^[a-z]/),
    ...listPages('api', /^[A-Z]/),
  ],
  changelog: ['changelog/changelog'],
};

module.exports = sidebars;
