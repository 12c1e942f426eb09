/** What a hit is; the order decides between hits of equal name. */
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
 * Long texts are lines: a sentence or more, a row of a table with its cells apart,
 * or what is no sentence, such as code.
 */
export const LINE = '\n';
export const CELL = '\t';
/** Stands before what is no sentence. */
export const CODE = '`';

/** A version of the docs. */
export interface SearchVersion {
  readonly name: string;
  readonly label: string;
  /** Root of its docs, for instance `/docs/1.1.0/`, without the base URL. */
  readonly path: string;
}

/** What the versions have in common of a symbol or section. */
export interface Subject {
  readonly kind: EntryKind;
  readonly name: string;
  /** Module, page of shared types, or title of the page. */
  readonly parent?: string;
  /** Other names to find it by, such as the name on the wire. */
  readonly aliases?: readonly string[];
  /** What readers call it who do not know its name. */
  readonly keywords?: readonly string[];
}

/** What can differ between versions, without the long text. */
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

/** First part of the index: enough for names, summaries and signatures. */
export interface SymbolsFile {
  /** The newest first. */
  readonly versions: readonly SearchVersion[];
  readonly entries: readonly SearchEntry[];
}

/** Second part: the text of each variant, in the order of the first part. */
export type TextsFile = readonly string[];

/** Says where the parts are; the only file whose name never changes. */
export interface Manifest {
  readonly symbols: string;
  /** Absent where only symbols and titles are known: in `npm start`. */
  readonly texts?: string;
}

/** Folder of the index, from the base URL. */
export const SEARCH_FOLDER = 'assets/search/';

export const MANIFEST_NAME = 'manifest.json';

/** The index of an archive: a script that brings the files by their names. */
export const DISK_INDEX = 'index.js';
