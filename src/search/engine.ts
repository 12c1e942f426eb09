import MiniSearch from 'minisearch';
import type {
  SearchEntry,
  EntryKind,
  SymbolsFile,
  TextsFile,
  Variant,
} from './format';
import { splitWords, tokenize } from './tokenize';

/** A variant of an entry; `id` is its position in the index. */
export interface Item {
  readonly id: number;
  readonly entry: SearchEntry;
  readonly variant: Variant;
}

export type Engine = MiniSearch<ReturnType<typeof toDocument>>;

/** Number of documents that the worker indexes before it handles other messages. */
const SLICE = 40;

/** These and all other weights were tuned with the queries of the search tests. */
const FIELD_WEIGHTS = { names: 8, keywords: 4, parent: 2, summary: 3, text: 1 };

/** Release notes and messages weigh less: they mention everything but explain little. */
const KIND_WEIGHTS: Readonly<Record<EntryKind, number>> = {
  module: 1.2,
  method: 1.5,
  event: 1,
  type: 0.6,
  types: 1,
  tool: 1.4,
  page: 1.4,
  section: 1.1,
  changelog: 0.4,
  listener: 0.4,
  message: 0.4,
};

export const getItems = ({ entries }: SymbolsFile): readonly Item[] =>
  entries
    .flatMap((entry) => entry.variants.map((variant) => ({ entry, variant })))
    .map((item, id) => ({ ...item, id }));

/** Returns `deeplinking` for `deep linking`, because some readers omit the space. */
function joinPairs(name: string): readonly string[] {
  const words = splitWords(name);
  return words.slice(1).map((word, i) => `${words[i] ?? ''}${word}`);
}

function toDocument(item: Item, text: string) {
  const { name, parent = '', aliases = [], keywords = [] } = item.entry;
  const { summary = '', signature = '' } = item.variant;
  return {
    id: item.id,
    names: [name, ...aliases, ...joinPairs(name)].join(' '),
    keywords: keywords.join(' '),
    parent,
    summary: `${summary} ${signature}`,
    text,
  };
}

/** Indexes the items in slices, so that the worker can handle queries in between. */
export async function createEngine(
  items: readonly Item[],
  texts: TextsFile = [],
): Promise<Engine> {
  const engine: Engine = new MiniSearch({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize,
    processTerm: (term) => term,
    searchOptions: {
      // `findText.ts` has already split the query into terms.
      tokenize: (term) => [term],
      boost: FIELD_WEIGHTS,
      boostDocument: (id) => {
        const item = items[id as number];
        return item ? KIND_WEIGHTS[item.entry.kind] : 1;
      },
    },
  });
  await engine.addAllAsync(
    items.map((item) => toDocument(item, texts[item.id] ?? '')),
    { chunkSize: texts.length ? SLICE : items.length },
  );
  return engine;
}
