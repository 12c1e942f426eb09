/** Where core loads a page, and what makes webpack compile it at once. */
const EAGER = /, require\.resolveWeak\('[^']*'\)/g;

/**
 * Drops what makes webpack compile the pages that nobody has opened.
 * @throws when core's list of pages is written otherwise
 */
export default function loader(source: string): string {
  if (source.includes('import(') && source.search(EAGER) < 0) {
    throw new Error(
      'registry.js names pages without resolveWeak now. See src/plugins/pipeline/README.md, "Dev server".',
    );
  }
  return source.replace(EAGER, '');
}
