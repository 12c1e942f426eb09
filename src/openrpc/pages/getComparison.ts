import type { Change } from '../diff/Change';
import { diffDocuments } from '../diff/diffDocuments';
import { findMember } from '../document/getMembers';
import { getSchemaName } from '../document/resolveSchema';
import type { BehaviorNote, Release, VersionBehavior } from '../document/types';
import { printType, toText } from '../print/printType';
import { getForms } from './getForms';
import { findPath, linkTypes, LISTED_KINDS, LISTS } from './getAnchors';
import type { ChangeModel } from './models';
import { selectNotes } from '../diff/selectNotes';

/** Why notes break apps, by the direction of the upgrade and the kind of note. */
const REASONS: Readonly<
  Record<
    'forward' | 'back',
    Readonly<Partial<Record<BehaviorNote['kind'], string>>>
  >
> = {
  forward: {
    breaks: 'code that uses it this way stops working',
    types: 'in TypeScript only, code that uses it no longer compiles',
  },
  back: {
    breaks: 'code that relies on the reverted behavior can stop working',
  },
};

/** Returns a pattern's symbol: `Device.name`, `once`, or `@scope/sdk/dist/sdk`. */
function getSymbol(pattern: string): string {
  const [form = '', symbol = ''] = pattern.split(' ');
  return symbol === '*' ? form : symbol.replace('*.', '');
}

/** Leaves out types, because they have rows of their own. */
function getSymbols({ when }: BehaviorNote): readonly string[] {
  const patterns = when.filter((pattern) => !pattern.startsWith('type '));
  // `all`, `import`, and `reference` match further uses that the same change affects.
  const named = patterns.filter((p) => !/^(?:all|import|reference) /.test(p));
  const chosen = named.length ? named : patterns.slice(0, 1);
  return [...new Set(chosen.map(getSymbol))];
}

/** Returns a version and all later ones; `undefined` if the list lacks that version. */
function getSteps(
  from: string,
  behavior: readonly VersionBehavior[] = [],
): readonly VersionBehavior[] | undefined {
  const index = behavior.findIndex(({ version }) => version === from);
  return index < 0 ? undefined : behavior.slice(index);
}

/** Lists changes in behavior. For a downgrade, `older` is the higher version. */
function getBehaviorChanges(
  older: Release,
  newer: Release,
): readonly ChangeModel[] {
  const forward = getSteps(older.version, newer.behavior);
  const steps = forward ?? getSteps(newer.version, older.behavior) ?? [];
  return selectNotes(steps).flatMap(({ version, note }) =>
    getSymbols(note).map((symbol): ChangeModel => {
      const text = note.change ?? note.message;
      const message = text.replaceAll('{symbol}', symbol);
      const [module] = [symbol, ...(note.also ?? []).map(getSymbol)].flatMap(
        (name) => /^[A-Z]\w*(?=\.)/.exec(name) ?? [],
      );
      const reason = REASONS[forward ? 'forward' : 'back'][note.kind];
      return {
        kind: 'changed',
        subject: 'method',
        module: module ?? '',
        symbol,
        message: forward
          ? message
          : `the change made in ${version} is reverted: ${message}`,
        breaking: reason !== undefined,
        reason,
        guide: forward && note.guide,
        ...findPlaces(older, newer, { subject: 'method', symbol }),
      };
    }),
  );
}

const GROUPS: Partial<Record<Change['subject'], 'modules' | 'members'>> = {
  module: 'modules',
  method: 'members',
  event: 'members',
};

function findPlaces(
  older: Release,
  newer: Release,
  { subject, symbol }: Pick<Change, 'subject' | 'symbol'>,
): Pick<ChangeModel, 'from' | 'to'> {
  const name = subject === 'constants' ? symbol.replace(/^\w+\./, '') : symbol;
  const [from, to] = [older, newer].map(({ basePath, document }) => {
    const path = findPath(document, GROUPS[subject] ?? 'schemas', name);
    return path && basePath + path;
  });
  return { from, to };
}

const getTitle = (release: Release, { subject, symbol }: Change): string =>
  subject === 'schema' && release.document.components.schemas[symbol]
    ? getSchemaName(release.document, symbol)
    : symbol;

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
  const method = isMember && findMember(document, symbol);
  const [first] = method ? getForms(context, method) : [];
  return first && toText(first.signature);
}

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

/** Includes the pages of shared types. */
const getModules = ({ document }: Release): readonly string[] =>
  LISTED_KINDS.flatMap((kind) =>
    document[LISTS[kind].key].map(({ name }) => name),
  );

export function getComparison(older: Release, newer: Release) {
  const differences = diffDocuments(older.document, newer.document);
  const changes: readonly ChangeModel[] = [
    ...differences.map((change) => ({
      ...change,
      symbol: getTitle(change.kind === 'removed' ? older : newer, change),
      ...findPlaces(older, newer, change),
      signature: printSignature(newer, change),
      guide: findGuide(older, newer, change),
    })),
    ...getBehaviorChanges(older, newer),
  ];
  const modules = [...new Set([older, newer].flatMap(getModules))].sort();
  return { from: older.version, to: newer.version, modules, changes };
}
