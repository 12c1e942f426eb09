/** A line of an ignore file, for paths below its folder. */
export interface IgnoreRule {
  readonly pattern: RegExp;
  readonly isNegated: boolean;
  readonly foldersOnly: boolean;
}

/** An ignore file and the folder that it stands in: `''`, or with `/` at its end. */
export interface IgnoreFile {
  readonly folder: string;
  readonly rules: readonly IgnoreRule[];
}

/** `*` and `?` stay in a folder, `**` does not. */
function toSource(glob: string): string {
  return glob
    .split(/(\*\*\/|\/\*\*$|\*|\?)/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '/**') return '/.*';
      if (part === '*') return '[^/]*';
      if (part === '?') return '[^/]';
      return part.replace(/[.+^${}()|\\]/g, '\\$&');
    })
    .join('');
}

function toRule(line: string): IgnoreRule {
  const isNegated = line.startsWith('!');
  const glob = line.slice(isNegated ? 1 : 0);
  const bare = glob.replace(/\/$/, '');
  // A slash before the end ties the pattern to the folder of the file.
  const start = bare.includes('/') ? '^' : '^(?:.*/)?';
  return {
    pattern: new RegExp(`${start}${toSource(bare.replace(/^\//, ''))}$`),
    isNegated,
    foldersOnly: glob.endsWith('/'),
  };
}

/** Reads a `.gitignore`. */
export const parseIgnore = (text: string): readonly IgnoreRule[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map(toRule);

/** True for a path that the files ignore; of all rules, the last one counts. */
export function isIgnored(
  path: string,
  isFolder: boolean,
  files: readonly IgnoreFile[],
): boolean {
  let ignored = false;
  for (const { folder, rules } of files) {
    if (!path.startsWith(folder)) continue;
    const rest = path.slice(folder.length);
    for (const { pattern, isNegated, foldersOnly } of rules) {
      if ((isFolder || !foldersOnly) && pattern.test(rest)) {
        ignored = !isNegated;
      }
    }
  }
  return ignored;
}
