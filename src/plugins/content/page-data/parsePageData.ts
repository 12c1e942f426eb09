import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import diagramSchema from '../../../diagrams/diagram.schema.json';
import type { DiagramSource } from '../../../diagrams/types';
import feedSchema from '../../../feed/format.schema.json';
import { getFeedFormat, type FeedSource } from '../../../feed/getFeedFormat';
import type { FeedFormat } from '../../../feed/types';
import { suggest } from '../../../text/suggest';

function describeError(error: ErrorObject, types: string): string {
  const { keyword, message = "isn't valid", data, parentSchema } = error;
  const params = error.params as Record<string, unknown>;
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
    return `unknown kind ${JSON.stringify(params['tagValue'])}. Valid kinds of diagrams: graph, sequence. Valid kinds of steps: message, activity, state, frame.`;
  }
  return `${message}. See ${types}.`;
}

/** Returns a check that lists all problems in one error as `file#pointer: problem`. */
function createCheck(schema: object, types: string) {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: false,
    verbose: true,
  });
  let validate: ValidateFunction | undefined;
  return (value: unknown, file: string): unknown => {
    validate ??= ajv.compile(schema);
    if (validate(value)) return value;
    throw new Error(
      (validate.errors ?? [])
        .filter(({ keyword }) => keyword !== 'if')
        .map(
          (error) =>
            `${file}#${error.instancePath}: ${describeError(error, types)}`,
        )
        .join('\n'),
    );
  };
}

const checkDiagram = createCheck(diagramSchema, 'src/diagrams/types.ts');

export const parseDiagram = (value: unknown, file: string): DiagramSource =>
  checkDiagram(value, file) as DiagramSource;

const checkFeed = createCheck(feedSchema, 'src/feed/types.ts');

export const parseFeedFormat = (value: unknown, file: string): FeedFormat =>
  getFeedFormat(checkFeed(value, file) as FeedSource, file);
