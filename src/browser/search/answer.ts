import {
  MANIFEST_NAME,
  type Manifest,
  type SymbolsFile,
  type TextsFile,
} from '../../search/format';
import { createSearch, type Search } from '../../search/createSearch';
import {
  createFullEngine,
  createTitleEngine,
  getItems,
} from '../../search/engine';
import type { SearchRequest, SearchResponse } from '../../search/results';

/** Reads a file of the index. */
export type ReadJson = (url: string, cache?: RequestCache) => Promise<unknown>;

/**
 * Loads the index on request, and answers queries with it.
 * @param post takes the answers
 */
export function createAnswer(
  readJson: ReadJson,
  post: (response: SearchResponse) => void,
): (request: SearchRequest) => void {
  let search: Search | undefined;

  /** Loads the texts; later answers use them. */
  async function loadTexts(url: string, file: SymbolsFile): Promise<void> {
    try {
      const texts = (await readJson(url)) as TextsFile;
      const items = getItems(file);
      const engine = await createFullEngine(items, texts);
      search = createSearch({ file, items, engine, texts });
      post({ type: 'complete' });
    } catch {
      post({ type: 'textsFailed' });
    }
  }

  async function load(folder: string): Promise<void> {
    try {
      // The other names change with their content; this one is revalidated.
      const { symbols, texts } = (await readJson(
        folder + MANIFEST_NAME,
        'no-cache',
      )) as Manifest;
      const file = (await readJson(folder + symbols)) as SymbolsFile;
      const items = getItems(file);
      search = createSearch({ file, items, engine: createTitleEngine(items) });
      post({ type: 'titles', versions: file.versions });
      if (texts === undefined) post({ type: 'titlesOnly' });
      else await loadTexts(folder + texts, file);
    } catch {
      post({ type: 'failed' });
    }
  }

  return (request) => {
    if (request.type === 'load') {
      void load(request.folder);
    } else if (search) {
      const results = search(request.query, request.scope);
      post({ type: 'results', results });
    }
  };
}
