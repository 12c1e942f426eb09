/** Splits a text of two paragraphs into its first sentence and the rest. */
export function splitText(text = ''): {
  readonly summary: string;
  readonly description?: string;
} {
  const [summary = '', ...rest] = text.split('\n\n');
  return rest.length
    ? { summary, description: rest.join('\n\n') }
    : { summary };
}
