/** The kinds of hits; if names are equal, the earlier kind comes first. */
export const KINDS = [
  'module',
  'method',
  'event',
  'type',
  'types',
  'tool',
  'page',
  'section',
  'changelog',
  'listener',
  'message',
] as const;

/**
 * `types` is a page of shared types, `tool` is an action or a page outside the docs,
 * `page` and `section` belong to guides, `listener` is `listen`, `once`, or `clear`, and
 * `message` is a JSON-RPC message that only the SDK sends.
 */
export type EntryKind = (typeof KINDS)[number];

// A text consists of lines. Each line contains sentences, the cells of a table row, or
// other text, such as code.
export const LINE = '\n';
export const CELL = '\t';
/** The first character of a line that contains code or similar text. */
export const CODE = '`';

export interface SearchVersion {
  readonly name: string;
  readonly label: string;
  /** Root of its docs without the base URL, for example `/docs/1.1.0/`. */
  readonly path: string;
}

/** The data of a symbol or section that all versions share. */
export interface Subject {
  readonly kind: EntryKind;
  readonly name: string;
  /** The module, the page of shared types, or the title of the page. */
  readonly parent?: string;
  /** Other names, such as the name in JSON-RPC. */
  readonly aliases?: readonly string[];
  /** Words that readers use if they don't know the name. */
  readonly keywords?: readonly string[];
}

/** The data that can differ between versions, except for the text. */
export interface Content {
  /** Path in the docs (`api/Device/#audio`) or on the site (`/playground/`), or a URL. */
  readonly path: string;
  readonly summary?: string;
  readonly signature?: string;
  /** Types of the arguments. */
  readonly takes?: readonly string[];
  /** Types of the promise's value or of the event's payload. */
  readonly returns?: readonly string[];
  /** Types that a type contains. */
  readonly contains?: readonly string[];
  readonly deprecated?: true;
}

export interface Variant extends Content {
  /** Positions in the list of versions, the newest first. */
  readonly versions: readonly number[];
}

export interface SearchEntry extends Subject {
  readonly variants: readonly Variant[];
}

/** The index's first part: names, summaries, and signatures. */
export interface SymbolsFile {
  /** The newest first. */
  readonly versions: readonly SearchVersion[];
  readonly entries: readonly SearchEntry[];
}

/** The index's second part: the text of each variant, in the order of the first part. */
export type TextsFile = readonly string[];

/** The names of the index's files; only the name of the manifest is fixed. */
export interface Manifest {
  readonly symbols: string;
  /** Missing with `npm start`, which doesn't index texts. */
  readonly texts?: string;
}

/** The index's folder, relative to the base URL. */
export const SEARCH_FOLDER = 'assets/search/';

export const MANIFEST_NAME = 'manifest.json';

/** An archive's index is a script that contains the files by name. */
export const DISK_INDEX = 'index.js';
