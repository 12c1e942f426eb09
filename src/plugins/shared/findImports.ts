/** An import of a page. */
export interface Import {
  readonly line: number;
  /** What it names, for instance `./openrpc.json?index`. */
  readonly from: string;
}

/** The text of a page with its code samples empty, so that lines stay. */
export const withoutSamples = (text: string): string =>
  text.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2[`~]*\s*$/gm, (code) =>
    code.replace(/[^\n]/g, ''),
  );

/** The imports of a page, those in its code samples left out. */
export function findImports(text: string): readonly Import[] {
  const withoutCode = withoutSamples(text);
  return [
    ...withoutCode.matchAll(
      /^(?:import|export)\s[^;'"]*?from\s+['"]([^'"]+)['"]/gm,
    ),
  ].map(({ 0: statement, 1: from = '', index }) => ({
    line: withoutCode.slice(0, index + statement.length).split('\n').length,
    from,
  }));
}
