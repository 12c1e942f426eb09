/** Address at which a file of the repository can be edited. */
export const getEditUrl = (repository: string, file: string): string =>
  `${repository}/edit/main/${file}`;

/** Address of a line of a file. */
export const getLineUrl = (
  repository: string,
  file: string,
  line: number,
): string => `${repository}/blob/main/${file}#L${line}`;

/**
 * The line of an API description on which something is named: a method by its
 * name on the wire, `device.audio`, a module or a page of types by its own, a
 * schema by its key; `undefined` where nothing is.
 */
export function findLine(text: string, name: string): number | undefined {
  const lines = text.split('\n');
  const quoted = JSON.stringify(name);
  const isNamed = (line: string): boolean =>
    line.trim() === `"name": ${quoted},` || line.trim() === `${quoted}: {`;
  const index = lines.findIndex(isNamed);
  return index < 0 ? undefined : index + 1;
}
