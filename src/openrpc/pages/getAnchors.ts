import { getMemberName } from '../document/getMemberName';
import { getMembers, getPageSchemas } from '../document/getMembers';
import { getSchemaName } from '../document/resolveSchema';
import type { OpenRpcDocument } from '../document/types';

/** Ids of the fixed headings of a module page, in the order of the page. */
export const SECTION_IDS = {
  overview: 'overview',
  usage: 'usage',
  methods: 'methods',
  events: 'events',
  internal: 'additional-methods',
  schemas: 'schemas',
} as const;

/** Titles of those headings. */
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

/** Heading ids of one page: section, member or schema key → id. */
export interface Anchors {
  /** By wire name of the method or event. */
  readonly methods: Readonly<Record<string, string>>;
  /** By key under `components.schemas`. */
  readonly schemas: Readonly<Record<string, string>>;
}

/** Creates unique ids: the name in lower case, with `-1`, `-2` … if it is taken. */
function createSlugger(taken: readonly string[]): (name: string) => string {
  const counts = new Map<string, number>(taken.map((id) => [id, 0]));
  return (name) => {
    const base = name.toLowerCase().replace(/[^a-z0-9_-]/g, '');
    const count = counts.get(base);
    counts.set(base, count === undefined ? 0 : count + 1);
    return count === undefined ? base : `${base}-${count + 1}`;
  };
}

const known = new WeakMap<OpenRpcDocument, Map<string, Anchors>>();

/** Caches the anchors of a page, because each link needs them. */
function remember(
  document: OpenRpcDocument,
  page: string,
  compute: () => Anchors,
): Anchors {
  const pages = known.get(document) ?? new Map<string, Anchors>();
  known.set(document, pages);
  const anchors = pages.get(page) ?? compute();
  pages.set(page, anchors);
  return anchors;
}

/** Heading ids of a module's page: methods first, then events, then schemas. */
export function getModuleAnchors(
  document: OpenRpcDocument,
  module: string,
): Anchors {
  return remember(document, `module ${module}`, () =>
    computeModuleAnchors(document, module),
  );
}

function computeModuleAnchors(
  document: OpenRpcDocument,
  module: string,
): Anchors {
  const members = getMembers(document, module);
  const fixed: string[] = Object.values(SECTION_IDS);
  if (members.events.length) {
    fixed.push(...document['x-listeners'].map((l) => l.name));
  }
  const slug = createSlugger(fixed);
  const methods: Record<string, string> = {};
  for (const m of [
    ...members.methods,
    ...members.events,
    ...members.internal,
  ]) {
    methods[m.name] = slug(getMemberName(m));
  }
  return { methods, schemas: slugSchemas(document, members.schemas, slug) };
}

/** Heading ids of a page of shared schemas. */
export function getPageAnchors(
  document: OpenRpcDocument,
  page: string,
): Anchors {
  return remember(document, `page ${page}`, () => ({
    methods: {},
    schemas: slugSchemas(
      document,
      getPageSchemas(document, page),
      createSlugger([]),
    ),
  }));
}

function slugSchemas(
  document: OpenRpcDocument,
  keys: readonly string[],
  slug: (name: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    keys.map((key) => [key, slug(getSchemaName(document, key))]),
  );
}
