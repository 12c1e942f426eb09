import type { BlockContent } from 'mdast';
import { toText, type SchemaModel } from '../../openrpc';
import {
  code,
  heading,
  inlineCode,
  join,
  link,
  list,
  paragraph,
  text,
} from '../nodes';
import { getFieldList, getValueList } from './getFields';
import { getHistoryNotes } from './getNotes';
import { toInline, toLink } from './inline';

/** A type: its shape, its fields or values, and who uses it. */
export function getSchemaNodes(
  schema: SchemaModel,
  depth: number,
): readonly BlockContent[] {
  const { name, summary, description, type, constraints, usedBy } = schema;
  return [
    heading(depth, text(name)),
    ...getHistoryNotes(schema.history),
    ...(summary ? [paragraph(...toInline(summary))] : []),
    ...(type.length > 0 ? [code('ts', `type ${name} = ${toText(type)}`)] : []),
    ...(constraints.length > 0
      ? [paragraph(text(constraints.join(' · ')))]
      : []),
    ...(description ? [paragraph(...toInline(description))] : []),
    ...(schema.values.length > 0 ? [getValueList(schema.values)] : []),
    ...(schema.alternatives.length > 0
      ? [
          list(
            schema.alternatives.map((one) => [
              paragraph(
                link(one.link.href, inlineCode(one.link.text)),
                ...(one.summary ? [text(': '), ...toInline(one.summary)] : []),
              ),
            ]),
          ),
        ]
      : []),
    ...(schema.fields.length > 0 ? [getFieldList(schema.fields)] : []),
    ...schema.examples.map((example) => code('json', example)),
    ...(usedBy.length > 0
      ? [
          paragraph(
            text('Used by '),
            ...join(
              usedBy.map((user) => [toLink(user)]),
              text(', '),
            ),
          ),
        ]
      : []),
  ];
}
