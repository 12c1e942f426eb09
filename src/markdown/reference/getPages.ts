import type { BlockContent } from 'mdast';
import {
  type ListedKind,
  type MethodModel,
  type ModuleModel,
  type SchemaPageModel,
  toText,
  type SchemaModel,
} from '../../openrpc';
import { SECTIONS, type SectionName } from '../../openrpc/pages/getAnchors';
import { printImport } from '../../openrpc/print/printImport';
import type { PageModel } from '../../reference/kinds';
import {
  blocks,
  code,
  heading,
  paragraph,
  text,
  inlineCode,
  join,
  link,
  list,
  toInline,
  toSentence,
  toLink,
} from '../nodes';
import { getListenerNodes, getMethodNodes } from './getMethod';
import { getAbsentNotes, getHistoryNotes } from './getNotes';
import { getFieldList, getValueList } from './getFields';

/** A type: its shape, its fields or values, and the symbols that use it. */
function getSchemaNodes(
  schema: SchemaModel,
  depth: number,
): readonly BlockContent[] {
  const { name, summary, description, type, constraints, usedBy } = schema;
  const users = usedBy.map((user) => [toLink(user)]);
  return blocks(
    heading(depth, text(name)),
    summary && paragraph(toInline(summary)),
    type.length > 0 && code('ts', `type ${name} = ${toText(type)}`),
    constraints.length > 0 && paragraph(text(constraints.join(' · '))),
    description && paragraph(toInline(description)),
    getHistoryNotes(schema.history),
    getValueList(schema.values),
    list(
      schema.alternatives.map((one) => [
        paragraph(
          link(one.link.href, inlineCode(one.link.text)),
          one.summary && [text(': '), ...toInline(one.summary)],
        ),
      ]),
    ),
    getFieldList(schema.fields),
    schema.examples.map((example) => code('json', example)),
    users.length > 0 && paragraph(text('Used by '), join(users, text(', '))),
  );
}

const INTERNAL_NOTE =
  "App code can't call these methods. They are listed here because they appear in JSON-RPC logs.";

function getSection(
  name: SectionName,
  content: readonly BlockContent[],
): readonly BlockContent[] {
  if (content.length === 0) return [];
  return [heading(2, text(SECTIONS[name].title)), ...content];
}

/** The methods and events of a module with a line each. */
function getMemberList({ methods, events }: ModuleModel): BlockContent {
  const toRow = (
    { summary, deprecation }: MethodModel,
    name: string,
    kind = '',
  ): readonly BlockContent[] => [
    paragraph(
      inlineCode(name),
      text(`${kind}: `),
      toInline(summary),
      deprecation && text(' Deprecated.'),
    ),
  ];
  return list([
    ...methods.map((method) => toRow(method, `${method.name}()`)),
    ...events.map((event) => toRow(event, event.name, ' event')),
  ]);
}

/** The reference of a module, as `components/api/Module.tsx` shows it. */
function getModuleNodes(model: ModuleModel): readonly BlockContent[] {
  const { methods, events, internal, schemas } = model;
  const failure = methods.find((method) => method.failure)?.failure;
  return blocks(
    getSection(
      'overview',
      blocks(
        paragraph(toInline(model.description ?? model.summary)),
        getHistoryNotes(model.history),
        getMemberList(model),
      ),
    ),
    getSection('usage', [code('js', printImport(model.name).trim())]),
    getSection(
      'methods',
      blocks(
        failure && paragraph(toSentence(failure)),
        methods.flatMap((method) => getMethodNodes(method, 3)),
      ),
    ),
    getSection(
      'events',
      blocks(
        model.listeners.flatMap((one) => getListenerNodes(one, 3)),
        events.flatMap((event) => getMethodNodes(event, 3, 'Payload')),
      ),
    ),
    getSection(
      'internal',
      blocks(
        internal.length > 0 && paragraph(text(INTERNAL_NOTE)),
        internal.flatMap((method) => getMethodNodes(method, 3)),
      ),
    ),
    getSection(
      'schemas',
      schemas.flatMap((schema) => getSchemaNodes(schema, 3)),
    ),
    getAbsentNotes(model.absent, model.version),
  );
}

/** A page of shared types, as `components/api/SchemaPage.tsx` shows it. */
function getSchemaPageNodes(model: SchemaPageModel): readonly BlockContent[] {
  return [
    paragraph(toInline(model.summary)),
    ...model.schemas.flatMap((schema) => getSchemaNodes(schema, 2)),
    ...getAbsentNotes(model.absent, model.version),
  ];
}

type Nodes = readonly BlockContent[];

/** Heading ids of a page, each with the content of the symbol's file. */
type Symbols = readonly (readonly [id: string, nodes: Nodes])[];

const toSymbols = ({ schemas }: Pick<SchemaPageModel, 'schemas'>): Symbols =>
  schemas.map((schema) => [schema.id, getSchemaNodes(schema, 1)]);

/** The functions that print pages from their models, by kind. */
const PRINTERS: {
  readonly [K in ListedKind]: {
    readonly getNodes: (model: PageModel<K>) => Nodes;
    readonly getSymbols: (model: PageModel<K>) => Symbols;
  };
} = {
  module: {
    getNodes: getModuleNodes,
    getSymbols: (model) => [
      ...model.methods.map((m) => [m.id, getMethodNodes(m, 1)] as const),
      ...model.events.map(
        (m) => [m.id, getMethodNodes(m, 1, 'Payload')] as const,
      ),
      ...toSymbols(model),
    ],
  },
  schemas: { getNodes: getSchemaPageNodes, getSymbols: toSymbols },
};

/** A page of the reference as Markdown, with the same content as its component. */
export const getPageNodes = <K extends ListedKind>(
  kind: K,
  model: PageModel<K>,
): Nodes => PRINTERS[kind].getNodes(model);

/** The content of each symbol on a page that has a file of its own. */
export const getSymbolNodes = <K extends ListedKind>(
  kind: K,
  model: PageModel<K>,
): Symbols => PRINTERS[kind].getSymbols(model);
