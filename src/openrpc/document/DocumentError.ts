export interface DocumentProblem {
  /** JSON pointer into the document; `''` for the whole document. */
  readonly pointer: string;
  readonly message: string;
}

/** An error that lists all problems found in one document. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';

  constructor(
    readonly file: string,
    readonly problems: readonly DocumentProblem[],
  ) {
    super(problems.map((p) => `${file}#${p.pointer}: ${p.message}`).join('\n'));
  }
}

/**
 * Parses JSON, without the byte order mark that some editors add.
 * @throws {DocumentError} if the text isn't JSON
 */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `invalid JSON: ${reason}. Fix the syntax.`;
    throw new DocumentError(file, [{ pointer: '', message }]);
  }
}

/** Joins keys into a JSON pointer. @see https://www.rfc-editor.org/rfc/rfc6901 */
export const toPointer = (parts: readonly (string | number)[]): string =>
  parts
    .map((p) => `/${String(p).replace(/~/g, '~0').replace(/\//g, '~1')}`)
    .join('');

export type Report = (
  path: readonly (string | number)[],
  message: string,
) => void;
