import { hasVersion } from '../../../search/availability';
import type { SymbolsFile, TextsFile } from '../../../search/format';

/** The part of a search index that is about one version. */
export function pickVersion(
  { versions, entries }: SymbolsFile,
  texts: TextsFile,
  name: string,
): { readonly symbols: SymbolsFile; readonly texts: TextsFile } {
  const own = versions.findIndex((version) => version.name === name);
  const picked: string[] = [];
  let at = 0;
  const symbols = {
    versions: versions.slice(own, own + 1),
    entries: entries.flatMap((entry) => {
      const first = at;
      at += entry.variants.length;
      const i = entry.variants.findIndex((one) =>
        hasVersion(one.versions, own),
      );
      const variant = entry.variants[i];
      if (!variant) return [];
      picked.push(texts[first + i] ?? '');
      return { ...entry, variants: [{ ...variant, versions: [0, 0] }] };
    }),
  };
  return { symbols, texts: picked };
}
