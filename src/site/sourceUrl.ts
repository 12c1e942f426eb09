/** Address of a line of a file, from which GitHub leads to its editor. */
export const getLineUrl = (
  repository: string,
  file: string,
  line: number,
): string => `${repository}/blob/main/${file}#L${line}`;
