import type { List } from 'mdast';
import type { FieldModel, ValueModel } from '../../openrpc';
import {
  blocks,
  inlineCode,
  list,
  paragraph,
  strong,
  text,
  toInline,
  toType,
} from '../nodes';

/** The values of an enumeration with their meanings. */
export function getValueList(values: readonly ValueModel[] = []): List {
  return list(
    values.map(({ value, description, since }) => [
      paragraph(
        inlineCode(`'${value}'`),
        description && [text(': '), ...toInline(description)],
        since && text(` (since ${since})`),
      ),
    ]),
  );
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
    fields.map(({ name, type, required, description, ...field }) => {
      const isMarked = showsOptional || name.includes('.');
      const mark = required ? 'required' : 'optional';
      const marks = [...(isMarked ? [mark] : []), ...field.constraints];
      return blocks(
        paragraph(
          name && [{ ...strong(''), children: [inlineCode(name)] }, text(' ')],
          toType(type),
          marks.length > 0 && text(` (${marks.join(', ')})`),
          description && [text(': '), ...toInline(description)],
        ),
        getValueList(field.values),
      );
    }),
  );
}
