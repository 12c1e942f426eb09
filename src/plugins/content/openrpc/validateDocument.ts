import jsonSchema from '@json-schema-tools/meta-schema';
import metaSchema from '@open-rpc/meta-schema';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { DocumentProblem } from '../../../openrpc';

/** Where the OpenRPC meta-schema finds that of JSON Schema. */
const JSON_SCHEMA = 'https://meta.json-schema.tools';

/** What checks a value against a schema, as JSON Schema has it. */
export function createAjv(): Ajv {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    // Code that runs a few times is not worth it.
    code: { optimize: false },
  });
  addFormats(ajv);
  return ajv;
}

let metaValidator: ValidateFunction | undefined;

/** In words: where the value is wrong, and what is allowed there. */
export function describeError({ message, params }: ErrorObject): string {
  const allowed = params['allowedValues'] as unknown[] | undefined;
  const extra = params['additionalProperty'] as string | undefined;
  return [
    message ?? 'is not valid',
    extra && `: "${extra}"`,
    allowed && `: ${allowed.map(String).join(', ')}`,
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Faults that the official OpenRPC meta-schema finds in a document.
 * @see https://github.com/open-rpc/meta-schema
 */
export function validateMetaSchema(value: unknown): readonly DocumentProblem[] {
  metaValidator ??= createAjv()
    .addMetaSchema(jsonSchema)
    // The meta-schema refers to it with and without the final slash.
    .addSchema({ ...jsonSchema, $id: JSON_SCHEMA })
    .compile(metaSchema);
  if (metaValidator(value)) return [];
  return (metaValidator.errors ?? [])
    .filter((e) => !['oneOf', 'anyOf', 'if'].includes(e.keyword))
    .map((e) => ({
      pointer: e.instancePath,
      message: `not valid OpenRPC: ${describeError(e)}. See https://spec.open-rpc.org.`,
    }));
}
