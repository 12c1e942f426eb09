import { findReference } from '../../shared/findReference';

/** A model ends its page: below it, text would be missing in Markdown. */
const END =
  /<\w+ model=\{model\}(?: formerIds=\{.*\})? \/>\s+export const toc = model\.toc;\s*$/;

/**
 * What the Markdown of a page would lack: `file: what and fix`.
 *
 * @param text of the page as it is written
 * @throws for a kind of page that there is not
 */
export function checkComponents(file: string, text: string): readonly string[] {
  // Only of these the model is printed; of others the HTML.
  const hasModel = findReference(file, text)?.name !== undefined;
  if (!hasModel || END.test(text)) return [];
  return [
    `${file}: text below the model of a page would be missing in its Markdown. Put it above, and end the page with the component and "export const toc = model.toc;".`,
  ];
}
