import ts from 'typescript';

/** A line of prose, with spaces instead of code. */
export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

/** Removes code between backticks. */
const dropCode = (text: string): string => text.replace(/`[^`]*`/g, '``');

/** Matches code and lists of search words, which may contain deliberate misspellings. */
const NO_PROSE =
  /^(?:import|export)\s|^ {2}\{level:|^keywords:|^ {2}[\w-]+: \[/;

/** The prose of a Markdown page, without code, URLs, elements, and imports. */
export function readMarkdown(text: string): readonly Line[] {
  let fence = '';
  const lines: Line[] = [];
  text.split('\n').forEach((line, i) => {
    const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
    const isFence = mark !== undefined && (!fence || mark.startsWith(fence));
    if (isFence) fence = fence ? '' : mark;
    if (isFence || fence || NO_PROSE.test(line)) return;
    const prose = dropCode(line)
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/\{#[^}]*\}/g, '')
      .replace(/<[^>]*>/g, '');
    lines.push({ number: i + 1, text: prose });
  });
  return lines;
}

/** Matches a symbol's use in upgrade notes: `call Account.id`. */
const USE = /^\S+ \w+\.\S+$/;

/** Strings of several words in a JSON file, except keywords. */
export function readJson(text: string): readonly Line[] {
  const prose = text.replace(/"x-keywords": \[[^\]]*\]/g, (keywords) =>
    keywords.replace(/[^\n]/g, ''),
  );
  return prose.split('\n').flatMap((line, i) => {
    const value = /^\s*(?:"[^"]*":\s*)?"((?:[^"\\]|\\.)*)",?$/.exec(line)?.[1];
    return value?.includes(' ') && !USE.test(value)
      ? [{ number: i + 1, text: dropCode(value) }]
      : [];
  });
}

/** The text that a component shows: text of elements, and strings of several words. */
export function readComponent(file: string, text: string): readonly Line[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines: Line[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (
      ts.isJsxText(node) ||
      ((ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) &&
        node.text.includes(' '))
    ) {
      const start = node.getStart(source);
      const number = source.getLineAndCharacterOfPosition(start).line + 1;
      const shown = node.text.replace(/<[A-Z][^>]*>?/g, '');
      lines.push({ number, text: dropCode(shown) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}
