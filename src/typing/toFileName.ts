/** Folders above the app, so that its paths can lead out of where it starts. */
const ROOT: readonly string[] = Array.from({ length: 24 }, () => '-');

/** Where a file of the app lies among the files of a program. */
export function toFileName(path: string): string {
  const parts = [...ROOT];
  for (const part of path.replace(/^\/+/, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** The name that a file has in a program, of which the end says what it is. */
export const getFileName = ({
  path,
  language,
}: {
  readonly path: string;
  readonly language?: string;
}): string => toFileName(path) + (language ? `.${language}` : '');
