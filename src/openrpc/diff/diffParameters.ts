import { getArgumentNames } from '../document/getJavaScriptParameters';
import { isPublic } from '../document/getMemberName';
import type { Method } from '../document/types';
import { type DocumentPair, createPlace } from './SymbolPlace';
import { compareLists } from './compareLists';
import {
  describeAdded,
  describeName,
  describeParameter,
  describePosition,
  WIRE_ONLY,
  isPassed,
  type MemberDifference,
  type Parameter,
  type ParameterPair,
  ARGUMENT,
} from './describeParameter';
import { diffSchemas } from './diffSchemas';

function getParameters(method: Method): readonly Parameter[] {
  const names = getArgumentNames(method);
  return method.params.map((descriptor) => ({
    descriptor,
    position: names.indexOf(descriptor.name),
  }));
}

/** Renamed parameters, recognized by their position among the arguments. */
function pairRenamed(
  removed: readonly Parameter[],
  added: readonly Parameter[],
): ParameterPair[] {
  return removed.flatMap((older) => {
    const newer = added.find(
      (p) => isPassed(p) && p.position === older.position,
    );
    return newer ? [{ older, newer }] : [];
  });
}

function diffPair(
  documents: DocumentPair,
  { older, newer }: ParameterPair,
): MemberDifference[] {
  const before = older.descriptor;
  const after = newer.descriptor;
  const isHidden = !isPassed(older, newer);
  const reach = isHidden ? WIRE_ONLY : ARGUMENT;
  const place = createPlace(
    `param ${after.name}`,
    `parameter \`${after.name}\``,
  );
  const effect = after.required ? 'required' : 'optional';
  return [
    ...(Boolean(before.required) === Boolean(after.required)
      ? []
      : [describeParameter(newer, effect, `is now ${effect}`, isHidden)]),
    ...diffSchemas(documents, {
      older: before.schema,
      newer: after.schema,
      place,
    }).map((d) => ({ ...d, reach })),
  ];
}

/** Compares the arguments of app code, and the other parameters of the message. */
export function diffParameters(
  documents: DocumentPair,
  older: Method,
  newer: Method,
): MemberDifference[] {
  const lists = compareLists(
    getParameters(older),
    getParameters(newer),
    (p) => p.descriptor.name,
  );
  const renamed = pairRenamed(lists.removed, lists.added);
  const pairs = [...lists.kept, ...renamed];
  const wereArguments = isPublic(older) && isPublic(newer);
  const removed = lists.removed.filter((p) =>
    renamed.every((r) => r.older !== p),
  );
  const added = lists.added.filter((p) => renamed.every((r) => r.newer !== p));
  return [
    ...added.map((p) => describeAdded(p, newer)),
    ...removed.map((p) =>
      describeParameter(p, 'removed', 'removed', !isPassed(p)),
    ),
    ...renamed.flatMap((pair) => describeName(pair, newer)),
    ...(wereArguments ? pairs.flatMap(describePosition) : []),
    ...pairs.flatMap((pair) => diffPair(documents, pair)),
  ];
}
