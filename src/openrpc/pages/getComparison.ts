import type { Change } from '../diff/Change';
import { diffDocuments } from '../diff/diffDocuments';
import { getMemberSymbol } from '../document/getMembers';
import { getSchemaName } from '../document/resolveSchema';
import type { Release, BehaviorNote, VersionBehavior } from '../document/types';
import { printType, toText } from '../print/printType';
import { getForms } from './getForms';
import { getMethodPath, getSchemaPath, linkTypes } from './getAnchors';
import type { ChangeModel, ComparisonModel } from './models';
import { selectNotes } from '../diff/selectNotes';

/** Whether a note breaks apps, and why; the policy for notes. */
const REASONS = {
  breaks: 'code that uses it this way stops working',
  types: 'in TypeScript only, code that uses it no longer compiles',
  differs: 'it still works',
};

/** The name in a pattern: `Device.name`, `once`, `@scope/sdk/dist/sdk`. */
function getSymbol(pattern: string): string {
  const [form = '', symbol = ''] = pattern.split(' ');
  return symbol === '*' ? form : symbol.replace('*.', '');
}

/** The symbols that a note is about. Types have rows of their own. */
function getSymbols({ when }: BehaviorNote): readonly string[] {
  const patterns = when.filter((pattern) => !pattern.startsWith('type '));
  // `all`, `import` and `reference` are other uses that the same change affects.
  const named = patterns.filter((p) => !/^(?:all|import|reference) /.test(p));
  const chosen = named.length ? named : patterns.slice(0, 1);
  return [...new Set(chosen.map(getSymbol))];
}

/** The versions after one of them, and that one; `undefined` if it is not among them. */
function getSteps(
  from: string,
  behavior: readonly VersionBehavior[] = [],
): readonly VersionBehavior[] | undefined {
  const index = behavior.findIndex(({ version }) => version === from);
  return index < 0 ? undefined : behavior.slice(index);
}

/** Changes of behavior between two versions, also on the way back. */
function getBehaviorChanges(
  older: Release,
  newer: Release,
): readonly ChangeModel[] {
  const forward = getSteps(older.version, newer.behavior);
  const steps = forward ?? getSteps(newer.version, older.behavior) ?? [];
  return selectNotes(steps).flatMap(({ version, note }) =>
    getSymbols(note).map((symbol): ChangeModel => {
      const text = note.change ?? note.message;
      const message = text.replace(/\{symbol\}/g, symbol);
      const [module = '', ...rest] = symbol.split('.');
      const isMember = rest.length > 0 && /^[A-Z]\w*$/.test(module);
      const subject = 'method';
      return {
        kind: 'changed',
        subject,
        module: isMember ? module : '',
        symbol,
        message: forward
          ? message
          : `the change made in ${version} is reverted: ${message}`,
        breaking:
          note.kind === 'breaks' || (!!forward && note.kind === 'types'),
        reason: forward
          ? REASONS[note.kind]
          : 'code that relies on the change can stop working',
        guide: forward && note.guide,
        ...findPlaces(older, newer, { subject, symbol }),
      };
    }),
  );
}

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

const findPlaces = (
  older: Release,
  newer: Release,
  change: Pick<Change, 'subject' | 'symbol'>,
): Pick<ChangeModel, 'from' | 'to'> => ({
  from: findSymbol(older, change),
  to: findSymbol(newer, change),
});

/** The section of the Upgrading guide about a symbol or its module. */
function findGuide(
  older: Release,
  newer: Release,
  { symbol, module }: Change,
): string | undefined {
  const steps = getSteps(older.version, newer.behavior)?.slice(1) ?? [];
  return [symbol, `${module}.${symbol}`, module]
    .flatMap((name) => steps.map(({ guides }) => guides?.[name]))
    .find(Boolean);
}

function toModel(older: Release, newer: Release, change: Change): ChangeModel {
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
    signature: printSignature(newer, change),
    guide: findGuide(older, newer, change),
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
      ...getBehaviorChanges(older, newer),
    ],
  };
}
