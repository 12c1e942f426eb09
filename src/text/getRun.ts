/** How code runs. */
export interface Terms {
  /** JavaScript, unless it says otherwise. */
  readonly language?: 'ts';
  /** Of the SDK; without, that of the page. */
  readonly version?: string;
}

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const IMPORT = /\bimport\s[^;'"]*['"][^'"]+['"];?/g;

/** Whether code does more than to import: that alone shows nothing. */
const doesSomething = (code: string): boolean =>
  /\S/.test(code.replace(COMMENT, '').replace(IMPORT, ''));

/**
 * How a block of code can be run: with the SDK of the page, unless its fence says
 * `norun`, or names the version that it is for: `run="1.0.0"`.
 */
export function getRun(
  language: string | undefined,
  metastring: string | undefined,
  code: string,
): Terms | undefined {
  const isTyped = /^(?:ts|typescript)$/.test(language ?? '');
  const isMeant =
    (isTyped || /^(?:js|javascript)$/.test(language ?? '')) &&
    !/\bnorun\b/.test(metastring ?? '');
  if (!isMeant || !doesSomething(code)) return undefined;
  const [, version] = /\brun="([^"]*)"/.exec(metastring ?? '') ?? [];
  return {
    ...(version !== undefined && { version }),
    ...(isTyped && { language: 'ts' as const }),
  };
}
