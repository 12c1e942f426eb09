import type { EnumValue } from '../document/resolveSchema';
import type { Change } from '../diff/Change';
import type { Release } from '../document/types';
import type { Part } from '../print/printType';
import type { Lines } from '../document/listLines';
import type { History, SymbolHistory } from '../history/getHistory';

export interface Context extends Pick<Release, 'document' | 'basePath'> {
  /** All versions, oldest first, for the history of symbols. */
  readonly releases?: readonly Release[];
  readonly history?: History;
  readonly lines?: Lines;
}

export interface ValueModel extends EnumValue {
  /** Missing if the value is as old as its type. */
  readonly since?: string;
}

export interface FieldModel {
  /** A nested field has a path as its name, for instance `styles.fontSize`. */
  readonly name: string;
  /** True for a field of a parameter, a result, or another field. */
  readonly isNested?: boolean;
  readonly type: readonly Part[];
  readonly required: boolean;
  readonly description: string;
  /** Limits as phrases; `default` comes last. */
  readonly constraints: readonly string[];
  readonly values?: readonly ValueModel[];
}

export interface LinkModel {
  readonly text: string;
  readonly href: string;
}

export interface FormModel {
  /** The purpose, for instance `Subscribe to changes`. */
  readonly title: string;
  readonly signature: readonly Part[];
}

export interface HistoryModel extends Omit<SymbolHistory, 'versions'> {
  /** All versions, oldest first, each with the symbol's URL if it has the symbol. */
  readonly availability: readonly {
    readonly version: string;
    readonly href?: string;
  }[];
}

export interface SymbolModel extends LinkModel {
  readonly kind: 'module' | 'method' | 'property' | 'event' | 'type';
  readonly summary: string;
}

/** A difference, with the URLs of the symbol in the older and the newer version. */
export interface ChangeModel extends Change {
  readonly from?: string;
  readonly to?: string;
  /** Set only for a new symbol. */
  readonly signature?: string;
  /** Heading id in the Upgrading guide. */
  readonly guide?: string;
}
