import jsonSchema from '@json-schema-tools/meta-schema';
import metaSchema from '@open-rpc/meta-schema';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import {
  DocumentError,
  type OpenRpcDocument,
  type Problem,
} from '../../../openrpc';

/** Id under which a document's parts are known to the validator. */
const DOCUMENT = 'openrpc.json';

/** Where the OpenRPC meta-schema finds that of JSON Schema. */
const JSON_SCHEMA = 'https://meta.json-schema.tools';

function createAjv(): Ajv {
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
function describeError({ message, params }: ErrorObject): string {
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
export function validateMetaSchema(value: unknown): readonly Problem[] {
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
      message: `not valid OpenRPC: ${describeError(e)}. Follow https://spec.open-rpc.org.`,
    }));
}

/** Values a document gives as examples, with the schema each must fit. */
function* getExampleValues(
  document: OpenRpcDocument,
): Generator<{ value: unknown; pointer: string; schema: string }> {
  for (const [i, method] of document.methods.entries()) {
    for (const [n, example] of (method.examples ?? []).entries()) {
      const at = `/methods/${i}/examples/${n}`;
      for (const [p, param] of example.params.entries()) {
        const index = method.params.findIndex((d) => d.name === param.name);
        if (index < 0) continue;
        yield {
          value: param.value,
          pointer: `${at}/params/${p}/value`,
          schema: `/methods/${i}/params/${index}/schema`,
        };
      }
      yield {
        value: example.result.value,
        pointer: `${at}/result/value`,
        schema: `/methods/${i}/result/schema`,
      };
    }
  }
  for (const [key, schema] of Object.entries(document.components.schemas)) {
    for (const [n, value] of (schema.examples ?? []).entries()) {
      yield {
        value,
        pointer: `/components/schemas/${key}/examples/${n}`,
        schema: `/components/schemas/${key}`,
      };
    }
  }
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
  const problems: Problem[] = [];
  for (const { value, pointer, schema } of getExampleValues(document)) {
    const validate = ajv.getSchema(`${DOCUMENT}#${schema}`);
    if (!validate || validate(value)) continue;
    const [error] = validate.errors ?? [];
    problems.push({
      pointer: `${pointer}${error?.instancePath ?? ''}`,
      message: `the example does not fit ${schema}: ${
        error ? describeError(error) : 'is not valid'
      }. Correct the example or the schema.`,
    });
  }
  if (problems.length) throw new DocumentError(file, problems);
}
