import { suggest } from '../../text/suggest';
import { getMembers, getMemberSymbol } from '../document/getMembers';
import type { Described, Method, OpenRpcDocument } from '../document/types';
import {
  getAnchors,
  type ListedKind,
  LISTS,
  type SectionName,
  SECTIONS,
} from './getAnchors';
import { getListeners } from './getExamples';
import { getHistoryModel } from './getHistoryModel';
import { getMethodModel } from './getMethodModel';
import { getSchemaModels } from './getSchemaModel';
import type { Context } from './models';

/** Describes a symbol that only other versions have; links to the newest of them. */
function toAbsentModel(
  context: Context,
  group: 'modules' | 'members' | 'schemas',
  name: string,
  id: string,
) {
  const { since = '', availability = [] } =
    getHistoryModel(context, group, name) ?? {};
  const newest = availability.filter((one) => one.href !== undefined).at(-1);
  const { version: until = '', href = '' } = newest ?? {};
  return { id, name, since, until, href };
}

/** Returns the model for the overview pages. */
export function getIndex(context: Context) {
  const { document, history } = context;
  const list = (kind: ListedKind) =>
    document[LISTS[kind].key].map(({ name, summary }) => ({ name, summary }));
  const modules = list('module');
  return {
    version: document.info.version,
    modules,
    schemaPages: list('schemas'),
    absent: Object.keys(history?.modules ?? {})
      .filter((name) => modules.every((module) => module.name !== name))
      .map((name) =>
        toAbsentModel(context, 'modules', name, name.toLowerCase()),
      ),
  };
}

function getAbsent(context: Context, kind: ListedKind, page: string) {
  const { document, releases = [], history } = context;
  const listIds = (one: OpenRpcDocument): [symbol: string, id: string][] => {
    const { methods, schemas } = getAnchors(one, kind, page);
    return [
      ...Object.entries(schemas),
      ...one.methods.flatMap((m): [string, string][] => {
        const id = methods[m.name];
        return id === undefined ? [] : [[getMemberSymbol(m), id]];
      }),
    ];
  };
  const own = new Set(listIds(document).map(([, id]) => id));
  const found = new Map<string, ReturnType<typeof toAbsentModel>>();
  for (const release of releases) {
    for (const [symbol, id] of listIds(release.document)) {
      const groups = ['members', 'schemas'] as const;
      const group = groups.find((one) => history?.[one][symbol]);
      if (own.has(id) || !group) continue;
      found.set(id, toAbsentModel(context, group, symbol, id));
    }
  }
  return [...found.values()];
}

type Symbols = Partial<
  Record<SectionName, readonly { readonly id: string; readonly name: string }[]>
>;

/** Returns entries in Docusaurus's format. */
const getTableOfContents = (symbols: Symbols) =>
  (Object.keys(SECTIONS) as SectionName[]).flatMap((section) => {
    const { id, title: value } = SECTIONS[section];
    const items = symbols[section]?.map(({ name, id }) => ({
      value: name,
      id,
      level: 3,
    }));
    return items?.length === 0
      ? []
      : [{ value, id, level: 2 }, ...(items ?? [])];
  });

function findPage(
  { document }: Context,
  kind: ListedKind,
  name: string,
): Described {
  const list = document[LISTS[kind].key];
  const found = list.find((entry) => entry.name === name);
  if (found) return found;
  const names = list.map((entry) => entry.name);
  throw new Error(
    `unknown ${kind === 'module' ? kind : 'schema page'} "${name}". ${suggest(name, names)}`,
  );
}

/** @throws if the document has no such page */
export function getSchemaPage(context: Context, name: string) {
  const { document } = context;
  const page = findPage(context, 'schemas', name);
  const anchors = getAnchors(document, 'schemas', name);
  const schemas = getSchemaModels(context, anchors);
  return {
    name,
    version: document.info.version,
    summary: page.summary,
    keywords: page['x-keywords'],
    schemas,
    absent: getAbsent(context, 'schemas', name),
    toc: schemas.map((s) => ({ value: s.name, id: s.id, level: 2 })),
  };
}

/** @throws if the document has no such module */
export function getModule(context: Context, name: string) {
  const { document } = context;
  const page = findPage(context, 'module', name);
  const members = getMembers(document, name);
  const anchors = getAnchors(document, 'module', name);
  const toModels = (methods: readonly Method[]) =>
    methods.map((m) =>
      getMethodModel(context, m, anchors.methods[m.name] ?? ''),
    );
  const model = {
    name,
    version: document.info.version,
    summary: page.summary,
    description: page.description,
    keywords: page['x-keywords'],
    methods: toModels(members.methods),
    listeners: getListeners(context, name),
    events: toModels(members.events),
    internal: toModels(members.internal),
    schemas: getSchemaModels(context, anchors),
    history: getHistoryModel(context, 'modules', name),
    absent: getAbsent(context, 'module', name),
  };
  const events = [...model.listeners, ...model.events];
  return { ...model, toc: getTableOfContents({ ...model, events }) };
}
