import type { BlockContent } from 'mdast';
import {
  toText,
  type ExampleModel,
  type FormModel,
  type ListenerModel,
  type MethodModel,
} from '../../openrpc';
import {
  blocks,
  code,
  heading,
  list,
  paragraph,
  strong,
  text,
  toInline,
  toLink,
  toSentence,
} from '../nodes';
import { getFieldList } from './getFields';
import { getHistoryNotes } from './getNotes';

/** A bold line that introduces the next block. */
const label = (value: string): BlockContent => paragraph(strong(value));

function getForms(forms: readonly FormModel[]): readonly BlockContent[] {
  return forms.flatMap(({ title, signature }) => [
    ...(forms.length > 1 ? [label(title)] : []),
    code('ts', toText(signature)),
  ]);
}

function getDeprecation({ deprecation }: MethodModel): readonly BlockContent[] {
  if (!deprecation) return [];
  const { since, alternative } = deprecation;
  return [
    paragraph(
      strong(`Deprecated${since ? ` since ${since}` : ''}.`),
      alternative && [text(' Use '), toLink(alternative), text(' instead.')],
    ),
  ];
}

function getExample(example: ExampleModel): readonly BlockContent[] {
  const { name, javascript, result, messages } = example;
  return blocks(
    label(name),
    code('js', javascript),
    result !== undefined && [label('Value'), code('json', result)],
    messages.flatMap(({ title, body }) => [
      label(`JSON-RPC: ${title}`),
      code('json', body),
    ]),
  );
}

/**
 * A method or an event: its description, how to call it, and its result.
 *
 * @param depth heading level
 * @param resultTitle label of the result
 */
export function getMethodNodes(
  method: MethodModel,
  depth: number,
  resultTitle = 'Result',
): readonly BlockContent[] {
  const { name, summary, description, related, parameters, result } = method;
  // A symbol's own file repeats the failure that its module's page explains once for all.
  const failure = depth === 1 && method.failure ? [method.failure] : [];
  const errors = [...failure, ...method.errors];
  const part = (title: string, content: readonly BlockContent[]) =>
    content.length > 0 && [heading(depth + 1, text(title)), ...content];
  return blocks(
    heading(depth, text(name)),
    getDeprecation(method),
    paragraph(toInline(summary)),
    getForms(method.forms),
    description && paragraph(toInline(description)),
    related && paragraph(text('See also '), toLink(related), text('.')),
    getHistoryNotes(method.history),
    part('Parameters', blocks(getFieldList(parameters))),
    part(resultTitle, [getFieldList(result, false)]),
    part(
      'Errors',
      blocks(list(errors.map((error) => [paragraph(toSentence(error))]))),
    ),
    part('Examples', method.examples.flatMap(getExample)),
  );
}

/** `listen`, `once` or `clear`. */
export function getListenerNodes(
  listener: ListenerModel,
  depth: number,
): readonly BlockContent[] {
  const { name, summary, description, forms, example } = listener;
  return blocks(
    heading(depth, text(name)),
    paragraph(toInline(summary)),
    getForms(forms),
    description && paragraph(toInline(description)),
    code('js', example),
  );
}
