import { getMemberSymbol } from './diffMembers';
import { getMembers, getPageSchemas, getSchema } from './references';
import { getValueKey, type Histories, type History } from './symbolHistory';
import type { OpenRpcDocument } from './types';

function pick(histories: Histories, keys: readonly string[]): Histories {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const history = histories[key];
      return history ? [[key, history]] : [];
    }),
  );
}

/** Values that are not as old as their type, or did not last as long. */
function pickValues(
  history: History,
  document: OpenRpcDocument,
  schemas: readonly string[],
): Histories {
  const keys = schemas.flatMap((key) =>
    (getSchema(document, key).enum ?? [])
      .map((value) => getValueKey(key, String(value)))
      .filter(
        (value) =>
          history.values[value]?.versions.length !==
          history.schemas[key]?.versions.length,
      ),
  );
  return pick(history.values, keys);
}

/**
 * What a module's page needs: the module, its methods, events and types.
 * Values with the history of their type are left out.
 */
export function getModuleHistory(
  history: History,
  document: OpenRpcDocument,
  module: string,
): History {
  const { methods, events, internal, schemas } = getMembers(document, module);
  const members = [...methods, ...events, ...internal].map(getMemberSymbol);
  return {
    modules: pick(history.modules, [module]),
    members: pick(history.members, members),
    schemas: pick(history.schemas, schemas),
    values: pickValues(history, document, schemas),
  };
}

/** What a page of shared types needs; values as for `getModuleHistory`. */
export function getPageHistory(
  history: History,
  document: OpenRpcDocument,
  page: string,
): History {
  const schemas = getPageSchemas(document, page);
  return {
    modules: {},
    members: {},
    schemas: pick(history.schemas, schemas),
    values: pickValues(history, document, schemas),
  };
}
