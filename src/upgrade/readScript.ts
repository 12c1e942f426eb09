import type { AppFile } from '../typing/types';

const COMPONENT = /\.(vue|svelte|html?)$/i;

const COMMENT = /<!--[\s\S]*?-->/g;

const SCRIPT =
  /(<script\b(?:[^>"']|"[^"]*"|'[^']*')*>)([\s\S]*?)<\/script\s*>/gi;

const LANGUAGE = /\blang\s*=\s*["']?([jt]sx?|typescript)\b/i;

const MODULE = /\btype\s*=\s*["']?module\b/i;

/** Spaces instead of everything but line breaks, so that places stay. */
const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

/**
 * A component of Vue or Svelte as code: its scripts, each character where it was;
 * of HTML the scripts that are modules, as only they import. Other files come back
 * as they are.
 */
export function readScript(file: AppFile): AppFile {
  const { path, text } = file;
  if (!COMPONENT.test(path)) return file;
  const isHtml = /\.html?$/i.test(path);
  const visible = text.replace(COMMENT, blank);
  let code = '';
  let language = 'js';
  let at = 0;
  for (const match of visible.matchAll(SCRIPT)) {
    const [, head = '', body = ''] = match;
    if (isHtml && !MODULE.test(head)) continue;
    const start = match.index + head.length;
    const found = LANGUAGE.exec(head)?.[1]?.toLowerCase();
    if (found) language = found === 'typescript' ? 'ts' : found;
    code +=
      blank(text.slice(at, start)) + text.slice(start, start + body.length);
    at = start + body.length;
  }
  return { path, text: code + blank(text.slice(at)), language };
}

/** True for a page of HTML without a line of code of its own. */
export const isPlainPage = (file: AppFile): boolean =>
  /\.html?$/i.test(file.path) && !readScript(file).text.trim();
