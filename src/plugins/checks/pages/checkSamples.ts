import { transform, type Loader, type TransformFailure } from 'esbuild';
import { parseFences, type Fence } from '../../../text/parseFences';
import { suggest } from '../../../text/suggest';

/** esbuild's loader for each language whose samples are parsed. */
const LOADERS: Readonly<Record<string, Loader>> = {
  javascript: 'jsx',
  js: 'jsx',
  json: 'json',
  jsx: 'jsx',
  ts: 'ts',
  tsx: 'tsx',
  typescript: 'ts',
};

interface SampleSetting {
  readonly versions: readonly string[];
  /** Languages with highlighting, and other allowed languages, such as `text`. */
  readonly languages: readonly string[];
}

/** Most samples appear in several versions, so each is parsed only once. */
const cache = new Map<string, Promise<readonly [number, string] | undefined>>();

/** Returns a syntax error's line (from 0) and message, or `undefined` for valid code. */
async function parse(
  code: string,
  loader: Loader,
): Promise<readonly [number, string] | undefined> {
  try {
    await transform(code, { loader, logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    return [(first?.location?.line ?? 1) - 1, first?.text ?? String(error)];
  }
}

async function checkSyntax({ language, code, meta }: Fence) {
  const loader = LOADERS[language];
  // Content tests check that these samples really don't compile.
  if (!loader || meta.includes('does-not-compile')) return undefined;
  const key = `${loader} ${code}`;
  const found = cache.get(key) ?? parse(code, loader);
  cache.set(key, found);
  return found;
}

export async function checkSamples(
  file: string,
  text: string,
  { versions, languages }: SampleSetting,
): Promise<readonly string[]> {
  const checks = parseFences(text).map(async (fence) => {
    const { line, language, meta } = fence;
    const errors: string[] = [];
    const [, version] = /\srun="([^"]*)"/.exec(meta) ?? [];
    if (version !== undefined && !versions.includes(version)) {
      errors.push(
        `${file}:${line - 1}: unknown version "${version}". ${suggest(version, versions)} Correct run="…", or replace it with norun.`,
      );
    }
    if (language !== '' && !languages.includes(language)) {
      const near = /^Did.*/.exec(suggest(language, languages))?.[0] ?? '';
      errors.push(
        `${file}:${line - 1}: no syntax highlighting for "${language}". ${near && `${near} `}Correct the language, add it to prism.additionalLanguages in docusaurus.config.ts, or set the language to "text".`,
      );
    }
    const [offset, reason] = (await checkSyntax(fence)) ?? [];
    if (offset !== undefined) {
      errors.push(
        `${file}:${line + offset}: syntax error in the sample: ${reason ?? ''}. Correct it, or explain why it is wrong: does-not-compile="…".`,
      );
    }
    return errors;
  });
  return (await Promise.all(checks)).flat();
}
