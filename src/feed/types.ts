/** The condition that makes an optional element or attribute required. */
export type Condition<Kinds = readonly string[]> =
  /** The item is of one of these content kinds. */
  | { readonly kinds: Kinds }
  | { readonly attribute: string; readonly equals: string }
  /** The parent element lacks this attribute. */
  | { readonly withoutAttribute: string }
  /** The parent element lacks this child. */
  | { readonly withoutChild: string }
  /** The element's text isn't one of these values. */
  | { readonly textIsNot: readonly string[] };

export interface FeedAttribute<Kinds = readonly string[]> {
  /** The name with its prefix, for instance `gmrss:brand`. */
  readonly name: string;
  /** A type of `format.schema.json`, such as `boolean` or `time window`. */
  readonly type: string;
  readonly unit?: string;
  readonly required: boolean;
  readonly requiredWhen?: Condition<Kinds>;
  /** Allowed values; if `open` is true, other values are also allowed. */
  readonly values?: readonly string[];
  readonly open?: boolean;
  readonly default?: string;
  readonly example?: string;
  readonly description: string;
  readonly note?: string;
}

export interface FeedElement<
  Kinds = readonly string[],
> extends FeedAttribute<Kinds> {
  /** The path from the root, for instance `rss/channel/item/gmrss:brand`. */
  readonly path: string;
  /** Path of the parent element; empty for the root. */
  readonly parent: string;
  /** Heading id, unchanged from the previous site so that links keep working. */
  readonly id: string;
  readonly cardinality: '0..1' | '1' | '0..n' | '1..n';
  /** Content kinds; empty for elements of the feed itself. */
  readonly appliesTo: Kinds;
  readonly attributes: readonly FeedAttribute<Kinds>[];
}

export interface FeedFormat {
  /** Values of `gmrss:entityType`. */
  readonly kinds: readonly string[];
  /** Kinds of content that can be played: all except series. */
  readonly videoKinds: readonly string[];
  /** Values of `gmrss:streamingClass` that make a title of any kind live. */
  readonly liveStreamingClasses: readonly string[];
  readonly elements: readonly FeedElement[];
}

/** The content kind that each live item has in addition to its own kind. */
export const LIVE_KIND = 'Live';

/** An element of a parsed feed. Names include the prefix; text is trimmed. */
export interface FeedNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly FeedNode[];
  readonly text: string;
}
