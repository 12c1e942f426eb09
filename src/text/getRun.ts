/** How to run a block of code. */
export interface Terms {
  /** JavaScript if absent. */
  readonly language?: 'ts';
  /** Version of the SDK; the page's version if absent. */
  readonly version?: string;
}

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const IMPORT = /\bimport\s[^;'"]*['"][^'"]+['"];?/g;

/** True if code has statements other than imports, which alone show no output. */
const hasStatements = (code: string): boolean =>
  /\S/.test(code.replace(COMMENT, '').replace(IMPORT, ''));

/**
 * Decides whether and how a code block can run. It uses the page's SDK version, unless the
 * fence contains `norun`, or another version: `run="1.0.0"`.
 */
export function getRun(
  language: string | undefined,
  metastring: string | undefined,
  code: string,
): Terms | undefined {
  const isTyped = /^(?:ts|typescript)$/.test(language ?? '');
  const isRunnable =
    (isTyped || /^(?:js|javascript)$/.test(language ?? '')) &&
    !/\bnorun\b/.test(metastring ?? '');
  if (!isRunnable || !hasStatements(code)) return undefined;
  const [, version] = /\brun="([^"]*)"/.exec(metastring ?? '') ?? [];
  return {
    ...(version !== undefined && { version }),
    ...(isTyped && { language: 'ts' as const }),
  };
}
