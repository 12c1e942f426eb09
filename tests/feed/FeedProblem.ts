/** What is wrong in a feed. */
export interface FeedProblem {
  /** Where, for instance `rss/channel/item[2]/gmrss:price`. */
  readonly path: string;
  readonly message: string;
  readonly fix: string;
}
