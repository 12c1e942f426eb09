import type * as JsonSchema from '@cfworker/json-schema';
import type Ajv from 'ajv';
import type { AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv';
import type addFormats from 'ajv-formats';
import {
  type DocumentProblem,
  DocumentError,
  type OpenRpcDocument,
} from '../../../openrpc';
import type { Schema } from '../../../openrpc/document/types';

/** The URL that the OpenRPC meta-schema uses for JSON Schema's meta-schema. */
const JSON_SCHEMA = 'https://meta.json-schema.tools';

/** Loads a package on its first use, because only one thread of a build validates. */
const load = (name: string): unknown =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- `import()` is async
  require(name);

const loadDefault = (name: string): unknown =>
  (load(name) as { readonly default: unknown }).default;

function createAjv(): Ajv {
  const ajv = new (loadDefault('ajv') as typeof Ajv)({
    strict: false,
    allErrors: true,
    // Adds the schema and the value to errors.
    verbose: true,
    // The validator runs only a few times, so these would take longer than they save.
    code: { optimize: false },
    inlineRefs: false,
  });
  (loadDefault('ajv-formats') as typeof addFormats)(ajv);
  return ajv;
}

let metaValidator: ValidateFunction | undefined;

function describeError({ message, params }: ErrorObject): string {
  const allowed = params['allowedValues'] as unknown[] | undefined;
  const extra = params['additionalProperty'] as string | undefined;
  const details = [extra && `"${extra}"`, allowed?.map(String).join(', ')];
  return [message ?? "isn't valid", ...details].filter(Boolean).join(': ');
}

/** Whether an error only says that a value has another form: a reference, or a boolean. */
const isOtherForm = ({ parentSchema, data }: ErrorObject): boolean =>
  parentSchema?.['title'] === 'JSONSchemaBoolean' ||
  (parentSchema?.['title'] === 'referenceObject' &&
    !Object.hasOwn(Object(data) as object, '$ref'));

/** Uses the official OpenRPC meta-schema: https://github.com/open-rpc/meta-schema. */
export function validateMetaSchema(value: unknown): readonly DocumentProblem[] {
  const jsonSchema = loadDefault(
    '@json-schema-tools/meta-schema',
  ) as AnySchemaObject;
  metaValidator ??= createAjv()
    .addMetaSchema(jsonSchema)
    // The OpenRPC meta-schema uses this URL with and without a final slash.
    .addSchema({ ...jsonSchema, $id: JSON_SCHEMA })
    .compile(loadDefault('@open-rpc/meta-schema') as AnySchemaObject);
  if (metaValidator(value)) return [];
  return (metaValidator.errors ?? [])
    .filter((e) => !['oneOf', 'anyOf', 'if'].includes(e.keyword))
    .filter((e) => !isOtherForm(e))
    .map((e) => ({
      pointer: e.instancePath,
      message: `not valid OpenRPC: ${describeError(e)}. See https://spec.open-rpc.org.`,
    }));
}

interface Example {
  readonly value: unknown;
  readonly pointer: string;
  readonly schema: Schema;
  /** JSON pointer of the schema. */
  readonly at: string;
}

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

/** @throws {DocumentError} with all examples that don't match their schema */
export function validateExamples(
  document: OpenRpcDocument,
  file: string,
): void {
  const { dereference, validate } = load(
    '@cfworker/json-schema',
  ) as typeof JsonSchema;
  const examples = [...getExampleValues(document)];
  // A copy, because the validator adds properties to schemas.
  const root = structuredClone({
    components: document.components,
    allOf: examples.map(({ schema }) => schema),
  });
  const schemas = dereference(root as JsonSchema.Schema);
  const problems = examples.flatMap(({ value, pointer, at }, i) => {
    const schema = root.allOf[i] as JsonSchema.Schema;
    // An error in a part follows the errors of what contains the part.
    const error = validate(value, schema, '7', schemas).errors.at(-1);
    if (!error) return [];
    const place = decodeURI(error.instanceLocation.slice(1));
    const reason =
      error.keyword === 'false' ? 'Not allowed here.' : error.error;
    const message = `the example doesn't match ${at}: ${reason} Correct the example or the schema.`;
    return [{ pointer: pointer + place, message }];
  });
  if (problems.length) throw new DocumentError(file, problems);
}
