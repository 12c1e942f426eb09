/** Folders above the app, so that its paths can lead out of where it starts. */
const ROOT: readonly string[] = Array.from({ length: 24 }, () => '-');

/** TypeScript takes a backslash for the end of a folder; names of Linux can have one. */
const BACKSLASH = '\uE05C';

/** Where a file of the app lies among the files of a program. */
export function toFileName(path: string): string {
  const parts = [...ROOT];
  const safe = path.replace(/\\/g, BACKSLASH);
  for (const part of safe.replace(/^\/+/, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** The path of the app for the name of a file in a program. */
export function toPath(name: string): string {
  const parts = name.slice(1).replaceAll(BACKSLASH, '\\').split('/');
  const place = parts.findIndex((part, i) => part !== ROOT[i]);
  return [...ROOT.slice(place).map(() => '..'), ...parts.slice(place)].join(
    '/',
  );
}

/** The name that a file has in a program, of which the end says what it is. */
export const getFileName = ({
  path,
  language,
}: {
  readonly path: string;
  readonly language?: string;
}): string => toFileName(path) + (language ? `.${language}` : '');
