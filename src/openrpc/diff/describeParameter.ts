import type { Reach } from '../document/createReach';
import { isEvent } from '../document/getMemberName';
import type { ContentDescriptor, Method } from '../document/types';
import type { Difference, Effect } from './Difference';

/** A difference in one part of a method, and how app code uses that part. */
export type MemberDifference = Difference & { readonly reach: Reach };

/** Only JSON-RPC messages have it. */
export const WIRE_ONLY: Reach = { input: false, output: false };
/** App code passes it as an argument. */
export const ARGUMENT: Reach = { input: true, output: false };

/** A parameter of the JSON-RPC message, and its position in JavaScript. */
export interface Parameter {
  readonly descriptor: ContentDescriptor;
  /** Position among the arguments of app code, or -1. */
  readonly position: number;
}

/** One parameter in two versions. */
export interface ParameterPair {
  readonly older: Parameter;
  readonly newer: Parameter;
}

/** True if app code passes one of the parameters. */
export const isPassed = (...parameters: readonly Parameter[]): boolean =>
  parameters.some((p) => p.position >= 0);

/** A sentence that starts with the parameter. */
export function describeParameter(
  parameter: Parameter,
  effect: Effect,
  what: string,
  isHidden: boolean,
): MemberDifference {
  const { name } = parameter.descriptor;
  return {
    kind: 'changed',
    path: `param ${name}`,
    effect,
    message: `parameter \`${name}\` ${what}${isHidden ? ' (wire only)' : ''}`,
    reach: isHidden ? WIRE_ONLY : ARGUMENT,
  };
}

/** A parameter that only the newer version has. */
export function describeAdded(
  parameter: Parameter,
  method: Method,
): MemberDifference {
  // The SDK has always sent `listen`; early documents omit it.
  const isImplied = isEvent(method) && parameter.descriptor.name === 'listen';
  const effect = parameter.descriptor.required ? 'required' : 'added';
  return describeParameter(
    parameter,
    isImplied ? 'same' : effect,
    'added',
    !isPassed(parameter),
  );
}

/** A renamed parameter; app code passes arguments by position. */
export function describeName(
  { older, newer }: ParameterPair,
  method: Method,
): MemberDifference[] {
  const was = older.descriptor.name;
  const is = newer.descriptor.name;
  if (was === is) return [];
  const isHidden = !method['x-js-forms'].includes('call-array');
  return [
    {
      ...describeParameter(newer, 'removed', '', isHidden),
      message: `parameter \`${was}\` is now called \`${is}\`${isHidden ? ' (wire only)' : ''}`,
    },
  ];
}

/** A new position among the arguments of app code. */
export function describePosition({
  older,
  newer,
}: ParameterPair): MemberDifference[] {
  if (older.position === newer.position) return [];
  const add = (effect: Effect, what: string): MemberDifference[] => [
    describeParameter(newer, effect, what, false),
  ];
  if (newer.position < 0) {
    return add('removed', 'is no longer an argument in JavaScript');
  }
  if (older.position < 0) {
    return add(
      newer.descriptor.required ? 'required' : 'added',
      'is now an argument in JavaScript',
    );
  }
  return add(
    'type-changed',
    `is now argument ${newer.position + 1}, formerly ${older.position + 1}`,
  );
}
