/**
 * Parses the text of a file.
 * @throws with file and reason when it is not JSON
 */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}#: invalid JSON: ${reason}. Fix the syntax.`);
  }
}
