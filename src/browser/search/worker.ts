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

/** The part of a worker's global scope that this one uses. */
interface Scope {
  postMessage: (response: SearchResponse) => void;
  onmessage: ((event: MessageEvent<SearchRequest>) => void) | null;
}

const scope = self as unknown as Scope;

let search: Search | undefined;

async function readJson<T>(url: string, cache?: RequestCache): Promise<T> {
  const response = await fetch(url, { ...(cache && { cache }) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}

/** Loads the texts and answers from then on with them. */
async function loadTexts(
  folder: string,
  name: string,
  file: SymbolsFile,
): Promise<void> {
  try {
    const texts = await readJson<TextsFile>(folder + name);
    const items = getItems(file);
    const engine = await createFullEngine(items, texts);
    search = createSearch({ file, items, engine, texts });
    scope.postMessage({ type: 'complete' });
  } catch {
    scope.postMessage({ type: 'textsFailed' });
  }
}

async function load(folder: string): Promise<void> {
  try {
    // The other names change with their content; this one is asked for anew.
    const { symbols, texts } = await readJson<Manifest>(
      folder + MANIFEST_NAME,
      'no-cache',
    );
    const file = await readJson<SymbolsFile>(folder + symbols);
    const items = getItems(file);
    search = createSearch({ file, items, engine: createTitleEngine(items) });
    scope.postMessage({ type: 'titles', versions: file.versions });
    if (texts === undefined) scope.postMessage({ type: 'titlesOnly' });
    else await loadTexts(folder, texts, file);
  } catch {
    scope.postMessage({ type: 'failed' });
  }
}

scope.onmessage = ({ data }) => {
  if (data.type === 'load') {
    void load(data.folder);
  } else if (search) {
    const results = search(data.query, data.scope);
    scope.postMessage({ type: 'results', results });
  }
};
