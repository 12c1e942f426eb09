import {
  MANIFEST_NAME,
  type Manifest,
  type SymbolsFile,
  type TextsFile,
} from '../../search/format';
import { createSearch, type Search } from '../../search/createSearch';
import type { SearchRequest, SearchResponse } from '../../search/results';

/**
 * @param readJson reads a file of the index
 * @param post sends a response to the page
 */
export function createAnswer(
  readJson: (url: string, cache?: RequestCache) => Promise<unknown>,
  post: (response: SearchResponse) => void,
): (request: SearchRequest) => void {
  let search: Search | undefined;

  /** Loads the texts, and replaces the search with one that includes them. */
  async function loadTexts(url: string, file: SymbolsFile): Promise<void> {
    try {
      search = await createSearch(file, (await readJson(url)) as TextsFile);
      post({ texts: 'ready' });
    } catch {
      post({ texts: 'failed' });
    }
  }

  async function load(folder: string): Promise<void> {
    try {
      // The names of the other files contain hashes, so only the manifest can be stale.
      const { symbols, texts } = (await readJson(
        folder + MANIFEST_NAME,
        'no-cache',
      )) as Manifest;
      const file = (await readJson(folder + symbols)) as SymbolsFile;
      search = await createSearch(file);
      post({ phase: 'ready', versions: file.versions });
      if (texts === undefined) post({ texts: 'none' });
      else await loadTexts(folder + texts, file);
    } catch {
      post({ phase: 'failed' });
    }
  }

  return (request) => {
    if (request.type === 'load') {
      void load(request.folder);
    } else if (search) {
      post({ results: search(request.query, request.scope) });
    }
  };
}
