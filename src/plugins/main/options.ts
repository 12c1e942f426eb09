import type { Hosts } from '../checks/csp/addPolicy';
import type { FeedOptions } from '../content/feeds';
import type { RedirectOptions } from '../content/redirects/redirects';

/** Not an interface, because Docusaurus's `PluginOptions` doesn't accept one. */
export type Options = {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
  /** Base paths of other sites on the same host; links into them aren't checked. */
  readonly neighbors: readonly string[];
  /** Other hosts that pages may load files from. */
  readonly hosts?: Hosts;
  readonly redirects: Omit<RedirectOptions, 'versions'>;
  readonly feeds?: FeedOptions;
  /** Whether the site has runnable samples and tool pages; true by default. */
  readonly hasTools?: boolean;
};
