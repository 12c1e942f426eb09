import type { LoaderContext } from 'webpack';
import { compileMarkdown } from './compileMarkdown';
import { runLoader, type Output } from './runLoader';

export interface Options {
  /** Path of the loader that works. */
  readonly loader: string;
  /** Its options. */
  readonly options: object;
  /** The site, if the loader compiles its docs. */
  readonly docsOf?: string | undefined;
}

type Context = LoaderContext<Options>;

interface Run {
  readonly source: string;
  readonly output: Promise<Output>;
}

const runs = new Map<string, Run>();

function run(context: Context, source: string): Promise<Output> {
  const { loader, options, docsOf } = context.getOptions();
  const work = () => runLoader(context, loader, options, source);
  return docsOf === undefined
    ? work()
    : compileMarkdown(docsOf, context.resourcePath, source, work);
}

/** Runs another loader once for both bundles, client and server. */
export default function onceLoader(this: Context, source: string): void {
  const callback = this.async();
  const key = `${this.getOptions().loader}!${this.resource}`;
  const known = runs.get(key);
  const { output } =
    known?.source === source ? known : { output: run(this, source) };
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
