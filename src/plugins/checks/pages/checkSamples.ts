import { transform, type Loader, type TransformFailure } from 'esbuild';
import { parseFences, type Fence } from '../../../text/parseFences';
import { suggest } from '../../../text/suggest';

/** The languages whose samples are parsed, as esbuild names them. */
const LOADERS: Readonly<Record<string, Loader>> = {
  javascript: 'jsx',
  js: 'jsx',
  json: 'json',
  jsx: 'jsx',
  ts: 'ts',
  tsx: 'tsx',
  typescript: 'ts',
};

/** What a version has for its samples. */
export interface SampleSetting {
  /** Names of all versions of the docs. */
  readonly versions: readonly string[];
  /** Languages that have colors. */
  readonly languages: readonly string[];
}

/** The error of each sample, by language and code: versions repeat most of them. */
const known = new Map<string, Promise<readonly [number, string] | undefined>>();

/** Line, from zero, and reason. */
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
  // Tests of the content hold these to their mark.
  if (!loader || meta.includes('does-not-compile')) return undefined;
  const key = `${loader} ${code}`;
  const found = known.get(key) ?? parse(code, loader);
  known.set(key, found);
  return found;
}

/** What is wrong with the samples of a page: `file:line: what and fix`. */
export async function checkSamples(
  file: string,
  text: string,
  { versions, languages }: SampleSetting,
): Promise<readonly string[]> {
  const checks = parseFences(text).map(async (fence) => {
    const { line, language, meta } = fence;
    const faults: string[] = [];
    const [, version] = /\srun="([^"]*)"/.exec(meta) ?? [];
    if (version !== undefined && !versions.includes(version)) {
      faults.push(
        `${file}:${line - 1}: unknown version "${version}". ${suggest(version, versions)} Correct run="…", or write norun.`,
      );
    }
    if (language !== '' && !languages.includes(language)) {
      const near = /^Did.*/.exec(suggest(language, languages))?.[0] ?? '';
      faults.push(
        `${file}:${line - 1}: no syntax highlighting for "${language}". ${near && `${near} `}Correct the language, add it to prism.additionalLanguages in docusaurus.config.ts, or write text.`,
      );
    }
    const [offset, reason] = (await checkSyntax(fence)) ?? [];
    if (offset !== undefined) {
      faults.push(
        `${file}:${line + offset}: syntax error in the sample: ${reason ?? ''}. Correct it, or explain why it is wrong: does-not-compile="…".`,
      );
    }
    return faults;
  });
  return (await Promise.all(checks)).flat();
}
