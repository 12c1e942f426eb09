/** Ids of the fixed headings of a module page, in the order of the page. */
export const SECTION_IDS = {
  overview: 'overview',
  usage: 'usage',
  methods: 'methods',
  events: 'events',
  internal: 'additional-methods',
  schemas: 'schemas',
} as const;

/** Texts of those headings. */
export const SECTION_TITLES: Readonly<
  Record<keyof typeof SECTION_IDS, string>
> = {
  overview: 'Overview',
  usage: 'Usage',
  methods: 'Methods',
  events: 'Events',
  internal: 'Sent by the SDK itself',
  schemas: 'Types',
};
