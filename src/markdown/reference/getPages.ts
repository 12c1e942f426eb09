import type { BlockContent } from 'mdast';
import type { ModuleModel, SchemaPageModel } from '../../openrpc';
import { SECTION_TITLES } from '../../openrpc/pages/sections';
import { printImport } from '../../openrpc/print/printImport';
import { code, heading, paragraph, text } from '../nodes';
import { getListenerNodes, getMethodNodes } from './getMethod';
import { getAbsentNotes, getHistoryNotes } from './getNotes';
import { getSchemaNodes } from './getSchema';
import { toInline, toSentence } from './inline';

const INTERNAL_NOTE =
  'App code cannot call these. They appear in JSON-RPC logs, so here is what they mean.';

function getSection(
  name: keyof typeof SECTION_TITLES,
  content: readonly BlockContent[],
): readonly BlockContent[] {
  if (content.length === 0) return [];
  return [heading(2, text(SECTION_TITLES[name])), ...content];
}

/** The reference of a module, as `components/api/Module.tsx` shows it. */
export function getModuleNodes(model: ModuleModel): readonly BlockContent[] {
  const { internal } = model;
  const failure = model.methods.find((method) => method.failure)?.failure;
  return [
    ...getSection('overview', [
      ...getHistoryNotes(model.history),
      paragraph(...toInline(model.description ?? model.summary)),
    ]),
    ...getSection('usage', [code('js', printImport(model.name).trim())]),
    ...getSection('methods', [
      ...(failure ? [paragraph(...toSentence(failure))] : []),
      ...model.methods.flatMap((method) => getMethodNodes(method, 3)),
    ]),
    ...getSection('events', [
      ...(model.events.length > 0
        ? model.listeners.flatMap((one) => getListenerNodes(one, 3))
        : []),
      ...model.events.flatMap((event) => getMethodNodes(event, 3, 'Payload')),
    ]),
    ...getSection(
      'internal',
      internal.length > 0
        ? [
            paragraph(text(INTERNAL_NOTE)),
            ...internal.flatMap((method) => getMethodNodes(method, 3)),
          ]
        : [],
    ),
    ...getSection(
      'schemas',
      model.schemas.flatMap((schema) => getSchemaNodes(schema, 3)),
    ),
    ...getAbsentNotes(model.absent, model.version),
  ];
}

/** A page of shared types, as `components/api/SchemaPage.tsx` shows it. */
export function getSchemaPageNodes(
  model: SchemaPageModel,
): readonly BlockContent[] {
  return [
    paragraph(...toInline(model.summary)),
    ...model.schemas.flatMap((schema) => getSchemaNodes(schema, 2)),
    ...getAbsentNotes(model.absent, model.version),
  ];
}
