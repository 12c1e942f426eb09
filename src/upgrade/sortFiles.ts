import type { AppFile } from '../typing/types';
import type { Problem } from './types';

/** Above this a file is a bundle, which says nothing of its sources. */
export const FILE_LIMIT = 1_000_000;

/** What the checker reads at once; an app has less of its own. */
export const APP_LIMIT = 20_000_000;

const SOURCE = /\.([cm]?[jt]s|[jt]sx|vue|svelte)$/i;

/** Says what the imports of an app mean, and is no code. */
const CONFIG =
  /(^|\/)((package|[jt]sconfig[\w.-]*|babel\.config)\.json|\.babelrc(\.json)?)$/;

/** True for a file that the checker reads as code. */
export const isSource = (path: string): boolean => SOURCE.test(path);

/** True for a file that says what imports mean, such as `tsconfig.json`. */
export const isConfig = (path: string): boolean => CONFIG.test(path);

function getProblem(
  { path, text }: AppFile,
  total: number,
): string | undefined {
  if (text.includes('\0')) return 'Not checked: it is binary, not text.';
  if (text.length > FILE_LIMIT) {
    return `Not checked: it has more than ${FILE_LIMIT} characters, the limit. Check the sources of a bundle instead.`;
  }
  if (total > APP_LIMIT) {
    return `Not checked: the files before it have ${APP_LIMIT} characters together, which is the limit. Check ${path.split('/')[0] ?? path} by itself.`;
  }
  return undefined;
}

/** The files to check, and why others are not. */
export function sortFiles(given: readonly AppFile[]): {
  readonly files: readonly AppFile[];
  readonly problems: readonly Problem[];
} {
  const files: AppFile[] = [];
  const problems: Problem[] = [];
  let total = 0;
  for (const file of given) {
    const message = getProblem(file, total + file.text.length);
    if (message) problems.push({ file: file.path, message });
    else {
      files.push(file);
      total += file.text.length;
    }
  }
  return { files, problems };
}
