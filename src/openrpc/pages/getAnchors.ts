import { memoize } from '../../text/memoize';
import {
  findMember,
  getMembers,
  getPageSchemas,
  getMemberName,
} from '../document/getMembers';
import { getHome, getSchema, getSchemaName } from '../document/resolveSchema';
import type { Method, OpenRpcDocument } from '../document/types';
import type { Link, PrintContext } from '../print/printType';
import type { Context } from './models';

/** The headings of module pages, in page order. */
export const SECTIONS = {
  overview: { id: 'overview', title: 'Overview' },
  usage: { id: 'usage', title: 'Usage' },
  methods: { id: 'methods', title: 'Methods' },
  events: { id: 'events', title: 'Events' },
  internal: { id: 'additional-methods', title: 'Sent by the SDK itself' },
  schemas: { id: 'schemas', title: 'Types' },
} as const;

export type SectionName = keyof typeof SECTIONS;

export interface Anchors {
  /** Keyed by the method's or event's name on the wire. */
  readonly methods: Readonly<Record<string, string>>;
  /** Keyed by the schema's key in `components.schemas`. */
  readonly schemas: Readonly<Record<string, string>>;
}

/** Returns a function that creates unique IDs: `audio`, `audio-1`, `audio-2`. */
function createSlugger(taken: readonly string[]): (name: string) => string {
  const counts = new Map<string, number>(taken.map((id) => [id, 0]));
  return (name) => {
    const base = name.toLowerCase().replace(/[^a-z0-9_-]/g, '');
    const count = counts.get(base);
    counts.set(base, count === undefined ? 0 : count + 1);
    return count === undefined ? base : `${base}-${count + 1}`;
  };
}

/** Kinds of pages. Each kind has one page for each entry in a list of the document. */
export const LISTS = {
  module: { key: 'x-modules', folder: 'api/' },
  schemas: { key: 'x-schema-pages', folder: 'api/schemas/' },
} as const;

export type ListedKind = keyof typeof LISTS;

export const LISTED_KINDS = Object.keys(LISTS) as readonly ListedKind[];

/** Returns a path from the root of the version's docs: `api/Device/`. */
export const getPagePath = (kind: ListedKind, name: string): string =>
  `${LISTS[kind].folder}${name}/`;

function computeAnchors(
  document: OpenRpcDocument,
  kind: ListedKind,
  page: string,
): Anchors {
  const isModule = kind === 'module';
  const { methods, events, internal, schemas } = getMembers(document, page);
  const listeners = events.length ? document['x-listeners'] : [];
  const slug = createSlugger(
    isModule
      ? [
          ...Object.values(SECTIONS).map(({ id }) => id),
          ...listeners.map(({ name }) => name),
        ]
      : [],
  );
  const members = isModule ? [...methods, ...events, ...internal] : [];
  const keys = isModule ? schemas : getPageSchemas(document, page);
  return {
    methods: Object.fromEntries(
      members.map((m) => [m.name, slug(getMemberName(m))]),
    ),
    schemas: Object.fromEntries(
      keys.map((key) => [key, slug(getSchemaName(document, key))]),
    ),
  };
}

const getKnown = /* @__PURE__ */ memoize<OpenRpcDocument, Map<string, Anchors>>(
  () => new Map(),
);

/** Returns a page's heading IDs, which are cached because every link needs them. */
export function getAnchors(
  document: OpenRpcDocument,
  kind: ListedKind,
  page: string,
): Anchors {
  const known = getKnown(document);
  const path = getPagePath(kind, page);
  const anchors = known.get(path) ?? computeAnchors(document, kind, page);
  known.set(path, anchors);
  return anchors;
}

/**
 * Returns, for instance, `api/schemas/Types/#flatmap`. A shared schema that also
 * belongs to a module is on the module's page.
 */
export function getSchemaPath(document: OpenRpcDocument, key: string): string {
  const schema = getSchema(document, key);
  const kind = schema['x-module'] ? 'module' : 'schemas';
  const page = getHome(schema);
  const { schemas } = getAnchors(document, kind, page);
  return `${getPagePath(kind, page)}#${schemas[key] ?? ''}`;
}

/** Returns, for instance, `api/Device/#audio`. */
export function getMethodPath(
  document: OpenRpcDocument,
  { name, 'x-module': module }: Method,
): string {
  const id = getAnchors(document, 'module', module).methods[name] ?? '';
  return `${getPagePath('module', module)}#${id}`;
}

/** Returns the path of a symbol's documentation; `undefined` if the version lacks it. */
export function findPath(
  document: OpenRpcDocument,
  group: 'modules' | 'members' | 'schemas',
  symbol: string,
): string | undefined {
  if (group === 'modules') {
    const isKnown = document['x-modules'].some(({ name }) => name === symbol);
    return isKnown ? getPagePath('module', symbol) : undefined;
  }
  if (group === 'members') {
    const method = findMember(document, symbol);
    return method && getMethodPath(document, method);
  }
  return symbol in document.components.schemas
    ? getSchemaPath(document, symbol)
    : undefined;
}

export function linkSchema({ document, basePath }: Context, key: string): Link {
  return [
    getSchemaName(document, key),
    `${basePath}${getSchemaPath(document, key)}`,
  ];
}

export const linkTypes = (context: Context): PrintContext => ({
  document: context.document,
  printReference: (key) => [linkSchema(context, key)],
  integer: 'number',
});
