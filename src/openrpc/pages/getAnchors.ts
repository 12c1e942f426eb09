import {
  getMembers,
  getPageSchemas,
  getMemberName,
} from '../document/getMembers';
import { getSchemaName, getSchema } from '../document/resolveSchema';
import type { OpenRpcDocument } from '../document/types';
import type { Link, PrintContext } from '../print/printType';
import type { Context } from './models';

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

/**
 * The kinds of pages that exist once per entry of a list in the document, with the folder
 * of each kind.
 */
export const LISTS = {
  module: { key: 'x-modules', folder: 'api/' },
  schemas: { key: 'x-schema-pages', folder: 'api/schemas/' },
} as const;

export type ListedKind = keyof typeof LISTS;

/** The kinds, in the order that a version lists them. */
export const LISTED_KINDS = Object.keys(LISTS) as readonly ListedKind[];

/** The path of such a page from the root of the version's docs: `api/Device/`. */
export const getPagePath = (kind: ListedKind, name: string): string =>
  `${LISTS[kind].folder}${name}/`;

/**
 * The path of a schema's documentation from the root of the version's docs:
 * `api/schemas/Types/#flatmap`. A shared schema that also belongs to a module is on the
 * module's page.
 */
export function getSchemaPath(document: OpenRpcDocument, key: string): string {
  const { 'x-module': module, 'x-schema-page': page } = getSchema(
    document,
    key,
  );
  const anchors = module
    ? getModuleAnchors(document, module)
    : getPageAnchors(document, page ?? '');
  const path = module
    ? getPagePath('module', module)
    : getPagePath('schemas', page ?? '');
  return `${path}#${anchors.schemas[key] ?? ''}`;
}

/** The path of a method's or event's documentation: `api/Device/#audio`. */
export function getMethodPath(document: OpenRpcDocument, name: string): string {
  const method = document.methods.find((m) => m.name === name);
  if (!method) throw new Error(`unknown method "${name}"`);
  const module = method['x-module'];
  const id = getModuleAnchors(document, module).methods[name] ?? '';
  return `${getPagePath('module', module)}#${id}`;
}

/** A type name that links to its documentation. */
export function linkSchema({ document, basePath }: Context, key: string): Link {
  return [
    getSchemaName(document, key),
    `${basePath}${getSchemaPath(document, key)}`,
  ];
}

/** Prints types for pages: each name is a link. */
export function linkTypes(context: Context): PrintContext {
  return {
    document: context.document,
    printReference: (key) => [linkSchema(context, key)],
    integer: 'number',
  };
}
