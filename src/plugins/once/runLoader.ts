import { createRequire } from 'node:module';
import type { LoaderContext, LoaderDefinitionFunction } from 'webpack';

type Loader = LoaderDefinitionFunction;

/** What a loader has made of a module. */
export interface Output {
  readonly code: string | Buffer | undefined;
  readonly dependencies: readonly string[];
  readonly files: readonly (readonly [name: string, content: string])[];
}

const load = createRequire(__filename);

/** Runs a loader, and notes what it wants of webpack. */
export async function runLoader(
  context: object,
  loader: string,
  options: object,
  source: string,
): Promise<Output> {
  const dependencies: string[] = [];
  const files: [string, string][] = [];
  const module = load(loader) as Loader | { readonly default: Loader };
  const work = typeof module === 'function' ? module : module.default;
  const code = await new Promise<string | Buffer | undefined>(
    (resolve, reject) => {
      const waiting = { is: false };
      const finish = (
        error: Error | null | undefined,
        result?: string | Buffer,
      ): void => {
        if (error) reject(error);
        else resolve(result);
      };
      const inner = Object.create(context, {
        getOptions: { value: () => options },
        addDependency: { value: (file: string) => dependencies.push(file) },
        emitFile: {
          value: (name: string, content: string) => files.push([name, content]),
        },
        async: {
          value: () => {
            waiting.is = true;
            return finish;
          },
        },
      }) as LoaderContext<object>;
      const result = work.call(inner, source);
      if (!waiting.is) finish(null, result as string);
    },
  );
  return { code, dependencies, files };
}
