import type { EnumValue } from '../document/getProperties';
import type { ChangeKind, ChangeSubject } from '../diff/Change';
import type { Described, Release } from '../document/types';
import type { Part } from '../print/Part';
import type { Lines } from '../document/listLines';
import type { History } from '../history/History';

/** What a page needs to know beside what it shows. */
export interface Context extends Pick<Release, 'document' | 'basePath'> {
  /** All versions, old to new, to tell what became of a symbol. */
  readonly releases?: readonly Release[];
  readonly history?: History;
  /** Where in its file the document says what. */
  readonly lines?: Lines;
}

/** A value of an enumeration, dated where it is young. */
export interface ValueModel extends EnumValue {
  /** First version that has it, where that is not its type's. */
  readonly since?: string;
}

/** A parameter, a result or a field of an object, ready to show. */
export interface FieldModel {
  /** Name; inside an object the path, for instance `styles.fontSize`. */
  readonly name: string;
  /** True for a field of a field, or of a parameter or result. */
  readonly isNested?: boolean;
  readonly type: readonly Part[];
  readonly required: boolean;
  readonly description: string;
  /** Limits in words, `default` last. */
  readonly constraints: readonly string[];
  readonly values?: readonly ValueModel[];
}

/** One example of a method, printed for each of its readers. */
export interface ExampleModel {
  readonly name: string;
  readonly javascript: string;
  /** The value app code gets, as JSON; `undefined` for nothing. */
  readonly result?: string;
  /** JSON-RPC messages; none for a method that sends nothing. */
  readonly messages: readonly MessageModel[];
}

/** A JSON-RPC message and who sends it. */
export interface MessageModel {
  readonly title: string;
  readonly body: string;
}

/** A link to another symbol. */
export interface LinkModel {
  readonly text: string;
  readonly href: string;
}

/** One way to use a method or an event from JavaScript. */
export interface FormModel {
  /** What the form is for, for instance `Subscribe to changes`. */
  readonly title: string;
  readonly signature: readonly Part[];
}

/** What became of a symbol over the versions. */
export interface HistoryModel {
  readonly since: string;
  readonly deprecatedSince?: string;
  /** What to use instead, for instance `Device.name()`. */
  readonly alternative?: string;
  /** First version without it. */
  readonly removedIn?: string;
  readonly changes: readonly {
    readonly version: string;
    readonly messages: readonly string[];
  }[];
  /** Every version, old to new, with the symbol's address where it has it. */
  readonly availability: readonly {
    readonly version: string;
    readonly href?: string;
  }[];
}

/** A symbol that this version lacks but another has. */
export interface AbsentModel {
  /** Heading id in the versions that have it. */
  readonly id: string;
  readonly name: string;
  readonly since: string;
  /** Last version that has it. */
  readonly until: string;
}

export interface MethodModel {
  readonly id: string;
  readonly name: string;
  /** Name on the wire. */
  readonly method: string;
  /** Of the document's file, where its text stands. */
  readonly line?: number;
  /** `Device.audio()`, or the event's name. */
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecation?: {
    readonly since?: string;
    readonly alternative?: LinkModel;
  };
  readonly forms: readonly FormModel[];
  readonly parameters: readonly FieldModel[];
  /** The promise's value or the event's payload, then its fields. */
  readonly result: readonly FieldModel[];
  /** What a failing call does, where it gives a promise: the same for all. */
  readonly failure?: readonly Part[];
  /** Ways to fail besides, each a sentence with links. */
  readonly errors: readonly (readonly Part[])[];
  readonly history?: HistoryModel;
  readonly examples: readonly ExampleModel[];
  /** The event a property implies, or the property behind an event. */
  readonly related?: LinkModel;
}

export interface SchemaModel {
  readonly id: string;
  readonly name: string;
  /** Of the document's file, where its text stands. */
  readonly line?: number;
  readonly summary: string;
  readonly description?: string;
  readonly type: readonly Part[];
  readonly constraints: readonly string[];
  readonly fields: readonly FieldModel[];
  readonly values: readonly ValueModel[];
  /** Types that this union allows. */
  readonly alternatives: readonly {
    readonly link: LinkModel;
    readonly summary: string;
  }[];
  readonly examples: readonly string[];
  /** Methods, events and schemas that refer to this one. */
  readonly usedBy: readonly LinkModel[];
  readonly history?: HistoryModel;
}

/** A heading of the page, as Docusaurus wants it. */
export interface TableOfContentsItem {
  readonly value: string;
  readonly id: string;
  readonly level: 2 | 3;
}

export interface ModuleModel {
  readonly name: string;
  readonly version: string;
  readonly summary: string;
  readonly description?: string;
  readonly methods: readonly MethodModel[];
  readonly listeners: readonly ListenerModel[];
  readonly events: readonly MethodModel[];
  readonly internal: readonly MethodModel[];
  readonly schemas: readonly SchemaModel[];
  readonly history?: HistoryModel;
  readonly absent: readonly AbsentModel[];
  readonly toc: readonly TableOfContentsItem[];
}

/** `listen`, `once` or `clear` of one module. */
export interface ListenerModel {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly forms: readonly FormModel[];
  readonly example: string;
}

export interface SchemaPageModel {
  readonly name: string;
  readonly version: string;
  readonly summary: string;
  readonly schemas: readonly SchemaModel[];
  readonly absent: readonly AbsentModel[];
  readonly toc: readonly TableOfContentsItem[];
}

/** The lists of the overview pages. */
export interface IndexModel {
  readonly version: string;
  readonly modules: readonly Described[];
  readonly schemaPages: readonly Described[];
  /** Modules of other versions. */
  readonly absent: readonly AbsentModel[];
}

/** A line of the index of all symbols. */
export interface SymbolModel extends LinkModel {
  readonly kind: 'module' | 'method' | 'property' | 'event' | 'type';
  readonly summary: string;
}

/** One difference between two versions, with the symbol's address in both. */
export interface ChangeModel {
  readonly kind: ChangeKind;
  readonly subject: ChangeSubject;
  /** Module or page of types that documents the symbol; `''` for all. */
  readonly module: string;
  readonly symbol: string;
  readonly message: string;
  /** True when it can stop an app that worked with the older version. */
  readonly breaking: boolean;
  readonly reason: string;
  readonly from?: string;
  readonly to?: string;
  /** How it is called or written, for what is new. */
  readonly signature?: string;
}

/** Everything that differs between two versions. */
export interface ComparisonModel {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly ChangeModel[];
}
