import type { AppFile } from '../typing/types';

const COMPONENT = /\.(vue|svelte)$/i;

const COMMENT = /<!--[\s\S]*?-->/g;

const SCRIPT =
  /(<script\b(?:[^>"']|"[^"]*"|'[^']*')*>)([\s\S]*?)<\/script\s*>/gi;

const LANGUAGE = /\blang\s*=\s*["']?([jt]sx?|typescript)\b/i;

/** Spaces in place of everything but line breaks, so that places stay. */
const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

/** The text of the scripts alone, and what the last of them is written in. */
function keepScripts(text: string): { code: string; language: string } {
  const visible = text.replace(COMMENT, blank);
  let code = '';
  let language = 'js';
  let at = 0;
  for (const match of visible.matchAll(SCRIPT)) {
    const [, head = '', body = ''] = match;
    const start = match.index + head.length;
    const found = LANGUAGE.exec(head)?.[1]?.toLowerCase();
    if (found) language = found === 'typescript' ? 'ts' : found;
    code +=
      blank(text.slice(at, start)) + text.slice(start, start + body.length);
    at = start + body.length;
  }
  return { code: code + blank(text.slice(at)), language };
}

/**
 * A component of Vue or Svelte as code: its scripts, each character where it
 * was. Other files come back as they are.
 */
export function readScript(file: AppFile): AppFile {
  if (!COMPONENT.test(file.path)) return file;
  const { code, language } = keepScripts(file.text);
  return { path: file.path, text: code, language };
}
