import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import schema from '../../../diagrams/diagram.schema.json';
import type { DiagramSource } from '../../../diagrams/types';
import { suggest } from '../../../text/suggest';

let validate: ValidateFunction<DiagramSource> | undefined;

/** The error message, with the nearest valid name if there is one. */
function describeError(error: ErrorObject): string {
  const { keyword, message = 'is not valid', data } = error;
  const params = error.params as Record<string, unknown>;
  const { parentSchema } = error;
  if (keyword === 'additionalProperties') {
    const key = String(params['additionalProperty']);
    const keys = Object.keys(Object(parentSchema?.['properties']) as object);
    return `unknown key "${key}". ${suggest(key, keys)}`;
  }
  if (keyword === 'enum') {
    const values = params['allowedValues'] as string[];
    return `unknown value ${JSON.stringify(data)}. ${suggest(String(data), values)}`;
  }
  if (keyword === 'discriminator') {
    return `unknown kind ${JSON.stringify(params['tagValue'])}. Valid kinds of diagrams: graph, sequence; of steps: message, activity, state, frame.`;
  }
  return `${message}. See src/diagrams/types.ts.`;
}

/**
 * Checks the content of a diagram file.
 * @throws one error that lists every problem as `file#pointer: problem and fix`
 */
export function parseDiagram(value: unknown, file: string): DiagramSource {
  validate ??= new Ajv({
    allErrors: true,
    discriminator: true,
    strict: false,
    verbose: true,
  }).compile<DiagramSource>(schema);
  if (validate(value)) return value;
  throw new Error(
    (validate.errors ?? [])
      .map((error) => `${file}#${error.instancePath}: ${describeError(error)}`)
      .join('\n'),
  );
}
