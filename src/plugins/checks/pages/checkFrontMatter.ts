import type { WrittenPage } from '../../shared/docsContent';

/** In characters; search engines show descriptions of about this length. */
const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 170;

const isString = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const areStrings = (value: unknown): boolean =>
  Array.isArray(value) && value.every(isString);

const explainDescription = (value: unknown): string | undefined => {
  if (!isString(value)) {
    return `the front matter has no description. Summarize the page in ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION} characters: description: ….`;
  }
  const { length } = value;
  return length >= MIN_DESCRIPTION && length <= MAX_DESCRIPTION
    ? undefined
    : `the description has ${length} characters. Write ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}: search engines truncate longer descriptions, and shorter ones say too little.`;
};

/** Each rule returns an error message if the value of its key is wrong. */
const RULES: Readonly<Record<string, (value: unknown) => string | undefined>> =
  {
    title: (value) =>
      isString(value)
        ? undefined
        : 'the front matter lacks a title, which navigation and search show. Add one: title: Deep Linking.',
    description: explainDescription,
    section_keywords: (value = {}) =>
      typeof value === 'object' &&
      value &&
      Object.values(value).every(areStrings)
        ? undefined
        : 'section_keywords must map heading IDs to arrays of strings, for example section_keywords: {test-it: [emulator]}.',
  };

function findLine(text: string, key: string): number {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  const index = lines.findIndex((line) => line.startsWith(`${key}:`));
  return index >= 0 && index < end ? index + 1 : 1;
}

export const checkFrontMatter = (
  { file, frontMatter }: Pick<WrittenPage, 'file' | 'frontMatter'>,
  text: string,
): readonly string[] =>
  Object.entries(RULES).flatMap(([key, explain]) => {
    const message = explain(frontMatter[key]);
    return message ? [`${file}:${findLine(text, key)}: ${message}`] : [];
  });
