const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const IMPORT = /\bimport\s[^;'"]*['"][^'"]+['"];?/g;

/** False for code with only imports, because imports show no output. */
const hasStatements = (code: string): boolean =>
  /\S/.test(code.replace(COMMENT, '').replace(IMPORT, ''));

/**
 * JavaScript and TypeScript run, unless the fence contains `norun`. `run="1.0.0"` selects
 * a version that differs from the page's.
 */
export function getRun(
  language: string | undefined,
  metastring: string | undefined,
  code: string,
) {
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
