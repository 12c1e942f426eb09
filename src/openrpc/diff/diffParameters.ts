import {
  getJavaScriptParameters,
  isEvent,
  isPublic,
} from '../document/getMembers';
import type { ContentDescriptor, Method } from '../document/types';
import {
  change,
  type Difference,
  type DocumentPair,
  type Effect,
  type Reach,
} from './Change';
import { compareLists } from './compareLists';
import { diffSchemas } from './diffSchemas';

/** A difference in one part of a method, and how app code uses that part. */
export type MemberDifference = Difference & { readonly reach: Reach };

/** The reach of a parameter that only JSON-RPC messages contain. */
export const WIRE_ONLY: Reach = { input: false, output: false };
/** The reach of a parameter that app code passes. */
const ARGUMENT: Reach = { input: true, output: false };

interface Parameter extends ContentDescriptor {
  /** The index among the arguments that app code passes, or -1. */
  readonly position: number;
}

interface ParameterPair {
  readonly older: Parameter;
  readonly newer: Parameter;
}

function getParameters(method: Method): readonly Parameter[] {
  const isCalled = isPublic(method) && !isEvent(method);
  const names = getJavaScriptParameters(method).map(({ name }) => name);
  return method.params.map((descriptor) => ({
    ...descriptor,
    position: isCalled ? names.indexOf(descriptor.name) : -1,
  }));
}

const isPassed = (...parameters: readonly Parameter[]): boolean =>
  parameters.some((p) => p.position >= 0);

const getLabel = ({ name }: Parameter): string => `parameter \`${name}\``;

function describe(
  parameter: Parameter,
  effect: Effect,
  what: string,
  isHidden = !isPassed(parameter),
): MemberDifference {
  const message = `${getLabel(parameter)} ${what}${isHidden ? ' (JSON-RPC only)' : ''}`;
  return { ...change(effect, message), reach: isHidden ? WIRE_ONLY : ARGUMENT };
}

/** Renaming a parameter is safe if calls pass arguments by position. */
function diffName(
  { older, newer }: ParameterPair,
  method: Method,
): MemberDifference {
  const isHidden = !method['x-js-forms'].includes('call-array');
  const what = `is now called \`${newer.name}\``;
  return describe(older, 'removed', what, isHidden);
}

function diffPosition({ older, newer }: ParameterPair): MemberDifference[] {
  if (older.position === newer.position) return [];
  const add = (effect: Effect, what: string): MemberDifference[] => [
    describe(newer, effect, what, false),
  ];
  if (newer.position < 0) {
    return add('removed', 'is no longer an argument in JavaScript');
  }
  if (older.position < 0) {
    return add(
      newer.required ? 'required' : 'safe',
      'is now an argument in JavaScript',
    );
  }
  return add(
    'type-changed',
    `is now argument ${newer.position + 1}, formerly argument ${older.position + 1}`,
  );
}

/** Pairs renamed parameters by their position among the arguments. */
const pairRenamed = (
  removed: readonly Parameter[],
  added: readonly Parameter[],
): ParameterPair[] =>
  removed.flatMap((older) => {
    const newer = added.find(
      (p) => isPassed(p) && p.position === older.position,
    );
    return newer ? [{ older, newer }] : [];
  });

function diffPair(
  documents: DocumentPair,
  { older, newer }: ParameterPair,
): MemberDifference[] {
  const isHidden = !isPassed(older, newer);
  const reach = isHidden ? WIRE_ONLY : ARGUMENT;
  const effect = newer.required ? 'required' : 'optional';
  const place = { label: getLabel(newer), path: '' };
  const schemas = { older: older.schema, newer: newer.schema, place };
  return [
    ...(Boolean(older.required) === Boolean(newer.required)
      ? []
      : [describe(newer, effect, `is now ${effect}`, isHidden)]),
    ...diffSchemas(documents, schemas).map((d) => ({ ...d, reach })),
  ];
}

export function diffParameters(
  documents: DocumentPair,
  older: Method,
  newer: Method,
): MemberDifference[] {
  const lists = compareLists(
    getParameters(older),
    getParameters(newer),
    ({ name }) => name,
  );
  const renamed = pairRenamed(lists.removed, lists.added);
  const pairs = [...lists.kept, ...renamed];
  const wereArguments = isPublic(older) && isPublic(newer);
  return [
    ...lists.added
      .filter((p) => renamed.every((pair) => pair.newer !== p))
      // The SDK has always sent `listen`, although early documents omit it.
      .filter(({ name }) => !isEvent(newer) || name !== 'listen')
      .map((p) => describe(p, p.required ? 'required' : 'safe', 'added')),
    ...lists.removed
      .filter((p) => renamed.every((pair) => pair.older !== p))
      .map((p) => describe(p, 'removed', 'removed')),
    ...renamed.map((pair) => diffName(pair, newer)),
    ...(wereArguments ? pairs.flatMap(diffPosition) : []),
    ...pairs.flatMap((pair) => diffPair(documents, pair)),
  ];
}
