import type { ModuleModel, SchemaModel, TableOfContentsItem } from './models';
import { SECTION_IDS, SECTION_TITLES } from './getAnchors';

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
export function getModuleTableOfContents(
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
export function getSchemasTableOfContents(
  schemas: readonly SchemaModel[],
): readonly TableOfContentsItem[] {
  return schemas.map((s) => ({ value: s.name, id: s.id, level: 2 as const }));
}
