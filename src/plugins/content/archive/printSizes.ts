/** `0.9 MB` */
const printSize = (bytes: number): string =>
  `${Math.max(bytes / 1e6, 0.1).toFixed(1)} MB`;

/** Links to an archive, with the size of the file, which nobody knew before. */
export const printSizes = (html: string, bytes: number): string =>
  html.replace(
    /(<a\b[^>]* href="[^"]*offline\.zip"[^>]*>[^<]*)(?=<\/a>)/g,
    (link) => `${link} (${printSize(bytes)})`,
  );
