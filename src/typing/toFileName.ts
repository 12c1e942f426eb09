import type { AppFile } from './types';

/** Virtual parent folders, because an app's paths can start with `../`. */
const ROOT: readonly string[] = Array.from({ length: 24 }, () => '-');

/** Replaces a backslash, which TypeScript would treat as a separator. */
const BACKSLASH = '\uE05C';

export function toFileName(path: string): string {
  const parts = [...ROOT];
  const safe = path.replace(/\\/g, BACKSLASH);
  for (const part of safe.replace(/^\/+/, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

export function toPath(name: string): string {
  const parts = name.slice(1).replaceAll(BACKSLASH, '\\').split('/');
  const place = parts.findIndex((part, i) => part !== ROOT[i]);
  return [...ROOT.slice(place).map(() => '..'), ...parts.slice(place)].join(
    '/',
  );
}

export const getFileName = ({ path, language }: AppFile): string =>
  toFileName(path) + (language ? `.${language}` : '');
