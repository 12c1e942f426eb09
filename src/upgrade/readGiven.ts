import type { AppFile } from '../typing/types';
import { couldImport, isSetting, isSource, selectFiles } from './selectFiles';
import type { Problem } from './types';

export interface GivenFile {
  readonly path: string;
  /** @throws with the reason if the file can't be read */
  readonly read: () => string | Promise<string>;
}

export interface GivenApp {
  readonly files: readonly AppFile[];
  /** `package.json`, lock files, and other configuration files, the outermost first. */
  readonly settings: readonly AppFile[];
  readonly problems: readonly Problem[];
}

/** The path of pasted code, which has no extension. */
export const PASTED = 'pasted';

/** In characters; a longer file is a bundle, not a source. */
export const FILE_LIMIT = 1_000_000;

export function toUnread(
  file: string,
  error: unknown,
  isOpen: boolean,
): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `Not checked: it can't be read. ${reason}`;
  return { file, message, isOpen };
}

function listFaults({ path, text }: AppFile): readonly Problem[] {
  const isBinary = text.includes('\0');
  if (!isBinary && text.length <= FILE_LIMIT) return [];
  const reason = isBinary
    ? 'it is binary, not text.'
    : `it is longer than ${FILE_LIMIT.toLocaleString('en')} characters. If it is a bundle, check its sources instead.`;
  // Without the zero bytes, the SDK's name can be found in UTF-16 text, too.
  const isOpen = couldImport(text.replace(/\0/g, ''));
  return [{ file: path, message: `Not checked: ${reason}`, isOpen }];
}

const COMPONENT = /\.(vue|svelte|html?)$/i;

// If a file had many starts without an end, searching each end would take minutes.
const COMMENT = /<!--(?:(?!<!--)[\s\S])*?-->/g;

const SCRIPT =
  /(<script\b(?:[^<>"']|"[^"]*"|'[^']*')*>)([\s\S]*?)(?:<\/script\s*>|$)/gi;

const LANGUAGE = /\blang\s*=\s*["']?([jt]sx?|typescript)\b/i;

const MODULE = /\btype\s*=\s*["']?module\b/i;

/** Replaces all but line breaks with spaces, so that positions stay the same. */
export const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

const isHtml = ({ path }: AppFile): boolean => /\.html?$/i.test(path);

/**
 * Extracts the scripts of a component, and the module scripts of HTML, because only
 * modules import. Each character stays at its position. Other files stay unchanged.
 */
export function readScript(file: AppFile): AppFile {
  const { path, text } = file;
  if (!COMPONENT.test(path)) return file;
  const visible = text.replace(COMMENT, blank);
  let code = blank(text);
  let language = 'js';
  for (const { index, 1: head = '', 2: body = '' } of visible.matchAll(
    SCRIPT,
  )) {
    if (isHtml(file) && !MODULE.test(head)) continue;
    const found = LANGUAGE.exec(head)?.[1]?.toLowerCase();
    if (found) language = found === 'typescript' ? 'ts' : found;
    const start = index + head.length;
    const end = start + body.length;
    code = code.slice(0, start) + text.slice(start, end) + code.slice(end);
  }
  return { path, text: code, language };
}

/**
 * @param root the folder: `''`, or a path that ends with `/`
 * @param above the ignore files of its parent folders
 */
export async function readGiven(
  root: string,
  given: readonly GivenFile[],
  above: readonly AppFile[] = [],
): Promise<GivenApp> {
  const problems: Problem[] = [];
  // Sorts `/` before all other characters, so that the files of a folder stay together.
  const toKey = ({ path }: GivenFile): string => path.replaceAll('/', '\0');
  const sorted = [...given].sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
  const readAll = async (isWanted: (path: string) => boolean) => {
    const wanted = sorted.filter(({ path }) => isWanted(path));
    const files = wanted.map(async ({ path, read }): Promise<AppFile[]> => {
      try {
        return [{ path, text: await read() }];
      } catch (error) {
        problems.push(toUnread(path, error, isSource(path)));
        return [];
      }
    });
    return (await Promise.all(files)).flat();
  };
  const ignores = await readAll((path) => /(^|\/)\.gitignore$/.test(path));
  const selected = selectFiles(
    root,
    sorted.map(({ path }) => path),
    [...above, ...ignores],
  );
  const own = new Set(selected.own);
  const settings = await readAll((path) => own.has(path) && isSetting(path));
  const sources = await readAll((path) => own.has(path) && isSource(path));
  const unfit = sources.map(listFaults);
  const depth = ({ path }: AppFile): number => path.split('/').length;
  return {
    files: sources.filter(
      // A page without module scripts has nothing to check.
      (file, i) =>
        !unfit[i]?.length && !(isHtml(file) && !readScript(file).text.trim()),
    ),
    settings: settings.sort((a, b) => depth(a) - depth(b)),
    problems: [...selected.problems, ...problems, ...unfit.flat()],
  };
}
