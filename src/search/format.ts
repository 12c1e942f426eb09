/** The kind of a hit; of hits with equal names, the earlier kind comes first. */
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
 * `types` is a page of shared types, `tool` is one outside the docs or something to do
 * with them, `page` and `section` belong to guides,
 * `listener` is `listen`, `once` or `clear`, and a `message` is sent by the SDK.
 */
export type EntryKind = (typeof KINDS)[number];

/*
 * Long texts are stored as lines. A line is one or more sentences, a table row with
 * separated cells, or something that isn't a sentence, such as code.
 */
export const LINE = '\n';
export const CELL = '\t';
/** Precedes a line that isn't a sentence. */
export const CODE = '`';

/** A version of the docs. */
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
  /** Module, page of shared types, or title of the page. */
  readonly parent?: string;
  /** Other names, such as the name in JSON-RPC. */
  readonly aliases?: readonly string[];
  /** Words that readers use if they don't know the name. */
  readonly keywords?: readonly string[];
}

/** The data that can differ between versions, without the long text. */
export interface Content {
  /**
   * From the root of the version's docs: `api/Device/#audio`; from that of the site:
   * `/playground/`; or an address elsewhere.
   */
  readonly path: string;
  readonly summary?: string;
  readonly signature?: string;
  /** Types of the arguments. */
  readonly takes?: readonly string[];
  /** Types of the promise's value or of the event's payload. */
  readonly returns?: readonly string[];
  /** Types that a type is made of. */
  readonly contains?: readonly string[];
  readonly deprecated?: true;
}

/**
 * Versions as pairs of first and last index into the list of versions:
 * `[0, 2, 4, 4]` is the newest three and the fifth.
 */
export type Ranges = readonly number[];

export interface Variant extends Content {
  readonly versions: Ranges;
}

export interface SearchEntry extends Subject {
  readonly variants: readonly Variant[];
}

/** First part of the index: names, summaries and signatures. */
export interface SymbolsFile {
  /** The newest first. */
  readonly versions: readonly SearchVersion[];
  readonly entries: readonly SearchEntry[];
}

/** Second part: the text of each variant, in the order of the first part. */
export type TextsFile = readonly string[];

/** Lists the files of the parts; the only file with a fixed name. */
export interface Manifest {
  readonly symbols: string;
  /** Absent in `npm start`, which indexes only symbols and titles. */
  readonly texts?: string;
}

/** Folder of the index, relative to the base URL. */
export const SEARCH_FOLDER = 'assets/search/';

export const MANIFEST_NAME = 'manifest.json';

/** The index of an archive: a script that contains the files by name. */
export const DISK_INDEX = 'index.js';
