import jsonSchema from '@json-schema-tools/meta-schema';
import metaSchema from '@open-rpc/meta-schema';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import {
  type DocumentProblem,
  DocumentError,
  type OpenRpcDocument,
} from '../../../openrpc';
import { collectReferences } from '../../../openrpc/document/getReferences';
import { getSchema } from '../../../openrpc/document/resolveSchema';
import type { Schema } from '../../../openrpc/document/types';

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

/** Id under which a document's parts are known to the validator. */
const DOCUMENT = 'openrpc.json';

/** Examples that fit, with their schemas: versions share most. Saves half a second. */
const valid = new Set<string>();

/** The same for an example that has the same schema in another version. */
function getKey(
  document: OpenRpcDocument,
  value: unknown,
  schema: Schema,
): string {
  const references = collectReferences(document, [schema]);
  const used = [...references].map((key) => [key, getSchema(document, key)]);
  return JSON.stringify([value, schema, used]);
}

interface Example {
  readonly value: unknown;
  readonly pointer: string;
  readonly schema: Schema;
  /** Where the schema is. */
  readonly at: string;
}

/** Values a document gives as examples, with the schema each must fit. */
function* getExampleValues(document: OpenRpcDocument): Generator<Example> {
  for (const [i, method] of document.methods.entries()) {
    for (const [n, example] of (method.examples ?? []).entries()) {
      const at = `/methods/${i}/examples/${n}`;
      for (const [p, param] of example.params.entries()) {
        const index = method.params.findIndex((d) => d.name === param.name);
        const declared = method.params[index];
        if (!declared) continue;
        yield {
          value: param.value,
          pointer: `${at}/params/${p}/value`,
          schema: declared.schema,
          at: `/methods/${i}/params/${index}/schema`,
        };
      }
      yield {
        value: example.result.value,
        pointer: `${at}/result/value`,
        schema: method.result.schema,
        at: `/methods/${i}/result/schema`,
      };
    }
  }
  for (const [key, schema] of Object.entries(document.components.schemas)) {
    for (const [n, value] of (schema.examples ?? []).entries()) {
      yield {
        value,
        pointer: `/components/schemas/${key}/examples/${n}`,
        schema,
        at: `/components/schemas/${key}`,
      };
    }
  }
}

function validateExample(
  ajv: Ajv,
  { value, pointer, at }: Example,
): DocumentProblem | undefined {
  const validate = ajv.getSchema(`${DOCUMENT}#${at}`);
  if (validate?.(value)) return undefined;
  const [error] = validate?.errors ?? [];
  if (!error) return undefined;
  return {
    pointer: `${pointer}${error.instancePath}`,
    message: `the example doesn't match ${at}: ${describeError(error)}. Correct the example or the schema.`,
  };
}

/**
 * Checks that every example fits its schema.
 * @throws {DocumentError} with all examples that do not
 */
export function validateExamples(
  document: OpenRpcDocument,
  file: string,
): void {
  const ajv = createAjv();
  ajv.addSchema(document, DOCUMENT);
  const problems: DocumentProblem[] = [];
  for (const { value, pointer, schema, at } of getExampleValues(document)) {
    const key = getKey(document, value, schema);
    if (valid.has(key)) continue;
    const problem = validateExample(ajv, { value, pointer, schema, at });
    if (problem) problems.push(problem);
    else valid.add(key);
  }
  if (problems.length) throw new DocumentError(file, problems);
}
