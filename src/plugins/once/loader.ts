import { createRequire } from 'node:module';
import type { LoaderContext, LoaderDefinitionFunction } from 'webpack';

export interface Options {
  /** Path of the loader that works. */
  readonly loader: string;
  /** Its options. */
  readonly options: object;
}

type Context = LoaderContext<Options>;

type Loader = LoaderDefinitionFunction;

/** What a loader has made of a module. */
interface Output {
  readonly code: string | Buffer | undefined;
  readonly dependencies: readonly string[];
  readonly files: readonly (readonly [name: string, content: string])[];
}

const load = createRequire(__filename);

interface Run {
  readonly source: string;
  readonly output: Promise<Output>;
}

const runs = new Map<string, Run>();

async function run(
  context: Context,
  { loader, options }: Options,
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

/** Runs another loader once for both bundles, client and server. */
export default function onceLoader(this: Context, source: string): void {
  const callback = this.async();
  const options = this.getOptions();
  const key = `${options.loader}!${this.resource}`;
  const known = runs.get(key);
  const { output } =
    known?.source === source ? known : { output: run(this, options, source) };
  runs.set(key, { source, output });
  output.then(
    ({ code, dependencies, files }) => {
      for (const file of dependencies) this.addDependency(file);
      for (const [name, content] of files) this.emitFile(name, content);
      callback(null, code);
    },
    (error: unknown) => {
      callback(error instanceof Error ? error : new Error(String(error)));
    },
  );
}
