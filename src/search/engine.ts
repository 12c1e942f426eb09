import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Entry, Kind, SymbolsFile, TextsFile, Variant } from './format';
import { getPartTerms, getWholeTerms, splitWords, tokenize } from './tokenize';

/** One variant of an entry, at its place in the index. */
export interface Item {
  readonly id: number;
  readonly entry: Entry;
  readonly variant: Variant;
}

interface Document {
  readonly id: number;
  readonly names: string;
  readonly parent: string;
  readonly summary: string;
  readonly text: string;
}

/** Full-text search over the items. */
export type Engine = MiniSearch<Document>;

/** Documents that are indexed before other work has its turn. */
const SLICE = 40;

const FIELD_WEIGHTS = { names: 8, parent: 2, summary: 3, text: 1 };

/** Release notes and messages name everything and explain little. */
const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  module: 1.2,
  method: 1.5,
  event: 1,
  type: 0.9,
  types: 1,
  page: 1.4,
  section: 1.1,
  changelog: 0.4,
  listener: 0.4,
  message: 0.4,
};

/** Words that a question has and an answer need not have. */
const STOP_WORDS = new Set(
  'a an and are can do does for how i in is it my of on or the to what when which with'.split(
    ' ',
  ),
);

export function getItems({ entries }: SymbolsFile): readonly Item[] {
  return entries
    .flatMap((entry) => entry.variants.map((variant) => ({ entry, variant })))
    .map((item, id) => ({ ...item, id }));
}

/** `deeplinking` beside `deep linking`: readers leave out the space. */
function joinPairs(name: string): readonly string[] {
  const words = splitWords(name);
  return words.slice(1).map((word, i) => `${words[i] ?? ''}${word}`);
}

function toDocument(item: Item, text: string): Document {
  const { name, parent = '', aliases = [] } = item.entry;
  const { summary = '', signature = '' } = item.variant;
  return {
    id: item.id,
    names: [name, ...aliases, ...joinPairs(name)].join(' '),
    parent,
    summary: `${summary} ${signature}`,
    text,
  };
}

function createEmpty(items: readonly Item[]): Engine {
  return new MiniSearch<Document>({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize,
    processTerm: (term) => term,
    searchOptions: {
      // Queries come as terms.
      tokenize: (term) => [term],
      boost: FIELD_WEIGHTS,
      boostDocument: (id) => {
        const item = items[id as number];
        return item ? KIND_WEIGHTS[item.entry.kind] : 1;
      },
    },
  });
}

/** An engine that knows names, summaries and signatures. */
export function createTitleEngine(items: readonly Item[]): Engine {
  const engine = createEmpty(items);
  engine.addAll(items.map((item) => toDocument(item, '')));
  return engine;
}

/** An engine that knows everything; built in slices, so queries get through. */
export async function createFullEngine(
  items: readonly Item[],
  texts: TextsFile,
): Promise<Engine> {
  const engine = createEmpty(items);
  await engine.addAllAsync(
    items.map((item) => toDocument(item, texts[item.id] ?? '')),
    { chunkSize: SLICE },
  );
  return engine;
}

/** What full-text search finds. */
export interface Found {
  readonly results: readonly SearchResult[];
  /** True where no result has all the words as they are typed. */
  readonly isLoose: boolean;
}

/** Edits that turn a typo into its word. */
function getEdits(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
}

function getQueryTerms(text: string): { wholes: string[]; parts: string[] } {
  const all = splitWords(text);
  const words = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const used = words.length ? words : all;
  const parts = [...new Set(used.flatMap(getPartTerms))];
  const long = parts.filter((term) => term.length > 1);
  return {
    wholes: used.flatMap((word) => getWholeTerms(word).slice(0, 1)),
    parts: long.length ? long : parts,
  };
}

/** Weak hits of a search for any of the words are noise. */
function dropWeak(results: readonly SearchResult[]): readonly SearchResult[] {
  const best = results[0]?.score ?? 0;
  return results.filter(({ score }) => score > best * 0.4);
}

/** All the words, the last ones unfinished perhaps; else with typos; else any. */
export function findText(engine: Engine, text: string): Found {
  const { wholes, parts } = getQueryTerms(text);
  if (!parts.length) return { results: [], isLoose: false };
  const all = (terms: string[]): Query => ({
    combineWith: 'AND',
    queries: terms,
  });
  const isPlain = wholes.join(' ') === parts.join(' ');
  const query: Query = isPlain
    ? all(parts)
    : { combineWith: 'OR', queries: [all(wholes), all(parts)] };
  const isLetter = parts.join('').length === 1;
  const strict = engine.search(query, {
    prefix: true,
    ...(isLetter && { fields: ['names'] }),
  });
  if (strict.length) return { results: strict, isLoose: false };
  const typos = engine.search(query, { prefix: true, fuzzy: getEdits });
  if (typos.length) return { results: typos, isLoose: true };
  const any = engine.search(
    { combineWith: 'OR', queries: parts },
    { prefix: true, fuzzy: getEdits },
  );
  return { results: dropWeak(any), isLoose: true };
}
