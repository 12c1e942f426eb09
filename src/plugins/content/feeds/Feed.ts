import type { ReleaseNews } from './readChangelog';

/** What both kinds of feed are printed from. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** Address of the changelog. */
  readonly page: string;
  /** Address of the feed itself. */
  readonly url: string;
  /** The newest first. */
  readonly releases: readonly ReleaseNews[];
}

/**
 * Stays the same wherever the changelog moves.
 * @see https://www.rfc-editor.org/rfc/rfc4151
 */
export const getId = (version: string): string =>
  `tag:rdkcentral.com,2022:firebolt-sdk/${version}`;

export const getTitle = ({ version }: ReleaseNews): string =>
  `Firebolt JavaScript SDK ${version}`;

/** The day of the newest release. */
export const getUpdated = ({ releases }: Feed): string =>
  releases
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? '';
