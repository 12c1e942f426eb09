import type { Hosts } from '../checks/csp/addPolicy';
import type { FeedOptions } from '../content/feeds';
import type { RedirectOptions } from '../content/redirects/redirects';

/** A type: Docusaurus's own for options takes no interface. */
export type Options = {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
  /** Roots of other sites on the same host, whose pages no check can know. */
  readonly neighbors: readonly string[];
  /** Other hosts that pages may load from. */
  readonly hosts?: Hosts;
  readonly redirects: Omit<RedirectOptions, 'versions'>;
  readonly feeds?: FeedOptions;
  /** Whether there are samples to run, and the pages of tools. */
  readonly hasTools?: boolean;
};
