import type { BlockContent, List, PhrasingContent } from 'mdast';
import type { FieldModel, ValueModel } from '../../openrpc';
import {
  inlineCode,
  list,
  paragraph,
  strong,
  text,
  toInline,
  toType,
} from '../nodes';

/** The values of an enumeration with their meanings. */
export function getValueList(values: readonly ValueModel[]): List {
  return list(
    values.map(({ value, description, since }) => [
      paragraph(
        inlineCode(`'${value}'`),
        ...(description ? [text(': '), ...toInline(description)] : []),
        ...(since ? [text(` (since ${since})`)] : []),
      ),
    ]),
  );
}

function getField(
  field: FieldModel,
  showsOptional: boolean,
): readonly BlockContent[] {
  const { name, type, required, description, constraints, values } = field;
  const marks = [
    ...(showsOptional ? [required ? 'required' : 'optional'] : []),
    ...constraints,
  ];
  const line: PhrasingContent[] = [
    ...(name
      ? [{ ...strong(''), children: [inlineCode(name)] }, text(' ')]
      : []),
    ...toType(type),
    ...(marks.length > 0 ? [text(` (${marks.join(', ')})`)] : []),
    ...(description ? [text(': '), ...toInline(description)] : []),
  ];
  return [paragraph(...line), ...(values ? [getValueList(values)] : [])];
}

/**
 * Parameters, a result or an object's fields, one line each.
 * @param showsOptional whether to mark optional ones; a result is never optional
 */
export function getFieldList(
  fields: readonly FieldModel[],
  showsOptional = true,
): List {
  return list(
    fields.map((field) =>
      getField(field, showsOptional || field.name.includes('.')),
    ),
  );
}
