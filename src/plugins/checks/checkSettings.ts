import type { DocusaurusConfig } from '@docusaurus/types';

/**
 * Refuses the settings of Docusaurus that this site cannot follow.
 * @throws with what to do instead
 */
export function checkSettings({
  themeConfig,
  trailingSlash,
}: Pick<DocusaurusConfig, 'themeConfig' | 'trailingSlash'>): void {
  const faults = [
    ...('algolia' in themeConfig
      ? [
          'themeConfig.algolia: the site searches an index of its own, which the policy lets it load; DocSearch asks another host with React in the browser. Take the setting out.',
        ]
      : []),
    ...(trailingSlash === false
      ? [
          'trailingSlash: false: each page is a folder with its Markdown and its files beside it, and its address ends in a slash. Set it to true.',
        ]
      : []),
  ];
  if (faults.length > 0) {
    throw new Error(
      faults.map((fault) => `docusaurus.config.ts: ${fault}`).join('\n'),
    );
  }
}
