import { getMembers, getMemberSymbol } from '../document/getMembers';
import type { Method, Described, OpenRpcDocument } from '../document/types';
import type {
  Context,
  ModuleModel,
  SchemaPageModel,
  SchemaModel,
  TableOfContentsItem,
  AbsentModel,
  IndexModel,
} from './models';
import {
  getModuleAnchors,
  getPageAnchors,
  SECTION_IDS,
  SECTION_TITLES,
} from './getAnchors';
import { getModuleHistoryModel } from './getHistoryModel';
import { getListeners } from './getExamples';
import { getMethodModel } from './getMethodModel';
import { getSchemaModels } from './getSchemaModel';
import { suggest } from '../../text/suggest';
import type { Histories, SymbolHistory } from '../history/getHistory';

/** Modules and pages of schemas with their descriptions, for the overview pages. */
export function getIndex(context: Context): IndexModel {
  const { document } = context;
  return {
    version: document.info.version,
    modules: document['x-modules'].map(({ name, summary }) => ({
      name,
      summary,
    })),
    schemaPages: document['x-schema-pages'].map(({ name, summary }) => ({
      name,
      summary,
    })),
    absent: getAbsentModules(context),
  };
}

/** Modules that exist only in other versions. */
export function getAbsentModules({
  document,
  history,
}: Context): readonly AbsentModel[] {
  const own = document['x-modules'].map((m) => m.name);
  return toAbsent(history?.modules ?? {}, (name) => own.includes(name));
}

/** Heading ids of a page in some version, by symbol. */
type FindIds = (document: OpenRpcDocument) => Readonly<Record<string, string>>;

function getAbsent(
  { document, releases = [], history }: Context,
  findIds: FindIds,
): readonly AbsentModel[] {
  const own = new Set(Object.values(findIds(document)));
  const found = new Map<string, AbsentModel>();
  for (const release of releases) {
    for (const [symbol, id] of Object.entries(findIds(release.document))) {
      const past = history?.members[symbol] ?? history?.schemas[symbol];
      if (own.has(id) || !past) continue;
      found.set(id, toAbsentModel(id, symbol, past));
    }
  }
  return [...found.values()];
}

/** Members and types of a module that exist only in other versions. */
function getAbsentMembers(
  context: Context,
  module: string,
): readonly AbsentModel[] {
  return getAbsent(context, (document) => {
    const { methods, schemas } = getModuleAnchors(document, module);
    const members = document.methods
      .filter((m) => methods[m.name] !== undefined)
      .map((m) => [getMemberSymbol(m), methods[m.name] ?? ''] as const);
    return { ...schemas, ...Object.fromEntries(members) };
  });
}

/** Types of a page that exist only in other versions. */
function getAbsentSchemas(
  context: Context,
  page: string,
): readonly AbsentModel[] {
  return getAbsent(
    context,
    (document) => getPageAnchors(document, page).schemas,
  );
}

function toAbsent(
  histories: Histories,
  isPresent: (name: string) => boolean,
): readonly AbsentModel[] {
  return Object.entries(histories)
    .filter(([name]) => !isPresent(name))
    .map(([name, past]) => toAbsentModel(name.toLowerCase(), name, past));
}

const toAbsentModel = (
  id: string,
  name: string,
  { since, versions }: SymbolHistory,
): AbsentModel => ({
  id,
  name,
  since,
  until: versions[versions.length - 1] ?? since,
});

interface NamedSymbol {
  readonly id: string;
  readonly name: string;
}

function getSection(
  value: string,
  id: string,
  entries: readonly NamedSymbol[],
): TableOfContentsItem[] {
  if (!entries.length) return [];
  return [
    { value, id, level: 2 },
    ...entries.map((e) => ({ value: e.name, id: e.id, level: 3 as const })),
  ];
}

/** Headings of a module's page, including methods, events and types. */
function getModuleTableOfContents(
  module: Omit<ModuleModel, 'toc'>,
): readonly TableOfContentsItem[] {
  return [
    { value: SECTION_TITLES.overview, id: SECTION_IDS.overview, level: 2 },
    { value: SECTION_TITLES.usage, id: SECTION_IDS.usage, level: 2 },
    ...getSection(SECTION_TITLES.methods, SECTION_IDS.methods, module.methods),
    ...getSection(SECTION_TITLES.events, SECTION_IDS.events, [
      ...module.listeners,
      ...module.events,
    ]),
    ...getSection(
      SECTION_TITLES.internal,
      SECTION_IDS.internal,
      module.internal,
    ),
    ...getSection(SECTION_TITLES.schemas, SECTION_IDS.schemas, module.schemas),
  ];
}

/** Headings of a page of shared schemas. */
function getSchemasTableOfContents(
  schemas: readonly SchemaModel[],
): readonly TableOfContentsItem[] {
  return schemas.map((s) => ({ value: s.name, id: s.id, level: 2 as const }));
}

function findDescribed(
  kind: string,
  list: readonly Described[],
  name: string,
): Described {
  const found = list.find((entry) => entry.name === name);
  if (found) return found;
  const names = list.map((entry) => entry.name);
  throw new Error(`unknown ${kind} "${name}". ${suggest(name, names)}`);
}

/**
 * A page of shared schemas.
 * @throws when the document has no such page
 */
export function getSchemaPage(context: Context, name: string): SchemaPageModel {
  const { document } = context;
  const { summary } = findDescribed(
    'schema page',
    document['x-schema-pages'],
    name,
  );
  const schemas = getSchemaModels(context, getPageAnchors(document, name));
  return {
    name,
    version: document.info.version,
    summary,
    schemas,
    absent: getAbsentSchemas(context, name),
    toc: getSchemasTableOfContents(schemas),
  };
}

/**
 * The page of a module.
 * @throws when the document has no such module
 */
export function getModule(context: Context, name: string): ModuleModel {
  const { document } = context;
  const { summary, description } = findDescribed(
    'module',
    document['x-modules'],
    name,
  );
  const members = getMembers(document, name);
  const anchors = getModuleAnchors(document, name);
  const toModels = (methods: readonly Method[]) =>
    methods.map((m) =>
      getMethodModel(context, m, anchors.methods[m.name] ?? ''),
    );
  const history = getModuleHistoryModel(context, name);
  const model = {
    name,
    version: document.info.version,
    summary,
    ...(description && { description }),
    methods: toModels(members.methods),
    listeners: getListeners(context, name),
    events: toModels(members.events),
    internal: toModels(members.internal),
    schemas: getSchemaModels(context, anchors),
    ...(history && { history }),
    absent: getAbsentMembers(context, name),
  };
  return { ...model, toc: getModuleTableOfContents(model) };
}
