import { getArgumentNames, isPublic } from '../document/getMembers';
import { getPayload, getPullParameters } from '../document/getPullEvent';
import { collectReferences } from '../document/getReferences';
import {
  getSchema,
  getSchemaKey,
  getSchemaName,
} from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import { getKind, normalizeSchema } from '../schema/normalizeSchema';
import type { DocumentPair } from './SymbolPlace';
import {
  change,
  type Difference,
  type DiffFinding,
  type Owner,
  type Reach,
} from './Change';
import { describeKind } from './describeType';
import { diffSchemas } from './diffSchemas';

const isOnModule = (schema: Schema): boolean =>
  schema['x-module'] !== undefined;

const getHome = (schema: Schema): string =>
  schema['x-module'] ?? schema['x-schema-page'] ?? '';

const describeHome = (schema: Schema): string =>
  isOnModule(schema)
    ? `the ${getHome(schema)} module`
    : `the ${getHome(schema)} page of shared types`;

/** The path of a type itself. */
const WHOLE = { path: '' };

function diffHome(older: Schema, newer: Schema): Difference[] {
  const [was, is] = [describeHome(older), describeHome(newer)];
  if (was === is) return [];
  const isShared = isOnModule(older) && !isOnModule(newer) && newer.enum;
  const message = `moved from ${was} to ${is}`;
  return [change(WHOLE, isShared ? 'moved' : 'same', message)];
}

/** A name that now refers to a different type; otherwise `undefined`. */
function describeReplacement(
  { older, newer, renames }: DocumentPair,
  key: string,
): string | undefined {
  const renamed = renames.get(key);
  if (renamed !== undefined) {
    return `a different type under the same name; the earlier type is now called \`${getSchemaName(newer, renamed)}\``;
  }
  const [was, is] = [getSchema(older, key), getSchema(newer, key)].map((s) =>
    normalizeSchema(s),
  );
  const isComparable =
    !was || !is || was.$ref || is.$ref || getKind(was) === getKind(is);
  if (isComparable || getKind(was) === 'value') return undefined;
  return `a different type under the same name: ${describeKind(is)}, formerly ${describeKind(was)}`;
}

function diffComponent(documents: DocumentPair, key: string): Difference[] {
  const older = getSchema(documents.older, key);
  const newer = getSchema(documents.newer, key);
  const message = describeReplacement(documents, key);
  const root = `\`${getSchemaName(documents.newer, key)}\``;
  const place = { ...WHOLE, fields: '', root };
  return [
    ...diffHome(older, newer),
    ...(message === undefined
      ? diffSchemas(documents, { older, newer, place })
      : [change(WHOLE, 'type-changed', message)]),
  ];
}

function describeAdded(
  { older, renames }: DocumentPair,
  key: string,
): Difference {
  const former = [...renames].find(([, name]) => name === key)?.[0];
  const name = former && getSchemaName(older, former);
  const message = name
    ? `type added, formerly called \`${name}\``
    : 'type added';
  return { kind: 'added', path: '', effect: 'added', message };
}

function describeRemoved(
  { older, newer, renames }: DocumentPair,
  key: string,
): Difference {
  const { $ref, 'x-alias': isAlias } = getSchema(older, key);
  const removed = { kind: 'removed', path: '' } as const;
  if (isAlias && $ref !== undefined) {
    const name = getSchemaName(older, getSchemaKey($ref));
    const message = `alias removed; the type \`${name}\` stays`;
    return { ...removed, effect: 'same', message };
  }
  const renamed = renames.get(key);
  if (renamed === undefined) {
    return { ...removed, effect: 'removed', message: 'type removed' };
  }
  const name = getSchemaName(newer, renamed);
  const message = `type removed; now called \`${name}\``;
  return { ...removed, effect: 'renamed', message };
}

/** Returns a function that finds out how app code uses the schema with a given key. */
function createReach(document: OpenRpcDocument): (key: string) => Reach {
  const methods = document.methods.filter(isPublic);
  const inputs = collectReferences(
    document,
    methods.flatMap((m) =>
      m.params
        .filter((p) => getArgumentNames(m).includes(p.name))
        .map((p) => p.schema),
    ),
  );
  const outputs = collectReferences(
    document,
    methods.flatMap((m) => [
      getPayload(document, m),
      ...(m['x-js-forms'].includes('pull')
        ? [getPullParameters(document, m)]
        : []),
    ]),
  );
  return (key) => ({ input: inputs.has(key), output: outputs.has(key) });
}

/** The schemas of modules and of pages of shared types. */
export function diffComponents(documents: DocumentPair): DiffFinding[] {
  const { older, newer, renames } = documents;
  const before = older.components.schemas;
  const after = newer.components.schemas;
  const getOlderReach = createReach(older);
  const getNewerReach = createReach(newer);
  return Object.keys({ ...before, ...after }).flatMap((key) => {
    const schema = after[key] ?? before[key] ?? {};
    const differences = !before[key]
      ? [describeAdded(documents, key)]
      : !after[key]
        ? [describeRemoved(documents, key)]
        : diffComponent(documents, key);
    const reach = before[key] ? getOlderReach(key) : getNewerReach(key);
    const next = getNewerReach(after[key] ? key : (renames.get(key) ?? key));
    const owner: Owner = {
      subject: 'schema',
      symbol: key,
      module: getHome(schema),
      reach,
      isNewlyMet: !(reach.input || reach.output) && (next.input || next.output),
    };
    return differences.map((d) => ({ ...owner, ...d }));
  });
}
