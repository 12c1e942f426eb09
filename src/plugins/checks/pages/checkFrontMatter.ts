import type { WrittenPage } from '../../shared/docsContent';

/** Search results show about so much of a description. */
const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 170;

interface Fault {
  readonly key: string;
  readonly message: string;
}

function checkTitle(title: unknown): readonly Fault[] {
  if (typeof title === 'string' && title.trim() !== '') return [];
  return [
    {
      key: 'title',
      message:
        'the front matter has no title. Add one, as navigation and search show it: title: Deep Linking.',
    },
  ];
}

function checkDescription(description: unknown): readonly Fault[] {
  const key = 'description';
  if (typeof description !== 'string' || description.trim() === '') {
    return [
      {
        key,
        message: `the front matter has no description. Say in ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION} characters what a reader gets from this page: description: ….`,
      },
    ];
  }
  const { length } = description;
  if (length >= MIN_DESCRIPTION && length <= MAX_DESCRIPTION) return [];
  return [
    {
      key,
      message: `the description has ${length} characters. Write ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}: search results cut longer ones, and shorter ones say too little.`,
    },
  ];
}

const isWords = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((word) => typeof word === 'string' && word.trim() !== '');

function checkKeywords(keywords: unknown): readonly Fault[] {
  if (keywords === undefined || isWords(keywords)) return [];
  return [
    {
      key: 'keywords',
      message:
        'keywords must be a list of texts. Write words by which readers search for this page: keywords: [subtitles, cc].',
    },
  ];
}

function checkSectionKeywords(sections: unknown): readonly Fault[] {
  const isObject = typeof sections === 'object' && sections !== null;
  if (sections === undefined) return [];
  if (isObject && Object.values(sections).every(isWords)) return [];
  return [
    {
      key: 'section_keywords',
      message:
        'section_keywords must have a list of texts for each id of a heading. Write section_keywords: {test-it: [emulator]}.',
    },
  ];
}

/** Line of a key in the front matter, else the first line of the page. */
function findLine(text: string, key: string): number {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  const index = lines.findIndex((line) => line.startsWith(`${key}:`));
  return index >= 0 && index < end ? index + 1 : 1;
}

/** What is wrong with the front matter of a page: `file:line: what and fix`. */
export function checkFrontMatter(
  { file, frontMatter }: Pick<WrittenPage, 'file' | 'frontMatter'>,
  readText: (file: string) => string,
): readonly string[] {
  return [
    ...checkTitle(frontMatter['title']),
    ...checkDescription(frontMatter['description']),
    ...checkKeywords(frontMatter['keywords']),
    ...checkSectionKeywords(frontMatter['section_keywords']),
  ].map(
    ({ key, message }) =>
      `${file}:${findLine(readText(file), key)}: ${message}`,
  );
}
