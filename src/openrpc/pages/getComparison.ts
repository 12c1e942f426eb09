import type { Change } from '../diff/Change';
import { diffDocuments } from '../diff/diffDocuments';
import { getMemberSymbol } from '../document/getMemberName';
import { getSchemaName } from '../document/resolveSchema';
import type { Release } from '../document/types';
import { toText } from '../print/Part';
import { printType } from '../print/printType';
import { getForms } from './getForms';
import { getMethodPath, getSchemaPath, linkTypes } from './linkSchema';
import { getBehaviorChanges } from './getBehaviorChanges';
import type { ChangeModel, ComparisonModel } from './models';

/** The URL of a symbol in a version, or `undefined` if it has none. */
function findSymbol(
  { basePath, document }: Release,
  { subject, symbol }: Pick<Change, 'subject' | 'symbol'>,
): string | undefined {
  switch (subject) {
    case 'document':
      return undefined;
    case 'module':
      return document['x-modules'].some((m) => m.name === symbol)
        ? `${basePath}api/${symbol}/`
        : undefined;
    case 'method':
    case 'event': {
      const method = document.methods.find(
        (m) => getMemberSymbol(m) === symbol,
      );
      return method && `${basePath}${getMethodPath(document, method.name)}`;
    }
    case 'constants': {
      const key = symbol.replace(/^\w+\./, '');
      return document.components.schemas[key]
        ? `${basePath}${getSchemaPath(document, key)}`
        : undefined;
    }
    case 'schema':
    case 'value':
      return document.components.schemas[symbol]
        ? `${basePath}${getSchemaPath(document, symbol)}`
        : undefined;
  }
}

function getTitle(release: Release, { subject, symbol }: Change): string {
  return subject === 'schema' && release.document.components.schemas[symbol]
    ? getSchemaName(release.document, symbol)
    : symbol;
}

/** The signature of something new, or the definition of a new type. */
function printSignature(
  { basePath, document }: Release,
  { kind, subject, symbol }: Change,
): string | undefined {
  if (kind !== 'added') return undefined;
  const context = { basePath, document };
  if (subject === 'schema') {
    const schema = document.components.schemas[symbol];
    return schema && toText(printType(linkTypes(context), schema));
  }
  const isMember = subject === 'method' || subject === 'event';
  const method = document.methods.find((m) => getMemberSymbol(m) === symbol);
  if (!isMember || !method) return undefined;
  const [first] = getForms(context, method);
  return first && toText(first.signature);
}

/** Where the older and the newer version have the symbol of a change. */
function findPlaces(
  older: Release,
  newer: Release,
  change: Pick<Change, 'subject' | 'symbol'>,
): Pick<ChangeModel, 'from' | 'to'> {
  const from = findSymbol(older, change);
  const to = findSymbol(newer, change);
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

function toModel(older: Release, newer: Release, change: Change): ChangeModel {
  const signature = printSignature(newer, change);
  const { kind, subject, module, message, breaking, reason } = change;
  return {
    kind,
    subject,
    module,
    symbol: getTitle(change.kind === 'removed' ? older : newer, change),
    message,
    breaking,
    reason,
    ...findPlaces(older, newer, change),
    ...(signature !== undefined && { signature }),
  };
}

/** The differences between two versions that concern app code. */
export function getComparison(older: Release, newer: Release): ComparisonModel {
  return {
    from: older.version,
    to: newer.version,
    changes: [
      ...diffDocuments(older.document, newer.document)
        .filter((change) => change.concerns !== 'writing')
        .map((change) => toModel(older, newer, change)),
      ...getBehaviorChanges(older, newer).map((change) => ({
        ...change,
        ...findPlaces(older, newer, change),
      })),
    ],
  };
}
